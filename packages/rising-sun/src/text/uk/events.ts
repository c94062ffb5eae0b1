import type { Dictionary, EventWords } from '../dictionary.ts';
import { cards } from './cards.ts';
import { coins, count, goods, list, points } from './counts.ts';
import { names } from './names.ts';

const { provinces, kinds, mandates, shrines, advantages, seasons, sets, clans } = names;
const said = (phrase: keyof typeof phrases) => `«${phrases[phrase]}»`;
const exchange = (e: { coins: number; ronin: number; forCoins: number; forRonin: number }) =>
  `${goods(e)} за ${goods({ coins: e.forCoins, ronin: e.forRonin })}`;

export const phrases: Dictionary['phrases'] = {
  together: 'Пройдімо цю пору року разом.',
  pays: 'Моя дружба приходить із подарунком.',
  paid: 'Моя допомога має ціну.',
  gladly: 'Радо. Нашим прапорам стояти поруч.',
  fairPrice: 'Ціна чесна. Згода.',
  tooFar: 'Ви просите забагато.',
  tooStrong: 'Ви й без мене досить сильні.',
  otherPlans: 'На цю пору року в мене інші плани.',
  alone: 'Цієї пори року йду власним шляхом.',
  waits: 'Спершу краще послухати інших.',
};

export const from: Dictionary['from'] = (source) => {
  switch (source) {
    case 'harvest':
      return 'збирання ресурсів';
    case 'outcome':
      return 'жетон воєнного регіону';
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
    `У грі набір карт «${sets[set]}». Святилища: ${list(row.map((one) => shrines[one].name))}.`,
  takesClan: ({ seat, clan }, who) => `${who(seat)} очолює ${clans[clan]}.`,
  seated: ({ circle }, who) =>
    `За годинниковою стрілкою за столом і згори вниз за честю: ${circle.map(who).join(', ')}.`,
  seasonBegins: ({ season, wars }) =>
    `Починається нова пора року: ${seasons[season].toLowerCase()}. Воюватимуть у такому порядку: ${wars.map((one) => provinces[one]).join(', ')}.`,
  income: ({ coins: all }, who) => `Дохід: ${all.map((n, seat) => `${who(seat)} — ${coins(n)}`).join(', ')}.`,
  returnsHostages: ({ seat, figures, coins: n }, who) =>
    `${who(seat)} повертає заручників (${list(figures.map((one) => kinds[one]))}) і отримує ${coins(n)}.`,
  teaBegins: () => 'Починається чайна церемонія. Колишні союзи розпалися.',
  proposes: ({ seat, to, coins: n, phrase }, who) =>
    `${who(seat)} пропонує союз${n > 0 ? ` і дає ${coins(n)}` : n < 0 ? ` і просить ${coins(-n)}` : ''}, відповідає ${who(to)}. ${said(phrase)}`,
  waits: ({ seat, phrase }, who) => `${who(seat)} чекає. ${said(phrase)}`,
  withdraws: ({ seat, phrase }, who) => `${who(seat)} не хоче союзу. ${said(phrase)}`,
  declines: ({ seat, phrase }, who) => `${who(seat)} відмовляється. ${said(phrase)}`,
  allies: ({ seat, with: other, coins: n, phrase }, who) =>
    `${who(seat)} і ${who(other)} укладають союз${n !== 0 ? `; ${who(n > 0 ? seat : other)} отримує ${coins(Math.abs(n))}` : ''}. ${said(phrase)}`,
  teaEnds: () => 'Чайну церемонію завершено.',
  looks: ({ tiles }) => `Ви бачите накази: ${list(tiles.map((one) => `«${mandates[one].name}»`))}.`,
  playsMandate: ({ seat, mandate, isFaceDown }, who) =>
    isFaceDown
      ? `${who(seat)} кладе наказ долілиць і називає «${mandates[mandate].name}».`
      : `${who(seat)} розігрує наказ «${mandates[mandate].name}».`,
  summons: ({ seat, kind, province }, who) => `${who(seat)} прикликає в регіон ${provinces[province]}: ${kinds[kind]}.`,
  worships: ({ seat, kind, shrine }, who) =>
    `${who(seat)} відправляє на поклоніння (${shrines[shrine].name}): ${kinds[kind]}.`,
  places: ({ seat, province, by }, who) =>
    `${who(seat)} розміщує буші в регіоні ${provinces[province]} (${cards[by].name}).`,
  moves: ({ seat, kind, from: start, to }, who) =>
    `${who(seat)} пересуває з регіону ${provinces[start]} в регіон ${provinces[to]}: ${kinds[kind]}.`,
  charges: ({ seat, mover, isPaid }, who) =>
    isPaid
      ? `${who(seat)} бере плату за морський шлях, ${who(mover)} віддає монету.`
      : `${who(seat)} бере плату за морський шлях, ${who(mover)} не може заплатити й лишається.`,
  letsPass: ({ seat, mover }, who) => `${who(seat)} не бере плати за морський шлях, ${who(mover)} проходить.`,
  builds: ({ seat, province, coins: n }, who) =>
    `${who(seat)} будує фортецю в регіоні ${provinces[province]} за ${coins(n)}.`,
  buys: ({ seat, card, coins: n }, who) =>
    `${who(seat)} купує карту «${cards[card].name}» ${n === 0 ? 'безкоштовно' : `за ${coins(n)}`}.`,
  passesOnCoin: ({ seat, to }, who) => `${who(seat)} виявляє великодушність, монету отримує ${who(to)}.`,
  gains: ({ seat, from: source, points: p, coins: c, ronin: r }, who) =>
    `${who(seat)} отримує ${goods({ points: p, coins: c, ronin: r })} (${from(source)}).`,
  takesCoins: ({ seat, of, by }, who) =>
    `${who(seat)} бере по монеті (${cards[by].name}), ${of.length > 1 ? 'платять' : 'платить'} ${list(of.map(who))}.`,
  stealsPoints: ({ of, points: n }, who) => `${who(of)} втрачає ${points(n)} через Оні злоби.`,
  harvests: ({ seat, provinces: reaped, coins: c, ronin: r }, who) =>
    `${who(seat)} збирає ${goods({ coins: c, ronin: r })}${
      reaped.length > 0 ? ` (${list(reaped.map((one) => provinces[one]))})` : ''
    }.`,
  betrays: ({ seat, ally }, who) => `${who(seat)} розриває союз, ${who(ally)} лишається без союзника.`,
  replaces: ({ seat, owner, kind, by, place }, who) =>
    `${who(seat)} зраджує (${place in shrines ? shrines[place as keyof typeof shrines].name : provinces[place as keyof typeof provinces]}): замість фігурки «${kinds[kind]}» тепер «${kinds[by]}», попередню забирає ${who(owner)}.`,
  honor: ({ seat, from: start, to }, who) =>
    to < start
      ? `${who(seat)} підіймається на треку честі на місце ${to + 1}.`
      : `${who(seat)} опускається на треку честі на місце ${to + 1}.`,
  kamiTurn: () => 'Хід камі.',
  shrineWon: ({ seat, shrine }, who) => `${shrines[shrine].name}: найбільше сили має ${who(seat)}.`,
  declinesCard: ({ seat, card }, who) => `${who(seat)} не використовує карту «${cards[card].name}».`,
  declinesShrine: ({ seat, shrine }, who) => `${who(seat)} не користується святилищем: ${shrines[shrine].name}.`,
  kills: ({ owner, kind, count: n, province }, who) =>
    `${who(owner)} втрачає вбитими (${provinces[province]}): ${kinds[kind]}${n > 1 ? ` ×${n}` : ''}.`,
  spares: ({ seat }, who) => `${who(seat)} виявляє милосердя: ніхто не гине.`,
  ready: ({ seat }, who) => `${who(seat)}: до війни все готово.`,
  warBegins: () => 'Починається війна. Дарувати більше нічого не можна.',
  converts: ({ seat, ronin: n }, who) => `${who(seat)} міняє ронінів на монети: ${n}.`,
  noWar: ({ province }) => `${provinces[province]}: тут нікого немає.`,
  takesToken: ({ seat, province, how }, who) =>
    how === 'battle'
      ? `${who(seat)} перемагає в битві: ${provinces[province]}.`
      : how === 'ally'
        ? `${provinces[province]}: тут лише союзники, жетон бере сильніший — ${who(seat)}.`
        : `${who(seat)} бере жетон без битви: ${provinces[province]}.`,
  battle: ({ province, participants }, who) =>
    `Битва за регіон ${provinces[province]}: ${participants.map(who).join(', ')}.`,
  bids: ({ seat, bids }, who) =>
    `${who(seat)} ставить: сепуку ${bids[0]}, заручники ${bids[1]}, роніни ${bids[2]}, поеми ${bids[3]}.`,
  winsAdvantage: ({ seat, advantage, coins: n }, who) =>
    `«${advantages[advantage].name}» за ${coins(n)} отримує ${who(seat)}.`,
  declinesAdvantage: ({ seat, advantage }, who) =>
    `${who(seat)} не користується перевагою «${advantages[advantage].name}».`,
  seppuku: ({ seat, figures }, who) =>
    `${who(seat)} чинить сепуку: ${count(figures, 'фігурка', 'фігурки', 'фігурок')}.`,
  takesHostage: ({ seat, owner, kind, points: n }, who) =>
    `${who(seat)} бере заручника: ${kinds[kind]}. ${who(owner)} втрачає ${n > 0 ? `фігурку й ${points(n)}` : 'фігурку'}.`,
  hiresRonin: ({ seat, force }, who) => `${who(seat)} наймає ронінів: сила більша на ${force}.`,
  paysReparations: ({ seat, to, coins: n }, who) => `${who(seat)} платить репарації, ${who(to)} отримує ${coins(n)}.`,
  seasonEnds: ({ season }) =>
    `Кінець пори року: ${seasons[season].toLowerCase()}. Монети й роніни скинуто, шінто повертаються зі святилищ.`,
  gives: ({ seat, to, coins: c, ronin: r }, who) =>
    `${who(seat)} дарує ${goods({ coins: c, ronin: r })}, подарунок отримує ${who(to)}.`,
  offers: ({ seat, to, ...rest }, who) => `${who(seat)} пропонує обмін: ${exchange(rest)}, вирішує ${who(to)}.`,
  recalls: ({ seat }, who) => `${who(seat)} відкликає пропозицію.`,
  refuses: ({ seat, from: giver }, who) => `${who(seat)} відхиляє пропозицію. Її автор — ${who(giver)}.`,
  trades: ({ seat, with: other, ...rest }, who) => `${who(seat)} і ${who(other)} міняються: ${exchange(rest)}.`,
  winter: () => 'Прийшла зима. Підраховуються очки.',
  scores: ({ seat, points: n, honor }, who) => `${who(seat)}: ${points(n)}, місце за честю — ${honor}.`,
  wins: ({ seat, with: other, isTie }, who) =>
    other >= 0
      ? `${who(seat)} і ${who(other)} набрали порівну і, як союзники, перемагають разом.`
      : isTie
        ? `Перемагає ${who(seat)}: серед тих, хто набрав порівну, цей дім має більше честі.`
        : `Перемагає ${who(seat)}.`,
};
