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

const count = plurals('en');
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });
export const points = (n: number) => count(n, 'virtue point', 'virtue points');
const cheaper = (n: number) => (n === 0 ? '' : `, ${count(n, 'resource', 'resources')} cheaper`);
const numberOf = (id: string) => Number(/(\d+)[ab]?$/.exec(id)![1]);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const effects: EffectWords = {
  kinds: {
    vp: points,
    amulet: (n) => `amulet +${n}`,
    wood: (n) => `${n} wood`,
    stone: (n) => `${n} stone`,
    jade: (n) => `${n} jade`,
    sake: (n) => `${n} sake`,
    any: (n) => `${count(n, 'resource', 'resources')} of your choice`,
    woodstone: (n) => (n === 1 ? '1 wood or stone' : `${n} wood or stone in any mix`),
    jadesake: (n) => (n === 1 ? '1 jade or sake' : `${n} jade or sake in any mix`),
    mp: (n) => count(n, 'movement point', 'movement points'),
    kodama: (n) => `${count(n, 'step', 'steps')} with your kodama`,
    here: (n) => `${count(n, 'step', 'steps')} with your kodama here`,
    back: (n) => `${count(n, 'step', 'steps')} back for others’ kodama`,
    unlock: () => 'free a die',
    draw: () => 'draw a card',
    yokai: () => 'a yokai of the common deck',
    bitoku: () => 'a bitoku of the deck',
    vision: () => 'a vision',
    iwakura: () => 'an iwakura',
    pilgrim: () => 'a pilgrim beside an iwakura',
    mitama: (n) => `a mitama${cheaper(n)}`,
    dragonfly: (n) => `a dragonfly${cheaper(n)}`,
    build: (n) => `a building${cheaper(n)}`,
    crystal: (n) => `a crystal${cheaper(n)}`,
  },
  or: (parts) => disjunction.format(parts),
  inOrder: (first, next) => `${first}, then ${next}`,
  paid: (price, what) => `${what} for ${count(price, 'resource', 'resources')}`,
  and: (parts) => (parts.length === 0 ? 'copy a die' : conjunction.format(parts)),
};

const types: Names['types'] = { temple: 'temple', onsen: 'onsen', farm: 'farm', ryokan: 'ryokan' };
const mitamaKinds = { ara: 'Ara', nigi: 'Nigi', saki: 'Saki', kushi: 'Kushi', shinigami: 'Shinigami' } as const;
const yokaiTypes = {
  kappa: 'Kappa',
  imomushi: 'Imomushi',
  nezumi: 'Nezumi',
  kitsune: 'Kitsune',
  'shin-okami': 'Shin Okami',
  yamauba: 'Yamauba',
} as const;
const resources: Names['resources'] = { wood: 'wood', stone: 'stone', jade: 'jade', sake: 'sake' };

export const names: Names = {
  tengu: 'The Tengu',
  regions: {
    yomi: 'Lands of Yomi',
    steps: 'Steps of Knowledge',
    house: 'House of the Great Spirit',
    glade: 'Jade Glade',
    forges: 'Forges',
  },
  inRegion: {
    yomi: 'in the Lands of Yomi',
    steps: 'on the Steps of Knowledge',
    house: 'in the House of the Great Spirit',
    glade: 'in the Jade Glade',
    forges: 'in the Forges',
  },
  toRegion: {
    yomi: 'to the Lands of Yomi',
    steps: 'to the Steps of Knowledge',
    house: 'to the House of the Great Spirit',
    glade: 'to the Jade Glade',
    forges: 'to the Forges',
  },
  phases: { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter', ascension: 'the Ascension' },
  resources,
  types,
  treasures: {
    'lake-pearl': 'Pearl',
    'lake-comb': 'Comb',
    'lake-mirror': 'Mirror',
    'lake-bell': 'Bell',
    'lake-fan': 'Fan',
  },
  slots: { left: 'left', middle: 'middle', right: 'right' },
  sources: {
    card: 'The card',
    mastery: 'The crystal of mastery',
    dream: 'The crystal of dreams',
    forest: 'The forest action',
    house: 'The House of the Great Spirit',
    hill: 'The hill',
    building: 'The building',
    torii: 'The torii',
    mitama: 'The mitama',
    dragonfly: 'The dragonfly',
    bitoku: 'The bitoku',
  },
  each: {
    building: 'building of yours',
    crystal: 'crystal',
    mitama: 'mitama',
    united: 'united pair',
    'goal-pilgrim': 'pilgrim at insight or a torii',
    'rock-pilgrim': 'pilgrim beside an iwakura',
    iwakura: 'iwakura',
    visited: 'visited bitoku',
    bitoku: 'bitoku on your path',
    visions: 'vision',
    resource: 'resource',
    yokai: 'yokai card',
    kodama5: 'kodama from cell 5 on',
  },
  elements: {
    resource: (n) => count(n, 'resource', 'resources'),
    building: (n) => count(n, 'building', 'buildings'),
    crystal: (n) => count(n, 'crystal', 'crystals'),
    mitama: (n) => `${n} mitama`,
    united: (n) => count(n, 'united dragonfly', 'united dragonflies'),
    insight: (n) => `${count(n, 'pilgrim', 'pilgrims')} at insight`,
    torii: (n) => `${count(n, 'pilgrim', 'pilgrims')} at a torii`,
    visited: (n) => `${n} visited bitoku`,
  },
  house: (space) => `House, space ${numberOf(space)}`,
  building: (tile) =>
    tile.startsWith('ancient')
      ? `Ancient building ${numberOf(tile)}`
      : `${capital(types[typeOfBuilding(tile as BuildingTile)])} ${numberOf(tile)}`,
  crystal: (tile) =>
    `${{ dream: 'Crystal of dreams', memory: 'Crystal of memory', mastery: 'Crystal of mastery' }[kindOfCrystal(tile)]} ${numberOf(tile)}`,
  mitama: (tile) => mitamaKinds[kindOfMitama(tile)],
  dragonfly: (tile) => `Dragonfly ${numberOf(tile)}`,
  torii: (tile) => `Torii ${tile.includes('-a') ? 'A' : 'B'}${numberOf(tile)}`,
  iwakura: (tile) =>
    ({
      'iwa-kappa': 'Iwakura of the kappa',
      'iwa-imomushi': 'Iwakura of the imomushi',
      'iwa-nezumi': 'Iwakura of the nezumi',
      'iwa-kitsune': 'Iwakura of the kitsune',
      'iwa-shin-okami': 'Iwakura of the shin okami',
      'iwa-ara': 'Iwakura of Ara',
      'iwa-nigi': 'Iwakura of Nigi',
      'iwa-saki': 'Iwakura of Saki',
      'iwa-kushi': 'Iwakura of Kushi',
      'iwa-ryokan-temple': 'Iwakura of ryokan and temples',
      'iwa-temple-onsen': 'Iwakura of temples and onsen',
      'iwa-onsen-farm': 'Iwakura of onsen and farms',
      'iwa-farm-ryokan': 'Iwakura of farms and ryokan',
    })[tile],
  yokai: (card) => `${yokaiTypes[typeOfYokai(card)]}${isStarting(card) ? '' : ` ${numberOf(card)}`}`,
  bitoku: (card) =>
    ({ makoto: 'Makoto', chugi: 'Chugi', yu: 'Yu', jin: 'Jin', rei: 'Rei', gi: 'Gi', meiyo: 'Meiyo' })[card],
  vision: (card) => `Vision ${numberOf(card)}`,
  tenguCard: (card) => `Tengu card ${numberOf(card)}`,
  points,
  resource: (good, n) => `${n} ${resources[good]}`,
  goods: (goods) => conjunction.format(goods.map(([good, n]) => `${n} ${resources[good]}`)),
  amulet: (amulet) => `amulet +${amulet}`,
  part: partIn(effects),
  effect: effectIn(effects),
  list: (parts) => conjunction.format(parts),
};
