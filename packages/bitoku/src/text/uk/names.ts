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

export const count = plurals('uk');
const conjunction = new Intl.ListFormat('uk', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('uk', { type: 'disjunction' });
export const points = (n: number) => count(n, 'очко чесноти', 'очки чесноти', 'очок чесноти');
export const resources = (n: number) => count(n, 'ресурс', 'ресурси', 'ресурсів');
const steps = (n: number) => count(n, 'крок', 'кроки', 'кроків');
const cheaper = (n: number) => (n === 0 ? '' : ` зі знижкою на ${resources(n)}`);
const numberOf = (id: string) => Number(/(\d+)[ab]?$/.exec(id)![1]);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Дерево, нефрит і саке не рахують штуками: «2 дерева», «2 саке». */
const goodsOf = {
  wood: (n: number) => `${n} ${n === 1 ? 'дерево' : 'дерева'}`,
  stone: (n: number) => count(n, 'камінь', 'камені', 'каменів'),
  jade: (n: number) => `${n} ${n === 1 ? 'нефрит' : 'нефриту'}`,
  sake: (n: number) => `${n} саке`,
} as const;

const effects: EffectWords = {
  kinds: {
    vp: points,
    amulet: (n) => `амулет «+${n}»`,
    ...goodsOf,
    any: (n) => `${resources(n)} на вибір`,
    woodstone: (n) => (n === 1 ? '1 дерево або камінь' : `${n} ресурси: дерево й камінь у будь-якому поєднанні`),
    jadesake: (n) => (n === 1 ? '1 нефрит або саке' : `${n} ресурси: нефрит і саке в будь-якому поєднанні`),
    mp: (n) => count(n, 'очко переміщення', 'очки переміщення', 'очок переміщення'),
    kodama: (n) => `${steps(n)} ${n === 1 ? 'своїм кодамою' : 'своїми кодамами'}`,
    here: (n) => `${steps(n)} своїм кодамою в цьому регіоні`,
    back: (n) => `${steps(n)} назад ${n === 1 ? 'чужим кодамою' : 'чужими кодамами'}`,
    unlock: () => 'звільнити кубик',
    draw: () => 'взяти карту',
    yokai: () => 'йокай зі спільної колоди',
    bitoku: () => 'бітоку з колоди',
    vision: () => 'видіння',
    iwakura: () => 'івакура',
    pilgrim: () => 'паломник до івакури',
    mitama: (n) => `мітама${cheaper(n)}`,
    dragonfly: (n) => `бабка${cheaper(n)}`,
    build: (n) => `будівля${cheaper(n)}`,
    crystal: (n) => `кристал${cheaper(n)}`,
  },
  or: (parts) => disjunction.format(parts),
  inOrder: (first, next) => `${first}, потім ${next}`,
  paid: (price, what) => `${what} за ${resources(price)}`,
  and: (parts) => (parts.length === 0 ? 'повторити чужий кубик' : conjunction.format(parts)),
};

const types: Names['types'] = { temple: 'храм', onsen: 'онсен', farm: 'ферма', ryokan: 'рьокан' };
const mitamaKinds = { ara: 'Ара', nigi: 'Ніґі', saki: 'Сакі', kushi: 'Куші', shinigami: 'Шініґамі' } as const;
const yokaiTypes = {
  kappa: 'Каппа',
  imomushi: 'Імомуші',
  nezumi: 'Недзумі',
  kitsune: 'Кіцуне',
  'shin-okami': 'Шін окамі',
  yamauba: 'Ямауба',
} as const;

export const names: Names = {
  tengu: 'Тенґу',
  regions: {
    yomi: 'Землі Йомі',
    steps: 'Сходи знань',
    house: 'Дім Великого Духа',
    glade: 'Нефритова галявина',
    forges: 'Кузні',
  },
  inRegion: {
    yomi: 'у Землях Йомі',
    steps: 'на Сходах знань',
    house: 'у Домі Великого Духа',
    glade: 'на Нефритовій галявині',
    forges: 'у Кузнях',
  },
  toRegion: {
    yomi: 'до Земель Йомі',
    steps: 'на Сходи знань',
    house: 'до Дому Великого Духа',
    glade: 'на Нефритову галявину',
    forges: 'до Кузень',
  },
  phases: { spring: 'весна', summer: 'літо', autumn: 'осінь', winter: 'зима', ascension: 'Обрання' },
  resources: { wood: 'дерево', stone: 'камінь', jade: 'нефрит', sake: 'саке' },
  types,
  treasures: {
    'lake-pearl': 'Перлина',
    'lake-comb': 'Гребінь',
    'lake-mirror': 'Дзеркало',
    'lake-bell': 'Дзвіночок',
    'lake-fan': 'Віяло',
  },
  slots: { left: 'лівий', middle: 'середній', right: 'правий' },
  sources: {
    card: 'Карта',
    mastery: 'Кристал майстерності',
    dream: 'Кристал мрій',
    forest: 'Дія Лісу',
    house: 'Дім Великого Духа',
    hill: 'Пагорб',
    building: 'Будівля',
    torii: 'Торії',
    mitama: 'Мітама',
    dragonfly: 'Бабка',
    bitoku: 'Бітоку',
  },
  each: {
    building: 'свою будівлю',
    crystal: 'кристал',
    mitama: 'мітаму',
    united: 'об’єднану пару',
    'goal-pilgrim': 'паломника на осяянні чи біля торій',
    'rock-pilgrim': 'паломника біля івакур',
    iwakura: 'івакуру',
    visited: 'відвіданого бітоку',
    bitoku: 'бітоку на своєму шляху',
    visions: 'видіння',
    resource: 'ресурс',
    yokai: 'карту йокая',
    kodama5: 'кодаму на 5-й клітинці й далі',
  },
  elements: {
    resource: resources,
    building: (n) => count(n, 'будівля', 'будівлі', 'будівель'),
    crystal: (n) => count(n, 'кристал', 'кристали', 'кристалів'),
    mitama: (n) => count(n, 'мітама', 'мітами', 'мітам'),
    united: (n) => count(n, 'об’єднана бабка', 'об’єднані бабки', 'об’єднаних бабок'),
    insight: (n) => `${count(n, 'паломник', 'паломники', 'паломників')} на осяянні`,
    torii: (n) => `${count(n, 'паломник', 'паломники', 'паломників')} біля торій`,
    visited: (n) => count(n, 'відвіданий бітоку', 'відвідані бітоку', 'відвіданих бітоку'),
  },
  house: (space) => `Дім, клітинка ${numberOf(space)}`,
  building: (tile) =>
    tile.startsWith('ancient')
      ? `Стародавня будівля ${numberOf(tile)}`
      : `${capital(types[typeOfBuilding(tile as BuildingTile)])} ${numberOf(tile)}`,
  crystal: (tile) =>
    `${{ dream: 'Кристал мрій', memory: 'Кристал спогадів', mastery: 'Кристал майстерності' }[kindOfCrystal(tile)]} ${numberOf(tile)}`,
  mitama: (tile) => mitamaKinds[kindOfMitama(tile)],
  dragonfly: (tile) => `Бабка ${numberOf(tile)}`,
  torii: (tile) => `Торії ${tile.includes('-a') ? 'А' : 'Б'}${numberOf(tile)}`,
  iwakura: (tile) =>
    ({
      'iwa-kappa': 'Івакура каппи',
      'iwa-imomushi': 'Івакура імомуші',
      'iwa-nezumi': 'Івакура недзумі',
      'iwa-kitsune': 'Івакура кіцуне',
      'iwa-shin-okami': 'Івакура шін окамі',
      'iwa-ara': 'Івакура Ари',
      'iwa-nigi': 'Івакура Ніґі',
      'iwa-saki': 'Івакура Сакі',
      'iwa-kushi': 'Івакура Куші',
      'iwa-ryokan-temple': 'Івакура рьоканів і храмів',
      'iwa-temple-onsen': 'Івакура храмів і онсенів',
      'iwa-onsen-farm': 'Івакура онсенів і ферм',
      'iwa-farm-ryokan': 'Івакура ферм і рьоканів',
    })[tile],
  yokai: (card) => `${yokaiTypes[typeOfYokai(card)]}${isStarting(card) ? '' : ` ${numberOf(card)}`}`,
  bitoku: (card) =>
    ({ makoto: 'Макото', chugi: 'Чуґі', yu: 'Ю', jin: 'Дзін', rei: 'Рей', gi: 'Ґі', meiyo: 'Мейо' })[card],
  vision: (card) => `Видіння ${numberOf(card)}`,
  tenguCard: (card) => `карта тенґу ${numberOf(card)}`,
  points,
  resource: (good, n) => goodsOf[good](n),
  goods: (goods) => conjunction.format(goods.map(([good, n]) => goodsOf[good](n))),
  amulet: (amulet) => `амулет «+${amulet}»`,
  part: partIn(effects),
  effect: effectIn(effects),
  list: (parts) => conjunction.format(parts),
};
