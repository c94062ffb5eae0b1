import { ADVANTAGES, KINDS, PROVINCES } from '../../components.ts';
import { sum } from '../../rules/battle.ts';
import type { RisingSun } from '../../state.ts';
import type { Prompts, StillToCome } from '../dictionary.ts';
import { cards } from './cards.ts';
import { coins } from './counts.ts';
import { names } from './names.ts';

const clan = (view: RisingSun, seat: number) => names.clans[view.players[seat]!.clan!];
const province = (at: number) => names.provinces[PROVINCES[at]!];
const kind = (at: number) => names.kinds[KINDS[at]!];

export const prompts: Prompts = {
  chooseClan: () => 'Which clan do you lead?',
  teaTurn: () => 'With whom do you want an alliance for this season?',
  teaTerms: ({ to }, view) => `On what terms do you ask the ${clan(view, to)}?`,
  teaReply: ({ from, coins: n }, view) =>
    `The ${clan(view, from)} proposes an alliance${
      n > 0 ? ` and offers ${coins(n)}` : n < 0 ? ` and asks for ${coins(-n)}` : ''
    }. Do you agree?`,
  pickMandate: (_, view) =>
    view.played.length < 6 ? 'Which mandate do you choose?' : 'Which mandate do you choose, the last of the season?',
  nameMandate: () => 'Which mandate is carried out?',
  recruit: () => 'Whom do you summon?',
  recruitProvince: ({ kind: at }) => `Where do you summon: ${kind(at)}?`,
  worship: ({ kind: at }) => `Does this figure stay, or does it go to worship: ${kind(at)}?`,
  marshal: () => 'Which figure moves?',
  marshalTo: ({ from }) => `Where does it go from ${province(from)}?`,
  serpent: ({ move }, view) => `The ${clan(view, move.seat)} crosses a sea route. Do you charge a coin?`,
  build: () => 'Do you build a stronghold?',
  train: () => 'Which season card do you buy?',
  benevolence: () => 'Benevolence: who gets one of the coins you paid?',
  placeMonster: ({ kind: at }) => `Where does your new monster appear: ${kind(at)}?`,
  betray: ({ left, extra }) => `Whose figure do you replace? You may still replace ${left + extra}.`,
  betrayWith: ({ kind: at }) => `What takes the place of: ${kind(at)}?`,
  amaterasu: () => 'Amaterasu: do you go to the top of the honor track?',
  fujin: ({ left }) => (left > 1 ? 'Fujin: which figure moves first?' : 'Fujin: which figure moves?'),
  fujinTo: ({ from }) => `Where does it go from ${province(from)}?`,
  raijin: () => 'Raijin: where do you summon a bushi?',
  ryujin: () => 'Ryujin: which season card do you buy?',
  orderNext: () => 'Several effects come at once. Whose is next?',
  orderOwn: () => 'Which of your cards acts next?',
  kenin: () => `${cards['path-of-the-kenin'].name}: where do you place a bushi?`,
  samurai: () => `${cards['path-of-the-samurai'].name}: where do you place a bushi?`,
  light: () => `${cards['path-of-the-light'].name}: who goes to worship?`,
  lightShrine: () => `${cards['path-of-the-light'].name}: at which shrine?`,
  ninja: () => `${cards['path-of-the-ninja'].name}: which bushi dies? You lose honor for it.`,
  monkey: () => `${cards['path-of-the-monkey'].name}: do you take a coin from the richest and lose honor?`,
  hate: ({ province: at }) => `Oni of Hate in ${province(at)}: who dies?`,
  mercy: ({ victims }) =>
    `Mercy: do you spare ${victims.length === 1 ? 'this figure' : `these ${victims.length} figures`}?`,
  ready: () => 'The war is about to begin. Now is the last moment for gifts.',
  bid: ({ placed, seat }, view) => {
    const left = view.players[seat]!.coins - sum(placed);
    const where = view.battle === null ? '' : `${province(view.battle.province)}: `;
    return `${where}how many coins do you put on “${names.advantages[ADVANTAGES[placed.length]!].name}”? You have ${coins(left)}.`;
  },
  seppuku: () => 'Seppuku: do you kill all your figures here?',
  hostage: () => 'Whom do you take hostage?',
  hireRonin: () => 'Do you hire your ronin?',
  reparation: () => 'Who gets one coin more of the reparations?',
};

export const stillToCome: StillToCome = {
  chooseClan: ({ seat }, who) => `${who(seat)} chooses a clan`,
  takeSeats: undefined,
  season: () => 'a new season',
  teaRound: () => 'the tea ceremony goes on',
  teaTurn: ({ seat }, who) => `${who(seat)} looks for an ally`,
  teaTerms: ({ seat }, who) => `${who(seat)} names the terms`,
  teaReply: ({ seat }, who) => `${who(seat)} answers`,
  mandateTurn: ({ seat }, who) => `${who(seat)} has the next mandate`,
  pickMandate: ({ seat }, who) => `${who(seat)} chooses a mandate`,
  nameMandate: ({ seat }, who) => `${who(seat)} names a mandate`,
  endMandate: undefined,
  beginRecruit: ({ seat }, who) => `${who(seat)} recruits`,
  recruit: ({ seat }, who) => `${who(seat)} recruits`,
  recruitProvince: ({ seat, kind: at }, who) => `${who(seat)} summons: ${kind(at)}`,
  worship: ({ seat }, who) => `${who(seat)} may send a shinto to worship`,
  enter: ({ kind: at, province: to }) => `${kind(at)} enters ${province(to)}`,
  afterSummon: undefined,
  endRecruit: undefined,
  beginMarshal: ({ seat }, who) => `${who(seat)} moves`,
  marshal: ({ seat }, who) => `${who(seat)} moves`,
  marshalTo: ({ seat, from }, who) => `${who(seat)} leaves ${province(from)}`,
  serpent: ({ seat }, who) => `${who(seat)} may charge a coin`,
  build: ({ seat }, who) => `${who(seat)} may build a stronghold`,
  train: ({ seat }, who) => `${who(seat)} may buy a card`,
  benevolence: ({ seat }, who) => `${who(seat)} may pass a coin on`,
  placeMonster: ({ seat, kind: at }, who) => `${who(seat)} summons: ${kind(at)}`,
  harvest: () => 'the harvest',
  betray: ({ seat }, who) => `${who(seat)} betrays`,
  betrayWith: ({ seat }, who) => `${who(seat)} replaces a figure`,
  kamiTurn: () => 'the kami',
  shrine: ({ at }) => `shrine ${at + 1}`,
  amaterasu: ({ seat }, who) => `${who(seat)} before Amaterasu`,
  fujin: ({ seat }, who) => `${who(seat)} moves with Fujin`,
  fujinTo: ({ seat }, who) => `${who(seat)} moves with Fujin`,
  raijin: ({ seat }, who) => `${who(seat)} before Raijin`,
  ryujin: ({ seat }, who) => `${who(seat)} before Ryujin`,
  effects: undefined,
  orderNext: ({ seat }, who) => `${who(seat)} settles the order`,
  orderOwn: ({ seat }, who) => `${who(seat)} settles the order of own cards`,
  kenin: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-kenin'].name}`,
  samurai: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-samurai'].name}`,
  light: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-light'].name}`,
  lightShrine: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-light'].name}`,
  ninja: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-ninja'].name}`,
  monkey: ({ seat }, who) => `${who(seat)}: ${cards['path-of-the-monkey'].name}`,
  hate: ({ seat }, who) => `${who(seat)}: ${names.kinds['oni-of-hate']}`,
  mercy: ({ seat }, who) => `${who(seat)} may show mercy`,
  slay: () => 'figures die',
  prewar: () => 'the last moment before the war',
  ready: ({ seat }, who) => `${who(seat)} gets ready`,
  startWar: () => 'the war begins',
  koiCoins: undefined,
  warProvince: ({ number }) => `war province ${number + 1}`,
  bid: ({ seat }, who) => `${who(seat)} bids`,
  showBid: ({ seat }, who) => `${who(seat)} has bid`,
  advantage: ({ at }) => names.advantages[ADVANTAGES[at]!].name,
  seppuku: ({ seat }, who) => `${who(seat)} may commit seppuku`,
  hostage: ({ seat }, who) => `${who(seat)} may take a hostage`,
  hireRonin: ({ seat }, who) => `${who(seat)} may hire ronin`,
  outcome: () => 'the outcome of the battle',
  poets: () => names.advantages.poets.name,
  reparations: () => 'war reparations',
  reparation: ({ seat }, who) => `${who(seat)} shares out the rest`,
  endBattle: undefined,
  cleanup: () => 'the end of the season',
  winter: () => 'winter',
};
