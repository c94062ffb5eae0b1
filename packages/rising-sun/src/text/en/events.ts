import type { Dictionary, EventWords } from '../dictionary.ts';
import { cards } from './cards.ts';
import { coins, count, goods, list, points } from './counts.ts';
import { names } from './names.ts';

const { provinces, kinds, mandates, shrines, advantages, seasons, sets, clans } = names;
const said = (phrase: keyof typeof phrases) => `“${phrases[phrase]}”`;
const exchange = (e: { coins: number; ronin: number; forCoins: number; forRonin: number }) =>
  `${goods(e)} for ${goods({ coins: e.forCoins, ronin: e.forRonin })}`;

export const phrases: Dictionary['phrases'] = {
  together: 'Let us go through this season together.',
  pays: 'My friendship comes with a gift.',
  paid: 'My help has its price.',
  gladly: 'Gladly. Our banners belong side by side.',
  fairPrice: 'A fair price. We are agreed.',
  tooFar: 'You ask too much.',
  tooStrong: 'You are strong enough without me.',
  otherPlans: 'I have other plans for this season.',
  alone: 'I go my own way this season.',
  waits: 'I would rather listen first.',
};

export const from: Dictionary['from'] = (source) => {
  switch (source) {
    case 'harvest':
      return 'the harvest';
    case 'outcome':
      return 'the war province';
    case 'seppuku':
    case 'hostage':
    case 'ronin':
    case 'poets':
      return advantages[source].name;
    default:
      return source in shrines
        ? shrines[source as keyof typeof shrines].name
        : cards[source as keyof typeof cards].name;
  }
};

export const events: EventWords = {
  setChosen: ({ set, shrines: row }) =>
    `The season cards of the set “${sets[set]}” are in play. The shrines: ${list(row.map((one) => shrines[one].name))}.`,
  takesClan: ({ seat, clan }, who) => `${who(seat)} leads the ${clans[clan]}.`,
  seated: ({ circle }, who) =>
    `Clockwise around the table, and from the top of the honor track: ${circle.map(who).join(', ')}.`,
  seasonBegins: ({ season, wars }) =>
    `${seasons[season]} begins. There will be war in this order: ${wars.map((one) => provinces[one]).join(', ')}.`,
  income: ({ coins: all }, who) => `Income: ${all.map((n, seat) => `${who(seat)} ${coins(n)}`).join(', ')}.`,
  returnsHostages: ({ seat, figures, coins: n }, who) =>
    `${who(seat)} returns hostages (${list(figures.map((one) => kinds[one]))}) and gets ${coins(n)}.`,
  teaBegins: () => 'The tea ceremony begins. Old alliances are over.',
  proposes: ({ seat, to, coins: n, phrase }, who) =>
    `${who(seat)} proposes an alliance${n > 0 ? ` and offers ${coins(n)}` : n < 0 ? ` and asks for ${coins(-n)}` : ''}; ${who(to)} may answer. ${said(phrase)}`,
  waits: ({ seat, phrase }, who) => `${who(seat)} waits. ${said(phrase)}`,
  withdraws: ({ seat, phrase }, who) => `${who(seat)} wants no alliance this season. ${said(phrase)}`,
  declines: ({ seat, phrase }, who) => `${who(seat)} declines. ${said(phrase)}`,
  allies: ({ seat, with: other, coins: n, phrase }, who) =>
    `${who(seat)} and ${who(other)} are allies${n !== 0 ? `; ${who(n > 0 ? seat : other)} gets ${coins(Math.abs(n))}` : ''}. ${said(phrase)}`,
  teaEnds: () => 'The tea ceremony is over.',
  looks: ({ tiles }) => `You look at ${list(tiles.map((one) => mandates[one].name))}.`,
  playsMandate: ({ seat, mandate, isFaceDown }, who) =>
    isFaceDown
      ? `${who(seat)} plays a tile face down and names ${mandates[mandate].name}.`
      : `${who(seat)} plays ${mandates[mandate].name}.`,
  summons: ({ seat, kind, province }, who) => `${who(seat)} summons to ${provinces[province]}: ${kinds[kind]}.`,
  worships: ({ seat, kind, shrine }, who) => `${who(seat)} sends to ${shrines[shrine].name}: ${kinds[kind]}.`,
  places: ({ seat, province, by }, who) => `${who(seat)} places a bushi in ${provinces[province]} (${cards[by].name}).`,
  moves: ({ seat, kind, from: start, to }, who) =>
    `${who(seat)} moves from ${provinces[start]} to ${provinces[to]}: ${kinds[kind]}.`,
  charges: ({ seat, mover, isPaid }, who) =>
    isPaid
      ? `${who(seat)} charges for the sea route, ${who(mover)} pays a coin.`
      : `${who(seat)} charges for the sea route, ${who(mover)} cannot pay and stays.`,
  letsPass: ({ seat, mover }, who) => `${who(seat)} leaves the sea route free, ${who(mover)} passes.`,
  builds: ({ seat, province, coins: n }, who) =>
    `${who(seat)} builds a stronghold in ${provinces[province]} for ${coins(n)}.`,
  buys: ({ seat, card, coins: n }, who) => `${who(seat)} buys ${cards[card].name} for ${n === 0 ? 'free' : coins(n)}.`,
  passesOnCoin: ({ seat, to }, who) => `${who(seat)} shows benevolence, ${who(to)} gets a coin.`,
  gains: ({ seat, from: source, points: p, coins: c, ronin: r }, who) =>
    `${who(seat)} gains ${goods({ points: p, coins: c, ronin: r })} (${from(source)}).`,
  takesCoins: ({ seat, of, by }, who) =>
    `${who(seat)} takes a coin each (${cards[by].name}), ${list(of.map(who))} ${of.length > 1 ? 'pay' : 'pays'}.`,
  stealsPoints: ({ of, points: n }, who) => `${who(of)} loses ${points(n)} to the Oni of Spite.`,
  harvests: ({ seat, provinces: reaped, coins: c, ronin: r }, who) =>
    `${who(seat)} harvests ${goods({ coins: c, ronin: r })}${
      reaped.length > 0 ? `, from ${list(reaped.map((one) => provinces[one]))}` : ''
    }.`,
  betrays: ({ seat, ally }, who) => `${who(seat)} breaks the alliance, ${who(ally)} stands alone.`,
  replaces: ({ seat, owner, kind, by, place }, who) =>
    `${who(seat)} betrays: in ${place in shrines ? shrines[place as keyof typeof shrines].name : provinces[place as keyof typeof provinces]} ${kinds[by]} for ${kinds[kind]}, which ${who(owner)} takes back.`,
  honor: ({ seat, from: start, to }, who) =>
    to < start ? `${who(seat)} rises to place ${to + 1} of honor.` : `${who(seat)} falls to place ${to + 1} of honor.`,
  kamiTurn: () => 'The kami have their turn.',
  shrineWon: ({ seat, shrine }, who) => `${who(seat)} is foremost at ${shrines[shrine].name}.`,
  declinesCard: ({ seat, card }, who) => `${who(seat)} does not use ${cards[card].name}.`,
  declinesShrine: ({ seat, shrine }, who) => `${who(seat)} does not use ${shrines[shrine].name}.`,
  kills: ({ owner, kind, count: n, province }, who) =>
    `${who(owner)} loses in ${provinces[province]}: ${kinds[kind]}${n > 1 ? ` ×${n}` : ''}.`,
  spares: ({ seat }, who) => `${who(seat)} shows mercy: nobody dies.`,
  ready: ({ seat }, who) => `${who(seat)} is ready for the war.`,
  warBegins: () => 'The war begins. Nothing can be given any more.',
  converts: ({ seat, ronin: n }, who) => `${who(seat)} changes ${n} ronin into coins.`,
  noWar: ({ province }) => `${provinces[province]}: nobody is there.`,
  takesToken: ({ seat, province, how }, who) =>
    how === 'battle'
      ? `${who(seat)} wins the battle of ${provinces[province]}.`
      : how === 'ally'
        ? `${provinces[province]}: only allies are there; ${who(seat)} is stronger and takes it.`
        : `${who(seat)} takes ${provinces[province]} without a battle.`,
  battle: ({ province, participants }, who) => `Battle of ${provinces[province]}: ${participants.map(who).join(', ')}.`,
  bids: ({ seat, bids }, who) =>
    `${who(seat)} bids: seppuku ${bids[0]}, hostage ${bids[1]}, ronin ${bids[2]}, poets ${bids[3]}.`,
  winsAdvantage: ({ seat, advantage, coins: n }, who) =>
    `${advantages[advantage].name}: ${who(seat)}, with ${coins(n)}.`,
  declinesAdvantage: ({ seat, advantage }, who) => `${who(seat)} does without it: ${advantages[advantage].name}.`,
  seppuku: ({ seat, figures }, who) => `${who(seat)} commits seppuku with ${count(figures, 'figure', 'figures')}.`,
  takesHostage: ({ seat, owner, kind, points: n }, who) =>
    `${who(seat)} takes a hostage: ${kinds[kind]}. ${who(owner)} loses ${n > 0 ? `it and ${points(n)}` : 'it'}.`,
  hiresRonin: ({ seat, force }, who) => `${who(seat)} hires ronin: ${force} more force.`,
  paysReparations: ({ seat, to, coins: n }, who) => `${who(seat)} pays reparations, ${who(to)} gets ${coins(n)}.`,
  seasonEnds: ({ season }) => `${seasons[season]} is over: coins and ronin go back, worshippers come home.`,
  gives: ({ seat, to, coins: c, ronin: r }, who) =>
    `${who(seat)} gives ${goods({ coins: c, ronin: r })}, ${who(to)} receives it.`,
  offers: ({ seat, to, ...rest }, who) => `${who(seat)} offers ${exchange(rest)}; ${who(to)} may accept.`,
  recalls: ({ seat }, who) => `${who(seat)} takes the offer back.`,
  refuses: ({ seat, from: giver }, who) => `${who(seat)} refuses the offer that ${who(giver)} made.`,
  trades: ({ seat, with: other, ...rest }, who) => `${who(seat)} and ${who(other)} exchange ${exchange(rest)}.`,
  winter: () => 'Winter has come. The points are counted.',
  scores: ({ seat, points: n, honor }, who) => `${who(seat)}: ${points(n)}, place ${honor} of honor.`,
  wins: ({ seat, with: other, isTie }, who) =>
    other >= 0
      ? `${who(seat)} and ${who(other)} have the same points, and as allies they win together.`
      : isTie
        ? `${who(seat)} wins: of those with the same points the most honorable.`
        : `${who(seat)} wins.`,
};
