import { CARD_SLOTS, HILLS, type Hill, REGION_OF_HILL, REGIONS } from '../../components.ts';
import type { EventWords } from '../dictionary.ts';
import { tellersFor } from '../tellers.ts';
import { count, names, points } from './names.ts';
import { scoreRows } from './score-rows.ts';

const { list } = names;
const inRegion = (region: number) => names.inRegion[REGIONS[region]!];
const toRegion = (region: number) => names.toRegion[REGIONS[region]!];
/** Родительный падеж: «с холма Земель Ёми». */
const hills: Record<Hill, string> = {
  yomi: 'холма Земель Ёми',
  steps: 'холма Ступеней знаний',
  glade: 'холма Нефритовой поляны',
  forges: 'холма Кузен',
};
const hillOf = (hill: number) => hills[HILLS[hill]!];
const areaOf = (cell: number) => inRegion(REGION_OF_HILL[cell >> 2]!);
const dieOf = (slot: number) => `${names.slots[CARD_SLOTS[slot]!]} кубик`;
const cellOf = (path: number, cell: number) => `${cell + 1}-й ячейки ${path + 1}-го пути`;
const onCell = (path: number, cell: number) => `${cell + 1}-ю ячейку ${path + 1}-го пути`;
const spaces = ['левую', 'среднюю', 'правую'];
const { spiritOf, orderOf, tileOf } = tellersFor(names);
/** Буквы строк таблицы активации в русских правилах. */
const rows: Record<string, string> = {
  A: 'А',
  B: 'Б',
  C: 'В',
  D: 'Г',
  E: 'Д',
  F: 'Е',
  G: 'Ж',
  H: 'З',
  I: 'И',
  J: 'К',
  K: 'Л',
  L: 'М',
};

export const events: EventWords = {
  yearBegins: ({ round }) => `Год ${round}: Лес пробуждается.`,
  turnOrder: ({ order, solo }, who) => `Порядок хода: ${orderOf(order, solo, who)}.`,
  draws: ({ seat, count: n }, who) => `${who(seat)} берёт ${count(n, 'карту', 'карты', 'карт')}.`,
  drew: ({ seat, cards }, who) => `${who(seat)} видит: ${list(cards.map(names.yokai))}.`,
  reshuffles: ({ seat }, who) => `${who(seat)} перемешивает сброс: это новая колода.`,
  discards: ({ seat, cards }, who) => `${who(seat)} сбрасывает: ${list(cards.map(names.yokai))}.`,
  dream: ({ seat, tile }, who) => `${who(seat)} пожинает плоды: ${names.crystal(tile)}.`,
  summerBegins: () => 'Лето: призыв стражей.',
  playsCard: ({ seat, card, slot }, who) => `${who(seat)} разыгрывает «${names.yokai(card)}» в ${spaces[slot]} ячейку.`,
  tunes: ({ seat, tile }, who) => `${who(seat)} настраивает: ${names.crystal(tile)}.`,
  unlocks: ({ seat, slot, value }, who) => `${who(seat)} освобождает ${dieOf(slot)} (${value}).`,
  sendsAway: ({ seat, slot, value }, who) =>
    `${who(seat)} сбрасывает паломника ради несвободного кубика: ${dieOf(slot)} (${value}).`,
  boosts: ({ seat, amulet, value }, who) => `${who(seat)} тратит амулет «+${amulet}»: на кубике ${value}.`,
  placesDie: ({ seat, value, region, house }, who) =>
    `${who(seat)} отправляет кубик ${value} ${toRegion(region)}${house === null ? '' : ` (ячейка ${house.slice(-1)})`}.`,
  humbles: ({ seat, value }, who) => `${who(seat)} уменьшает кубик до ${value}.`,
  overSix: ({ seat, amulet }, who) => `${who(seat)} тратит амулет «+${amulet}», чтобы превзойти шестёрку.`,
  forest: ({ seat, region, needs }, who) => `${who(seat)} выполняет действие Леса за ${needs} ${inRegion(region)}.`,
  copies: ({ seat, spirit, region, value, solo }, who) =>
    `${who(seat)} повторяет кубик ${value} ${inRegion(region)} (владелец: ${spiritOf(spirit, solo, who)}).`,
  usesBuilding: ({ seat, tile }, who) => `${who(seat)} использует здание: ${names.building(tile)}.`,
  ownerBonus: ({ spirit, vp, amulet, solo }, who) => {
    const gets = [...(vp > 0 ? [points(vp)] : []), ...(amulet ? ['амулет «+1»'] : [])];
    return `${spiritOf(spirit, solo, who)} получает бонус собственности: ${list(gets)}.`;
  },
  crosses: ({ seat, region, from, value }, who) =>
    `${who(seat)} пересекает реку ${inRegion(region)}: было ${from}, стало ${value}.`,
  covers: ({ seat, hill, reward, taken }, who) =>
    taken
      ? `${who(seat)} принимает благодарность ${hillOf(hill)}.`
      : `${who(seat)} накрывает ${reward === 'bitoku' ? 'битоку' : 'ёкая'} ${hillOf(hill)} и ничего не берёт.`,
  takesYokai: ({ seat, card, hill }, who) => `${who(seat)} берёт карту «${names.yokai(card)}» с ${hillOf(hill)}.`,
  takesBitoku: ({ seat, card }, who) => `${who(seat)} добавляет «${names.bitoku(card)}» к пути битоку.`,
  passes: ({ seat }, who) => `${who(seat)} пасует.`,
  skips: ({ seat }, who) => `${who(seat)} отказывается от остального.`,
  gains: ({ seat, good, amount }, who) => `${who(seat)} получает ${names.resource(good, amount)}.`,
  gainsAmulet: ({ seat, amulet }, who) => `${who(seat)} получает амулет «+${amulet}».`,
  scores: ({ spirit, points: n, solo }, who) => `${spiritOf(spirit, solo, who)} получает ${points(n)}.`,
  pays: ({ seat, goods }, who) => `${who(seat)} платит ${names.goods(goods)}.`,
  kodama: ({ spirit, region, to, solo }, who) =>
    `${spiritOf(spirit, solo, who)} продвигает кодаму ${inRegion(region)} на ячейку ${to}.`,
  pushesBack: ({ seat, spirit, region, to, solo }, who) =>
    `${who(seat)} возвращает чужого кодаму ${inRegion(region)} на ячейку ${to} (владелец: ${spiritOf(spirit, solo, who)}).`,
  visits: ({ seat, card }, who) => `${who(seat)} посещает битоку «${names.bitoku(card)}».`,
  pilgrimStarts: ({ seat, path, cell }, who) => `${who(seat)} начинает паломничество с ${cellOf(path, cell)}.`,
  pilgrimWalks: ({ seat, path, cell }, who) => `${who(seat)} ведёт паломника на ${onCell(path, cell)}.`,
  pilgrimArrives: ({ seat, path, cell, tile }, who) =>
    tile === null
      ? `${who(seat)} приводит паломника к озарению у ${cellOf(path, cell)}.`
      : `${who(seat)} приводит паломника к ториям у ${cellOf(path, cell)}.`,
  looksYokai: ({ seat, count: n }, who) =>
    `${who(seat)} смотрит ${count(n, 'карту', 'карты', 'карт')} ёкаев из общей колоды.`,
  looksBitoku: ({ seat, count: n }, who) =>
    `${who(seat)} смотрит ${count(n, 'карту', 'карты', 'карт')} битоку из колоды.`,
  keepsYokai: ({ seat }, who) => `${who(seat)} оставляет одного из ёкаев.`,
  keepsNone: ({ seat, of }, who) =>
    `${who(seat)} не берёт ${{ yokai: 'ни одного ёкая', bitoku: 'ни одного битоку', visions: 'ни одного видения' }[of]}.`,
  keepsVision: ({ seat, card }, who) => `${who(seat)} оставляет карту «${names.vision(card)}».`,
  takesIwakura: ({ seat, tile }, who) => `${who(seat)} берёт: ${names.iwakura(tile)}.`,
  pilgrimRests: ({ seat, cell }, who) => `${who(seat)} отправляет паломника на ${cell + 1}-ю ячейку каменной тропы.`,
  takesMitama: ({ seat, tile }, who) => `${who(seat)} берёт митаму «${names.mitama(tile)}».`,
  takesDragonfly: ({ seat, tile }, who) => `${who(seat)} берёт: ${names.dragonfly(tile)}.`,
  unites: ({ seat, mitama, dragonfly }, who) =>
    `${who(seat)} объединяет: ${names.mitama(mitama)} и ${names.dragonfly(dragonfly)}.`,
  builds: ({ seat, tile, cell }, who) => `${who(seat)} строит ${areaOf(cell)}: ${names.building(tile)}.`,
  takesCrystal: ({ seat, tile }, who) => `${who(seat)} получает: ${names.crystal(tile)}. Паломник просыпается.`,
  remembers: ({ seat, tile, points: n }, who) => `${who(seat)} получает ${points(n)}: ${names.crystal(tile)}.`,
  stepsForward: ({ order, changed, solo }, who) =>
    changed
      ? `Осень: новый порядок хода: ${orderOf(order, solo, who)}.`
      : `Осень: порядок хода прежний: ${orderOf(order, solo, who)}.`,
  diceHome: ({ seat, values }, who) => `${who(seat)} возвращает кубики в порядке ${values.join(', ')}.`,
  virtue: ({ seat, card, count: n, points: vp }, who) =>
    `${who(seat)} прощается с картой «${names.yokai(card)}», подсчитано ${n}: ${points(vp)}.`,
  keepsCards: ({ seat }, who) => `${who(seat)} не убирает карт.`,
  snow: () => 'Лес заснежен: холмы и жетоны обновлены.',
  ascension: () => 'Начинается Избрание.',
  tenguCard: ({ dice, card, row }) => `Тэнгу бросает ${dice.join(' и ')}: ${names.tenguCard(card)}, этап ${rows[row]}.`,
  tenguUnlocks: ({ value }) => `Тэнгу освобождает кубик ${value}.`,
  tenguPlaces: ({ value, region }) => `Тэнгу отправляет кубик ${value} ${toRegion(region)}.`,
  tenguCrosses: ({ value, hill, yokai, bitoku }) =>
    `Тэнгу пересекает реку кубиком ${value} и берёт карту «${
      yokai === null ? names.bitoku(bitoku!) : names.yokai(yokai)
    }» с ${hillOf(hill)}.`,
  tenguGains: ({ good, amount }) => `Тэнгу получает ${names.resource(good, amount)}.`,
  tenguPays: ({ good }) => `Тэнгу платит ${names.resource(good, 1)}.`,
  tenguToken: ({ active }) => `Жетон поведения тэнгу теперь ${active ? 'активен' : 'неактивен'}.`,
  tenguTakes: ({ tile }) => `Тэнгу берёт: ${tileOf(tile)}.`,
  tenguBuilds: ({ tile, cell }) => `Тэнгу строит ${areaOf(cell)}: ${names.building(tile)}.`,
  tenguUnites: ({ mitama, dragonfly }) => `Тэнгу объединяет: ${names.mitama(mitama)} и ${names.dragonfly(dragonfly)}.`,
  tenguVisits: ({ card }) => `Тэнгу посещает битоку «${names.bitoku(card)}».`,
  tenguPilgrim: ({ path, cell, how }) =>
    ({
      start: `Тэнгу начинает паломничество с ${cellOf(path, cell)}.`,
      walk: `Паломник тэнгу идёт на ${onCell(path, cell)}.`,
      insight: `Паломник тэнгу достигает озарения у ${cellOf(path, cell)}.`,
      torii: `Паломник тэнгу достигает торий у ${cellOf(path, cell)}.`,
    })[how],
  tenguDraws: ({ card }) => `У торий сразу действует ${names.tenguCard(card)}.`,
  tenguFails: () => 'Тэнгу нечего взять.',
  tenguPasses: () => 'Тэнгу пасует.',
  tenguRock: ({ tile }) => `Зима уносит из Сада камней: ${names.iwakura(tile)}.`,
  counts: ({ spirit, row, points: n, solo }, who) =>
    `${spiritOf(spirit, solo, who)} ${n < 0 ? 'теряет' : 'получает'} ${points(Math.abs(n))} («${scoreRows[row]}»).`,
  total: ({ seat, points: n }, who) => `${who(seat)} после Избрания: ${points(n)}.`,
  tenguTotal: ({ points: n, isBeaten }) => `У тэнгу ${points(n)}: ${isBeaten ? 'он побеждён' : 'он победил'}.`,
  gameEnds: () => 'Лес избрал нового Великого Духа.',
};
