import { plurals } from '@engawa/kernel';
import { COLOURS, type Colour, type Spirit } from '../../components.ts';
import type { EventWords, StillToCome } from '../dictionary.ts';
import { ukNames as names } from './names.ts';

const count = plurals('uk');
export const coins = (n: number) => count(n, 'монета', 'монети', 'монет');
/** Знахідний відмінок: «отримує 1 монету». */
export const coinsGot = (n: number) => count(n, 'монету', 'монети', 'монет');
export const sticks = (n: number) => count(n, 'паличка', 'палички', 'паличок');
export const sticksGot = (n: number) => count(n, 'паличку', 'палички', 'паличок');
export const points = (n: number) => count(n, 'очко щастя', 'очки щастя', 'очок щастя');
/** Їжу не рахують штуками: «5 їжі». */
export const food = (n: number) => `${n} ${n === 1 ? 'їжа' : 'їжі'}`;
const conjunction = new Intl.ListFormat('uk', { type: 'conjunction' });
export const list = (parts: readonly string[]) => conjunction.format(parts);

/** Знахідний відмінок: «у червону область», «прикликає Каппу». */
export const intoArea: Record<Colour, string> = {
  red: 'у червону область',
  blue: 'у синю область',
  green: 'у зелену область',
  yellow: 'у жовту область',
};
/** Родовий відмінок: «до червоного храму». */
export const toTemple: Record<Colour, string> = {
  red: 'до червоного храму',
  blue: 'до синього храму',
  green: 'до зеленого храму',
  yellow: 'до жовтого храму',
};
export const spiritGot = (spirit: Spirit) => (spirit === 'kappa' ? 'Каппу' : names.spirits[spirit]);
const inTemple: Record<Colour, string> = {
  red: 'у червоному храмі',
  blue: 'у синьому храмі',
  green: 'у зеленому храмі',
  yellow: 'у жовтому храмі',
};

export const ukEvents: EventWords = {
  firstPlayer: ({ seat }, who) => `Перший гравець цього року — ${who(seat)}.`,
  ghostOffers: ({ sticks: lying }) =>
    `Підношення привида: ${list(lying.map((n, temple) => `${inTemple[COLOURS[temple]!]} — ${n}`))}.`,
  drafts: ({ seat, shoot }, who) => `${who(seat)} бере ${names.shoot(shoot)}.`,
  season: ({ round, season }) => `Рік ${round}: ${names.seasons[season]}.`,
  gifts: ({ gifts }) => `Дари лісу: ${list(gifts.map((gift) => `«${names.symbols[gift]}»`))}.`,
  picksGift: ({ seat, gift }, who) => `${who(seat)} вибирає дар «${names.symbols[gift]}».`,
  visits: ({ seat, area }, who) => `${who(seat)} переносить фішку дій ${intoArea[area]}.`,
  offers: ({ seat, temple, sticks: n, coins: paid }, who) =>
    `${who(seat)} приносить ${sticksGot(n)} ${toTemple[temple]}${paid > 0 ? ` за ${coinsGot(paid)}` : ''}.`,
  plants: ({ seat, shoot, groove }, who) => `${who(seat)} садить ${names.shoot(shoot)} у проріз ${groove.charAt(1)}.`,
  activates: ({ seat, shoot, action }, who) =>
    `${who(seat)} активує ${names.shoot(shoot)}${shoot.endsWith(action) ? '' : ` як «${names.symbols[action]}»`}.`,
  leavesActions: ({ seat, left }, who) =>
    `${who(seat)} відмовляється від дій (лишилося ${count(left, 'активація', 'активації', 'активацій')}).`,
  pushesOut: ({ groove, shoots }) =>
    `З прорізу ${groove.charAt(1)} ${shoots.length > 1 ? 'виходять' : 'виходить'} ${list(shoots.map((shoot) => names.shoot(shoot)))}.`,
  bringsHome: ({ seat, shoot, area, overflow }, who) =>
    `${who(seat)} кладе ${names.shoot(shoot)} ${intoArea[area]}${overflow ? ': у своїй немає місця' : ''}.`,
  callsSpirit: ({ seat, spirit }, who) => `${who(seat)} прикликає ${spiritGot(spirit)}: ${names.powers[spirit]}.`,
  earns: ({ seat, coins: n }, who) => `${who(seat)} отримує ${coinsGot(n)}.`,
  gainsHappiness: ({ seat, points: n }, who) => `${who(seat)} отримує ${points(n)}.`,
  takesHarmony: ({ seat, tile }, who) => `${who(seat)} бере жетон гармонії. ${names.harmonyTile(tile)}.`,
  scoresHarmony: ({ seat, tile, points: n }, who) =>
    `${who(seat)} отримує за жетон гармонії ${points(n)}. ${names.harmonyTile(tile)}.`,
  newHarmony: ({ tile }) => `Новий жетон гармонії. ${names.harmonyTile(tile)}.`,
  buysHome: ({ seat, tile, coins: paid, points: n }, who) =>
    `${who(seat)} купує жетон «${names.homeName(tile)}» за ${coinsGot(paid)}${n > 0 ? ` й отримує ${points(n)}` : ''}.`,
  furnishes: ({ seat, tile, cell }, who) =>
    `${who(seat)} ставить у дім «${names.homeName(tile)}»: ${names.cell(cell)}.`,
  newHome: ({ tile }) => `Новий жетон дому: ${names.homeTile(tile)}.`,
  takesFood: ({ seat, food: one }, who) => `${who(seat)} бере ${names.foods[one]}.`,
  clearsFood: ({ seat }, who) => `${who(seat)} замінює всю їжу на полі.`,
  newFood: ({ food: laid, reshuffled }) =>
    `${reshuffled ? 'Скинуту їжу перемішано. ' : ''}Нова їжа: ${list(laid.map((one) => names.foods[one]))}.`,
  skipsAction: ({ seat, action }, who) => `${who(seat)} відмовляється від дії «${names.symbols[action]}».`,
  blesses: ({ seat, spirit, temple, tied }, who) =>
    `${who(seat)} отримує ${spiritGot(spirit)}: підношення ${inTemple[temple]} найщедріше${
      tied ? ', а за нічиєї ще й найпізніше' : ''
    }.`,
  ghostTakes: ({ spirit, temple }) =>
    `Привид найсильніший ${inTemple[temple]}: ${names.spirits[spirit]} повертається до коробки.`,
  spiritStays: ({ spirit, temple }) => `Підношень немає: ${names.spirits[spirit]} лишається ${inTemple[temple]}.`,
  newSpirit: ({ spirit, temple }) => `Новий дух ${inTemple[temple]}: ${names.spirits[spirit]}.`,
  wakes: ({ seat, spirit, coins: paid }, who) =>
    `${who(seat)} будить ${spiritGot(spirit)} ${paid > 0 ? `за ${coinsGot(paid)}` : 'безплатно'}.`,
  meal: ({ seat, need }, who) => `${who(seat)} влаштовує родинну трапезу, на неї потрібно: ${food(need)}.`,
  eats: ({ seat, food: spent }, who) => `${who(seat)} витрачає ${list(spent.map((one) => names.foods[one]))}.`,
  starves: ({ seat, points: n }, who) => `${who(seat)} через нестачу їжі втрачає ${points(n)}.`,
  homeLeaves: ({ tiles }) => `З ринку під стоси: ${list(tiles.map((tile) => names.homeTile(tile)))}.`,
  harmonyLeaves: ({ tiles }) =>
    `Жетони гармонії йдуть під стоси. ${tiles.map((tile) => names.harmonyTile(tile)).join('; ')}.`,
  gameEnds: () => 'Четвертий рік минув, починається підсумковий підрахунок.',
  countsSpirits: ({ seat, kinds, points: n }, who) =>
    `${who(seat)} отримує за ${count(kinds, 'вид', 'види', 'видів')} духів ${points(n)}.`,
  countsBalance: ({ seat, left, right, points: n }, who) =>
    n > 0
      ? `${who(seat)} втрачає ${points(n)}: комфорт ліворуч ${left}, праворуч ${right}.`
      : `${who(seat)} зберігає рівновагу в домі: ліворуч і праворуч ${left}.`,
  countsHarmony: ({ seat, tile, points: n }, who) =>
    `${who(seat)} отримує половину за жетон на планшеті: ${points(n)}. ${names.harmonyTile(tile)}.`,
  countsMarks: ({ seat, points: n }, who) => `${who(seat)} втрачає ${points(n)} за порожні клітинки з позначкою.`,
  scores: ({ seat, points: n }, who) => `${who(seat)}: ${points(n)}.`,
  tie: ({ seats, comfort, winners }, who) => {
    const homes = list(seats.map((seat, i) => `${who(seat)} — ${comfort[i]}`));
    return winners.length > 1
      ? `Нічия, і комфорт у домах однаковий: ${list(winners.map(who))} ділять перемогу.`
      : `Нічия за щастям, вирішує комфорт у домі (${homes}): ${who(winners[0]!)} перемагає.`;
  },
};

export const ukStillToCome: StillToCome = {
  draftShoot: ({ seat }, who) => `${who(seat)} бере паросток`,
  spring: () => 'весна',
  pickGift: ({ seat }, who) => `${who(seat)} вибирає дар лісу`,
  summer: () => 'літо',
  nextTurn: () => 'наступний хід',
  visit: ({ seat }, who) => `${who(seat)} відвідує храм`,
  offer: ({ seat, left }, who) => `${who(seat)} приносить ${sticksGot(left)}`,
  plant: ({ seat }, who) => `${who(seat)} садить паростки`,
  activate: ({ seat, left }, who) => `${who(seat)} може активувати ${count(left, 'паросток', 'паростки', 'паростків')}`,
  push: ({ seat }, who) => `${who(seat)} отримує нові паростки`,
  bringHome: ({ seat }, who) => `${who(seat)} розкладає нові паростки`,
  keepInColour: ({ seat }, who) => `${who(seat)} розкладає нові паростки`,
  placeOverflow: ({ seat }, who) => `${who(seat)} розкладає нові паростки`,
  endTurn: ({ seat }, who) => `${who(seat)} завершує хід`,
  harmony: ({ seat }, who) => `${who(seat)} виконує дію гармонії`,
  home: ({ seat }, who) => `${who(seat)} покращує дім`,
  furnish: ({ seat, tile }, who) => `${who(seat)} ставить у дім «${names.homeName(tile)}»`,
  cook: ({ seat }, who) => `${who(seat)} готує їжу`,
  tengu: ({ seat }, who) => `${who(seat)} замінює їжу`,
  tenguTakes: ({ seat }, who) => `${who(seat)} бере їжу`,
  autumn: () => 'осінь',
  winter: () => 'зима',
  wake: ({ seat }, who) => `${who(seat)} може розбудити духів`,
  meal: ({ seat }, who) => `${who(seat)} влаштовує родинну трапезу`,
  okami: ({ seat }, who) => `${who(seat)} може прикликати Окамі`,
  eat: ({ seat }, who) => `${who(seat)} витрачає їжу`,
  chooseFood: ({ seat }, who) => `${who(seat)} витрачає їжу`,
  renew: () => 'оновлення поля',
  endGame: () => 'підсумковий підрахунок',
};
