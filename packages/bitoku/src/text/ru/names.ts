import { plurals } from '@engawa/kernel';
import {
  type BuildingTile,
  isStarting,
  kindOfCrystal,
  kindOfMitama,
  typeOfBuilding,
  typeOfYokai,
} from '../../components.ts';
import type { Names } from '../dictionary.ts';
import { type EffectWords, effectIn, partIn } from '../effect.ts';

export const count = plurals('ru');
const conjunction = new Intl.ListFormat('ru', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('ru', { type: 'disjunction' });
export const points = (n: number) => count(n, 'очко добродетели', 'очка добродетели', 'очков добродетели');
export const resources = (n: number) => count(n, 'ресурс', 'ресурса', 'ресурсов');
const steps = (n: number) => count(n, 'шаг', 'шага', 'шагов');
const cheaper = (n: number) => (n === 0 ? '' : ` со скидкой в ${resources(n)}`);
const numberOf = (id: string) => Number(/(\d+)[ab]?$/.exec(id)![1]);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Дерево, камень, нефрит и саке не считаются штуками: «2 дерева», «2 саке». */
const goodsOf = {
  wood: (n: number) => `${n} ${n === 1 ? 'дерево' : 'дерева'}`,
  stone: (n: number) => count(n, 'камень', 'камня', 'камней'),
  jade: (n: number) => `${n} ${n === 1 ? 'нефрит' : 'нефрита'}`,
  sake: (n: number) => `${n} саке`,
} as const;

const effects: EffectWords = {
  kinds: {
    vp: points,
    amulet: (n) => `амулет «+${n}»`,
    ...goodsOf,
    any: (n) => `${resources(n)} на выбор`,
    woodstone: (n) => (n === 1 ? '1 дерево или камень' : `${n} ресурса: дерево и камень в любом сочетании`),
    jadesake: (n) => (n === 1 ? '1 нефрит или саке' : `${n} ресурса: нефрит и саке в любом сочетании`),
    mp: (n) => count(n, 'очко перемещения', 'очка перемещения', 'очков перемещения'),
    kodama: (n) => `${steps(n)} ${n === 1 ? 'своим кодамой' : 'своими кодамами'}`,
    here: (n) => `${steps(n)} своим кодамой в этом регионе`,
    back: (n) => `${steps(n)} назад ${n === 1 ? 'чужим кодамой' : 'чужими кодамами'}`,
    unlock: () => 'освободить кубик',
    draw: () => 'взять карту',
    yokai: () => 'ёкай из общей колоды',
    bitoku: () => 'битоку из колоды',
    vision: () => 'видение',
    iwakura: () => 'ивакура',
    pilgrim: () => 'паломник к ивакуре',
    mitama: (n) => `митама${cheaper(n)}`,
    dragonfly: (n) => `стрекоза${cheaper(n)}`,
    build: (n) => `здание${cheaper(n)}`,
    crystal: (n) => `кристалл${cheaper(n)}`,
  },
  or: (parts) => disjunction.format(parts),
  inOrder: (first, next) => `${first}, затем ${next}`,
  paid: (price, what) => `${what} за ${resources(price)}`,
  and: (parts) => (parts.length === 0 ? 'повторить чужой кубик' : conjunction.format(parts)),
};

const types: Names['types'] = { temple: 'храм', onsen: 'онсэн', farm: 'ферма', ryokan: 'рёкан' };
const mitamaKinds = { ara: 'Ара', nigi: 'Ниги', saki: 'Саки', kushi: 'Куси', shinigami: 'Синигами' } as const;
const yokaiTypes = {
  kappa: 'Каппа',
  imomushi: 'Имомуси',
  nezumi: 'Нэдзуми',
  kitsune: 'Кицунэ',
  'shin-okami': 'Син оками',
  yamauba: 'Ямауба',
} as const;

export const names: Names = {
  tengu: 'Тэнгу',
  regions: {
    yomi: 'Земли Ёми',
    steps: 'Ступени знаний',
    house: 'Дом Великого Духа',
    glade: 'Нефритовая поляна',
    forges: 'Кузни',
  },
  inRegion: {
    yomi: 'в Землях Ёми',
    steps: 'на Ступенях знаний',
    house: 'в Доме Великого Духа',
    glade: 'на Нефритовой поляне',
    forges: 'в Кузнях',
  },
  toRegion: {
    yomi: 'в Земли Ёми',
    steps: 'на Ступени знаний',
    house: 'в Дом Великого Духа',
    glade: 'на Нефритовую поляну',
    forges: 'в Кузни',
  },
  phases: { spring: 'весна', summer: 'лето', autumn: 'осень', winter: 'зима', ascension: 'Избрание' },
  resources: { wood: 'дерево', stone: 'камень', jade: 'нефрит', sake: 'саке' },
  types,
  treasures: {
    'lake-pearl': 'Жемчужина',
    'lake-comb': 'Гребень',
    'lake-mirror': 'Зеркало',
    'lake-bell': 'Колокольчик',
    'lake-fan': 'Веер',
  },
  slots: { left: 'левый', middle: 'средний', right: 'правый' },
  sources: {
    card: 'Карта',
    mastery: 'Кристалл мастерства',
    dream: 'Кристалл грёз',
    forest: 'Действие Леса',
    house: 'Дом Великого Духа',
    hill: 'Холм',
    building: 'Здание',
    torii: 'Тории',
    mitama: 'Митама',
    dragonfly: 'Стрекоза',
    bitoku: 'Битоку',
  },
  each: {
    building: 'своё здание',
    crystal: 'кристалл',
    mitama: 'митаму',
    united: 'объединённую пару',
    'goal-pilgrim': 'паломника на озарении или у торий',
    'rock-pilgrim': 'паломника у ивакур',
    iwakura: 'ивакуру',
    visited: 'посещённого битоку',
    bitoku: 'битоку на своём пути',
    visions: 'видение',
    resource: 'ресурс',
    yokai: 'карту ёкая',
    kodama5: 'кодаму на 5-й ячейке и дальше',
  },
  elements: {
    resource: resources,
    building: (n) => count(n, 'здание', 'здания', 'зданий'),
    crystal: (n) => count(n, 'кристалл', 'кристалла', 'кристаллов'),
    mitama: (n) => count(n, 'митама', 'митамы', 'митам'),
    united: (n) => count(n, 'объединённая стрекоза', 'объединённые стрекозы', 'объединённых стрекоз'),
    insight: (n) => `${count(n, 'паломник', 'паломника', 'паломников')} на озарении`,
    torii: (n) => `${count(n, 'паломник', 'паломника', 'паломников')} у торий`,
    visited: (n) => count(n, 'посещённый битоку', 'посещённых битоку', 'посещённых битоку'),
  },
  house: (space) => `Дом, ячейка ${numberOf(space)}`,
  building: (tile) =>
    tile.startsWith('ancient')
      ? `Древнее здание ${numberOf(tile)}`
      : `${capital(types[typeOfBuilding(tile as BuildingTile)])} ${numberOf(tile)}`,
  crystal: (tile) =>
    `${{ dream: 'Кристалл грёз', memory: 'Кристалл воспоминаний', mastery: 'Кристалл мастерства' }[kindOfCrystal(tile)]} ${numberOf(tile)}`,
  mitama: (tile) => mitamaKinds[kindOfMitama(tile)],
  dragonfly: (tile) => `Стрекоза ${numberOf(tile)}`,
  torii: (tile) => `Тории ${tile.includes('-a') ? 'А' : 'Б'}${numberOf(tile)}`,
  iwakura: (tile) =>
    ({
      'iwa-kappa': 'Ивакура каппы',
      'iwa-imomushi': 'Ивакура имомуси',
      'iwa-nezumi': 'Ивакура нэдзуми',
      'iwa-kitsune': 'Ивакура кицунэ',
      'iwa-shin-okami': 'Ивакура син оками',
      'iwa-ara': 'Ивакура Ары',
      'iwa-nigi': 'Ивакура Ниги',
      'iwa-saki': 'Ивакура Саки',
      'iwa-kushi': 'Ивакура Куси',
      'iwa-ryokan-temple': 'Ивакура рёканов и храмов',
      'iwa-temple-onsen': 'Ивакура храмов и онсэнов',
      'iwa-onsen-farm': 'Ивакура онсэнов и ферм',
      'iwa-farm-ryokan': 'Ивакура ферм и рёканов',
    })[tile],
  yokai: (card) => `${yokaiTypes[typeOfYokai(card)]}${isStarting(card) ? '' : ` ${numberOf(card)}`}`,
  bitoku: (card) =>
    ({ makoto: 'Макото', chugi: 'Тюуги', yu: 'Ю', jin: 'Дзин', rei: 'Рэй', gi: 'Ги', meiyo: 'Мэйдзё' })[card],
  vision: (card) => `Видение ${numberOf(card)}`,
  tenguCard: (card) => `карта тэнгу ${numberOf(card)}`,
  points,
  resource: (good, n) => goodsOf[good](n),
  goods: (goods) => conjunction.format(goods.map(([good, n]) => goodsOf[good](n))),
  amulet: (amulet) => `амулет «+${amulet}»`,
  part: partIn(effects),
  effect: effectIn(effects),
  list: (parts) => conjunction.format(parts),
};
