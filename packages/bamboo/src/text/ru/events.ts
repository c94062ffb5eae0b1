import { plurals } from '@engawa/kernel';
import { COLOURS, type Colour, type Spirit } from '../../components.ts';
import type { EventWords, StillToCome } from '../dictionary.ts';
import { ruNames as names } from './names.ts';

const count = plurals('ru');
export const coins = (n: number) => count(n, 'монета', 'монеты', 'монет');
/** Винительный падеж: «получает 1 монету». */
export const coinsGot = (n: number) => count(n, 'монету', 'монеты', 'монет');
export const sticks = (n: number) => count(n, 'палочка', 'палочки', 'палочек');
export const sticksGot = (n: number) => count(n, 'палочку', 'палочки', 'палочек');
export const points = (n: number) => count(n, 'очко счастья', 'очка счастья', 'очков счастья');
/** Еда не считается штуками: «5 еды». */
export const food = (n: number) => `${n} ${n === 1 ? 'еда' : 'еды'}`;
const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });
export const list = (parts: readonly string[]) => conjunction.format(parts);

/** Винительный падеж: «в красную область», «призывает Каппу». */
export const intoArea: Record<Colour, string> = {
  red: 'в красную область',
  blue: 'в синюю область',
  green: 'в зелёную область',
  yellow: 'в жёлтую область',
};
export const intoTemple = (temple: Colour) => `в ${names.temples[temple]}`;
export const spiritGot = (spirit: Spirit) => (spirit === 'kappa' ? 'Каппу' : names.spirits[spirit]);
const inTemple: Record<Colour, string> = {
  red: 'в красном храме',
  blue: 'в синем храме',
  green: 'в зелёном храме',
  yellow: 'в жёлтом храме',
};

export const ruEvents: EventWords = {
  firstPlayer: ({ seat }, who) => `Первый игрок в этом году — ${who(seat)}.`,
  ghostOffers: ({ sticks: lying }) =>
    `Подношения призрака: ${list(lying.map((n, temple) => `${inTemple[COLOURS[temple]!]} — ${n}`))}.`,
  drafts: ({ seat, shoot }, who) => `${who(seat)} берёт ${names.shoot(shoot)}.`,
  season: ({ round, season }) => `Год ${round}: ${names.seasons[season]}.`,
  gifts: ({ gifts }) => `Дары леса: ${list(gifts.map((gift) => `«${names.symbols[gift]}»`))}.`,
  picksGift: ({ seat, gift }, who) => `${who(seat)} выбирает дар «${names.symbols[gift]}».`,
  visits: ({ seat, area }, who) => `${who(seat)} переносит фишку действий ${intoArea[area]}.`,
  offers: ({ seat, temple, sticks: n, coins: paid }, who) =>
    `${who(seat)} приносит ${sticksGot(n)} ${intoTemple(temple)}${paid > 0 ? ` за ${coinsGot(paid)}` : ''}.`,
  plants: ({ seat, shoot, groove }, who) => `${who(seat)} сажает ${names.shoot(shoot)} в прорезь ${groove.charAt(1)}.`,
  activates: ({ seat, shoot, action }, who) =>
    `${who(seat)} активирует ${names.shoot(shoot)}${shoot.endsWith(action) ? '' : ` как «${names.symbols[action]}»`}.`,
  leavesActions: ({ seat, left }, who) =>
    `${who(seat)} отказывается от действий (осталось ${count(left, 'активация', 'активации', 'активаций')}).`,
  pushesOut: ({ groove, shoots }) =>
    `Из прорези ${groove.charAt(1)} ${shoots.length > 1 ? 'выходят' : 'выходит'} ${list(shoots.map((shoot) => names.shoot(shoot)))}.`,
  bringsHome: ({ seat, shoot, area, overflow }, who) =>
    `${who(seat)} кладёт ${names.shoot(shoot)} ${intoArea[area]}${overflow ? ': в своей нет места' : ''}.`,
  callsSpirit: ({ seat, spirit }, who) => `${who(seat)} призывает ${spiritGot(spirit)}: ${names.powers[spirit]}.`,
  earns: ({ seat, coins: n }, who) => `${who(seat)} получает ${coinsGot(n)}.`,
  gainsHappiness: ({ seat, points: n }, who) => `${who(seat)} получает ${points(n)}.`,
  takesHarmony: ({ seat, tile }, who) => `${who(seat)} берёт жетон гармонии. ${names.harmonyTile(tile)}.`,
  scoresHarmony: ({ seat, tile, points: n }, who) =>
    `${who(seat)} получает за жетон гармонии ${points(n)}. ${names.harmonyTile(tile)}.`,
  newHarmony: ({ tile }) => `Новый жетон гармонии. ${names.harmonyTile(tile)}.`,
  buysHome: ({ seat, tile, coins: paid, points: n }, who) =>
    `${who(seat)} покупает жетон «${names.homeName(tile)}» за ${coinsGot(paid)}${n > 0 ? ` и получает ${points(n)}` : ''}.`,
  furnishes: ({ seat, tile, cell }, who) => `${who(seat)} ставит в дом «${names.homeName(tile)}»: ${names.cell(cell)}.`,
  newHome: ({ tile }) => `Новый жетон дома: ${names.homeTile(tile)}.`,
  takesFood: ({ seat, food: one }, who) => `${who(seat)} берёт ${names.foods[one]}.`,
  clearsFood: ({ seat }, who) => `${who(seat)} заменяет всю еду на поле.`,
  newFood: ({ food: laid, reshuffled }) =>
    `${reshuffled ? 'Сброшенную еду перемешали. ' : ''}Новая еда: ${list(laid.map((one) => names.foods[one]))}.`,
  skipsAction: ({ seat, action }, who) => `${who(seat)} отказывается от действия «${names.symbols[action]}».`,
  blesses: ({ seat, spirit, temple, tied }, who) =>
    `${who(seat)} получает ${spiritGot(spirit)}: подношение ${inTemple[temple]} самое щедрое${
      tied ? ', а при ничьей и самое позднее' : ''
    }.`,
  ghostTakes: ({ spirit, temple }) =>
    `Призрак сильнее всех ${inTemple[temple]}: ${names.spirits[spirit]} возвращается в коробку.`,
  spiritStays: ({ spirit, temple }) => `Подношений нет: ${names.spirits[spirit]} остаётся ${inTemple[temple]}.`,
  newSpirit: ({ spirit, temple }) => `Новый дух ${inTemple[temple]}: ${names.spirits[spirit]}.`,
  wakes: ({ seat, spirit, coins: paid }, who) =>
    `${who(seat)} будит ${spiritGot(spirit)} ${paid > 0 ? `за ${coinsGot(paid)}` : 'бесплатно'}.`,
  meal: ({ seat, need }, who) => `${who(seat)} устраивает семейную трапезу, на неё нужно: ${food(need)}.`,
  eats: ({ seat, food: spent }, who) => `${who(seat)} тратит ${list(spent.map((one) => names.foods[one]))}.`,
  starves: ({ seat, points: n }, who) => `${who(seat)} из-за нехватки еды теряет ${points(n)}.`,
  homeLeaves: ({ tiles }) => `С рынка под стопки: ${list(tiles.map((tile) => names.homeTile(tile)))}.`,
  harmonyLeaves: ({ tiles }) =>
    `Жетоны гармонии уходят под стопки. ${tiles.map((tile) => names.harmonyTile(tile)).join('; ')}.`,
  gameEnds: () => 'Четвёртый год позади, начинается финальный подсчёт.',
  countsSpirits: ({ seat, kinds, points: n }, who) =>
    `${who(seat)} получает за ${count(kinds, 'вид', 'вида', 'видов')} духов ${points(n)}.`,
  countsBalance: ({ seat, left, right, points: n }, who) =>
    n > 0
      ? `${who(seat)} теряет ${points(n)}: комфорт слева ${left}, справа ${right}.`
      : `${who(seat)} сохраняет равновесие в доме: слева и справа ${left}.`,
  countsHarmony: ({ seat, tile, points: n }, who) =>
    `${who(seat)} получает половину за жетон на планшете: ${points(n)}. ${names.harmonyTile(tile)}.`,
  countsMarks: ({ seat, points: n }, who) => `${who(seat)} теряет ${points(n)} за пустые клетки с указанием.`,
  scores: ({ seat, points: n }, who) => `${who(seat)}: ${points(n)}.`,
  tie: ({ seats, comfort, winners }, who) => {
    const homes = list(seats.map((seat, i) => `${who(seat)} — ${comfort[i]}`));
    return winners.length > 1
      ? `Ничья, и комфорт в домах одинаковый: ${list(winners.map(who))} делят победу.`
      : `Ничья по счастью, решает комфорт в доме (${homes}): ${who(winners[0]!)} побеждает.`;
  },
};

export const ruStillToCome: StillToCome = {
  draftShoot: ({ seat }, who) => `${who(seat)} берёт росток`,
  spring: () => 'весна',
  pickGift: ({ seat }, who) => `${who(seat)} выбирает дар леса`,
  summer: () => 'лето',
  nextTurn: () => 'следующий ход',
  visit: ({ seat }, who) => `${who(seat)} посещает храм`,
  offer: ({ seat, left }, who) => `${who(seat)} приносит ${sticksGot(left)}`,
  plant: ({ seat }, who) => `${who(seat)} сажает ростки`,
  activate: ({ seat, left }, who) => `${who(seat)} может активировать ${count(left, 'росток', 'ростка', 'ростков')}`,
  push: ({ seat }, who) => `${who(seat)} получает новые ростки`,
  bringHome: ({ seat }, who) => `${who(seat)} раскладывает новые ростки`,
  keepInColour: ({ seat }, who) => `${who(seat)} раскладывает новые ростки`,
  placeOverflow: ({ seat }, who) => `${who(seat)} раскладывает новые ростки`,
  endTurn: ({ seat }, who) => `${who(seat)} завершает ход`,
  harmony: ({ seat }, who) => `${who(seat)} выполняет действие гармонии`,
  home: ({ seat }, who) => `${who(seat)} улучшает дом`,
  furnish: ({ seat, tile }, who) => `${who(seat)} ставит в дом «${names.homeName(tile)}»`,
  cook: ({ seat }, who) => `${who(seat)} готовит еду`,
  tengu: ({ seat }, who) => `${who(seat)} заменяет еду`,
  tenguTakes: ({ seat }, who) => `${who(seat)} берёт еду`,
  autumn: () => 'осень',
  winter: () => 'зима',
  wake: ({ seat }, who) => `${who(seat)} может разбудить духов`,
  meal: ({ seat }, who) => `${who(seat)} устраивает семейную трапезу`,
  okami: ({ seat }, who) => `${who(seat)} может призвать Оками`,
  eat: ({ seat }, who) => `${who(seat)} тратит еду`,
  chooseFood: ({ seat }, who) => `${who(seat)} тратит еду`,
  renew: () => 'обновление поля',
  endGame: () => 'финальный подсчёт',
};
