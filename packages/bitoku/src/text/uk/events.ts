import { CARD_SLOTS, HILLS, type Hill, REGION_OF_HILL, REGIONS } from '../../components.ts';
import type { EventWords } from '../dictionary.ts';
import { tellersFor } from '../tellers.ts';
import { count, names, points } from './names.ts';
import { scoreRows } from './score-rows.ts';

const { list } = names;
const inRegion = (region: number) => names.inRegion[REGIONS[region]!];
const toRegion = (region: number) => names.toRegion[REGIONS[region]!];
/** Родовий відмінок: «з пагорба Земель Йомі». */
const hills: Record<Hill, string> = {
  yomi: 'пагорба Земель Йомі',
  steps: 'пагорба Сходів знань',
  glade: 'пагорба Нефритової галявини',
  forges: 'пагорба Кузень',
};
const hillOf = (hill: number) => hills[HILLS[hill]!];
const areaOf = (cell: number) => inRegion(REGION_OF_HILL[cell >> 2]!);
const dieOf = (slot: number) => `${names.slots[CARD_SLOTS[slot]!]} кубик`;
const cellOf = (path: number, cell: number) => `${cell + 1}-ї клітинки ${path + 1}-го шляху`;
const onCell = (path: number, cell: number) => `клітинку ${cell + 1} шляху ${path + 1}`;
const spaces = ['ліву', 'середню', 'праву'];
const { spiritOf, orderOf, tileOf } = tellersFor(names);
/** Рядки таблиці активації. */
const rows: Record<string, string> = {
  A: 'А',
  B: 'Б',
  C: 'В',
  D: 'Г',
  E: 'Ґ',
  F: 'Д',
  G: 'Е',
  H: 'Є',
  I: 'Ж',
  J: 'З',
  K: 'И',
  L: 'І',
};

export const events: EventWords = {
  yearBegins: ({ round }) => `Рік ${round}: Ліс пробуджується.`,
  turnOrder: ({ order, solo }, who) => `Порядок ходу: ${orderOf(order, solo, who)}.`,
  draws: ({ seat, count: n }, who) => `${who(seat)} бере ${count(n, 'карту', 'карти', 'карт')}.`,
  drew: ({ seat, cards }, who) => `${who(seat)} бачить: ${list(cards.map(names.yokai))}.`,
  reshuffles: ({ seat }, who) => `${who(seat)} перемішує скид: це нова колода.`,
  discards: ({ seat, cards }, who) => `${who(seat)} скидає: ${list(cards.map(names.yokai))}.`,
  dream: ({ seat, tile }, who) => `${who(seat)} збирає плоди: ${names.crystal(tile)}.`,
  summerBegins: () => 'Літо: заклик стражів.',
  playsCard: ({ seat, card, slot }, who) => `${who(seat)} розігрує «${names.yokai(card)}» у ${spaces[slot]} клітинку.`,
  tunes: ({ seat, tile }, who) => `${who(seat)} налаштовує: ${names.crystal(tile)}.`,
  unlocks: ({ seat, slot, value }, who) => `${who(seat)} звільняє ${dieOf(slot)} (${value}).`,
  sendsAway: ({ seat, slot, value }, who) =>
    `${who(seat)} скидає паломника заради невільного кубика: ${dieOf(slot)} (${value}).`,
  boosts: ({ seat, amulet, value }, who) => `${who(seat)} витрачає амулет «+${amulet}»: на кубику ${value}.`,
  placesDie: ({ seat, value, region, house }, who) =>
    `${who(seat)} відправляє кубик ${value} ${toRegion(region)}${house === null ? '' : ` (клітинка ${house.slice(-1)})`}.`,
  humbles: ({ seat, value }, who) => `${who(seat)} зменшує кубик до ${value}.`,
  overSix: ({ seat, amulet }, who) => `${who(seat)} витрачає амулет «+${amulet}», щоб перевершити шістку.`,
  forest: ({ seat, region, needs }, who) => `${who(seat)} виконує дію Лісу за ${needs} ${inRegion(region)}.`,
  copies: ({ seat, spirit, region, value, solo }, who) =>
    `${who(seat)} повторює кубик ${value} ${inRegion(region)} (власник: ${spiritOf(spirit, solo, who)}).`,
  usesBuilding: ({ seat, tile }, who) => `${who(seat)} використовує будівлю: ${names.building(tile)}.`,
  ownerBonus: ({ spirit, vp, amulet, solo }, who) => {
    const gets = [...(vp > 0 ? [points(vp)] : []), ...(amulet ? ['амулет «+1»'] : [])];
    return `${spiritOf(spirit, solo, who)} отримує бонус власності: ${list(gets)}.`;
  },
  crosses: ({ seat, region, from, value }, who) =>
    `${who(seat)} перетинає річку ${inRegion(region)}: було ${from}, стало ${value}.`,
  covers: ({ seat, hill, reward, taken }, who) =>
    taken
      ? `${who(seat)} приймає вдячність ${hillOf(hill)}.`
      : `${who(seat)} накриває ${reward === 'bitoku' ? 'бітоку' : 'йокая'} ${hillOf(hill)} і нічого не бере.`,
  takesYokai: ({ seat, card, hill }, who) => `${who(seat)} бере карту «${names.yokai(card)}» з ${hillOf(hill)}.`,
  takesBitoku: ({ seat, card }, who) => `${who(seat)} додає «${names.bitoku(card)}» до шляху бітоку.`,
  passes: ({ seat }, who) => `${who(seat)} пасує.`,
  skips: ({ seat }, who) => `${who(seat)} відмовляється від решти.`,
  gains: ({ seat, good, amount }, who) => `${who(seat)} отримує ${names.resource(good, amount)}.`,
  gainsAmulet: ({ seat, amulet }, who) => `${who(seat)} отримує амулет «+${amulet}».`,
  scores: ({ spirit, points: n, solo }, who) => `${spiritOf(spirit, solo, who)} отримує ${points(n)}.`,
  pays: ({ seat, goods }, who) => `${who(seat)} платить ${names.goods(goods)}.`,
  kodama: ({ spirit, region, to, solo }, who) =>
    `${spiritOf(spirit, solo, who)} просуває кодаму ${inRegion(region)} на клітинку ${to}.`,
  pushesBack: ({ seat, spirit, region, to, solo }, who) =>
    `${who(seat)} повертає чужого кодаму ${inRegion(region)} на клітинку ${to} (власник: ${spiritOf(spirit, solo, who)}).`,
  visits: ({ seat, card }, who) => `${who(seat)} відвідує бітоку «${names.bitoku(card)}».`,
  pilgrimStarts: ({ seat, path, cell }, who) => `${who(seat)} починає паломництво з ${cellOf(path, cell)}.`,
  pilgrimWalks: ({ seat, path, cell }, who) => `${who(seat)} веде паломника на ${onCell(path, cell)}.`,
  pilgrimArrives: ({ seat, path, cell, tile }, who) =>
    tile === null
      ? `${who(seat)} приводить паломника до осяяння біля ${cellOf(path, cell)}.`
      : `${who(seat)} приводить паломника до торій біля ${cellOf(path, cell)}.`,
  looksYokai: ({ seat, count: n }, who) =>
    `${who(seat)} дивиться ${count(n, 'карту', 'карти', 'карт')} йокаїв зі спільної колоди.`,
  looksBitoku: ({ seat, count: n }, who) =>
    `${who(seat)} дивиться ${count(n, 'карту', 'карти', 'карт')} бітоку з колоди.`,
  keepsYokai: ({ seat }, who) => `${who(seat)} лишає одного з йокаїв.`,
  keepsNone: ({ seat, of }, who) =>
    `${who(seat)} не бере ${{ yokai: 'жодного йокая', bitoku: 'жодного бітоку', visions: 'жодного видіння' }[of]}.`,
  keepsVision: ({ seat, card }, who) => `${who(seat)} лишає карту «${names.vision(card)}».`,
  takesIwakura: ({ seat, tile }, who) => `${who(seat)} бере: ${names.iwakura(tile)}.`,
  pilgrimRests: ({ seat, cell }, who) => `${who(seat)} відправляє паломника на клітинку ${cell + 1} кам’яної стежки.`,
  takesMitama: ({ seat, tile }, who) => `${who(seat)} бере мітаму «${names.mitama(tile)}».`,
  takesDragonfly: ({ seat, tile }, who) => `${who(seat)} бере: ${names.dragonfly(tile)}.`,
  unites: ({ seat, mitama, dragonfly }, who) =>
    `${who(seat)} об’єднує: ${names.mitama(mitama)} і ${names.dragonfly(dragonfly)}.`,
  builds: ({ seat, tile, cell }, who) => `${who(seat)} будує ${areaOf(cell)}: ${names.building(tile)}.`,
  takesCrystal: ({ seat, tile }, who) => `${who(seat)} отримує: ${names.crystal(tile)}. Паломник прокидається.`,
  remembers: ({ seat, tile, points: n }, who) => `${who(seat)} отримує ${points(n)}: ${names.crystal(tile)}.`,
  stepsForward: ({ order, changed, solo }, who) =>
    changed
      ? `Осінь: новий порядок ходу: ${orderOf(order, solo, who)}.`
      : `Осінь: порядок ходу незмінний: ${orderOf(order, solo, who)}.`,
  diceHome: ({ seat, values }, who) => `${who(seat)} повертає кубики в порядку ${values.join(', ')}.`,
  virtue: ({ seat, card, count: n, points: vp }, who) =>
    `${who(seat)} прощається з картою «${names.yokai(card)}», пораховано ${n}: ${points(vp)}.`,
  keepsCards: ({ seat }, who) => `${who(seat)} не прибирає карт.`,
  snow: () => 'Ліс засніжено: пагорби й жетони оновлено.',
  ascension: () => 'Починається Обрання.',
  tenguCard: ({ dice, card, row }) => `Тенґу кидає ${dice.join(' і ')}: ${names.tenguCard(card)}, рядок ${rows[row]}.`,
  tenguUnlocks: ({ value }) => `Тенґу звільняє кубик ${value}.`,
  tenguPlaces: ({ value, region }) => `Тенґу відправляє кубик ${value} ${toRegion(region)}.`,
  tenguCrosses: ({ value, hill, yokai, bitoku }) =>
    `Тенґу перетинає річку кубиком ${value} і бере карту «${
      yokai === null ? names.bitoku(bitoku!) : names.yokai(yokai)
    }» з ${hillOf(hill)}.`,
  tenguGains: ({ good, amount }) => `Тенґу отримує ${names.resource(good, amount)}.`,
  tenguPays: ({ good }) => `Тенґу платить ${names.resource(good, 1)}.`,
  tenguToken: ({ active }) => `Жетон поведінки тенґу тепер ${active ? 'активний' : 'неактивний'}.`,
  tenguTakes: ({ tile }) => `Тенґу бере: ${tileOf(tile)}.`,
  tenguBuilds: ({ tile, cell }) => `Тенґу будує ${areaOf(cell)}: ${names.building(tile)}.`,
  tenguUnites: ({ mitama, dragonfly }) => `Тенґу об’єднує: ${names.mitama(mitama)} і ${names.dragonfly(dragonfly)}.`,
  tenguVisits: ({ card }) => `Тенґу відвідує бітоку «${names.bitoku(card)}».`,
  tenguPilgrim: ({ path, cell, how }) =>
    ({
      start: `Тенґу починає паломництво з ${cellOf(path, cell)}.`,
      walk: `Паломник тенґу йде на ${onCell(path, cell)}.`,
      insight: `Паломник тенґу сягає осяяння біля ${cellOf(path, cell)}.`,
      torii: `Паломник тенґу сягає торій біля ${cellOf(path, cell)}.`,
    })[how],
  tenguDraws: ({ card }) => `Біля торій одразу діє ${names.tenguCard(card)}.`,
  tenguFails: () => 'Тенґу нема чого взяти.',
  tenguPasses: () => 'Тенґу пасує.',
  tenguRock: ({ tile }) => `Зима забирає із Саду каменів: ${names.iwakura(tile)}.`,
  counts: ({ spirit, row, points: n, solo }, who) =>
    `${spiritOf(spirit, solo, who)} ${n < 0 ? 'втрачає' : 'отримує'} ${points(Math.abs(n))} («${scoreRows[row]}»).`,
  total: ({ seat, points: n }, who) => `${who(seat)} після Обрання: ${points(n)}.`,
  tenguTotal: ({ points: n, isBeaten }) => `У тенґу ${points(n)}: ${isBeaten ? 'його переможено' : 'він переміг'}.`,
  gameEnds: () => 'Ліс обрав нового Великого Духа.',
};
