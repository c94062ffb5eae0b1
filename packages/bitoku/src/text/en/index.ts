import { plurals } from '@engawa/kernel';
import type { Dictionary } from '../dictionary.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { scoreRows } from './score-rows.ts';

const count = plurals('en');

export const en: Dictionary = {
  ...names,
  ...asks,
  events,
  name: 'Bitoku',
  deeds: {
    build: 'you build',
    crystal: 'you get a crystal',
    mitama: 'you take a mitama',
    unite: 'you unite a pair',
    vision: 'you do a vision action',
    visit: 'you visit a bitoku',
    cross: 'you cross the river',
    arrive: 'a pilgrim arrives',
  },
  crystalPlaces: {
    'dream-1': 'Dreams, first place',
    'dream-2': 'Dreams, second place',
    'dream-3': 'Dreams, third place',
    'memory-1': 'Memory, first place',
    'memory-2': 'Memory, second place',
    'mastery-left': 'Mastery, beside the left card space',
    'mastery-middle': 'Mastery, beside the middle card space',
    'mastery-right': 'Mastery, beside the right card space',
  },
  forEach: (vp, what) => `${vp} for each ${what}`,
  scoreRows,
  reasons: {
    cardsOrDiceLeft: 'only with three cards played and three dice placed',
    noCardSpace: 'all three card spaces are full',
    noPilgrim: 'the die is locked, and no pilgrim is awake',
    valueOne: 'a 1 cannot be humbled, so it cannot cross',
    bankFull: 'no free space across the river',
    full: 'no free space',
    valueTwo: 'needs a die of at least 2',
    valueTooLow: 'the die is too low',
    higherDie: 'a die here forbids the forest action',
    nothingToDo: 'nothing could be done with it now',
    covered: 'a marker covers it this year',
    tooDear: 'not enough resources',
    noCell: 'no free cell of its type',
    noMarker: 'all six buildings are built',
    noSlot: 'no free place for this kind of crystal',
    bridge: 'not enough visited bitoku for the bridge',
    sideFull: 'no free cell there',
    ownThere: 'a pilgrim of yours is already there',
    lastCell: 'the last cell is taken, or already reached',
    noIwakura: 'no iwakura of yours beside it',
    taken: 'a pilgrim already rests there',
  },
  options: {
    'strict-forest': {
      name: 'Stricter Forest',
      help: 'A forest action needs more than every other die in the region, not just as much.',
    },
    'tengu-dragonflies': {
      name: 'The Tengu’s dragonflies',
      help: 'How many he starts with: none is easier, two harder.',
    },
    'tengu-yokai': { name: 'The Tengu’s yokai', help: 'Without his five starting yokai it is easier.' },
    'tengu-resources': { name: 'The Tengu’s resources', help: 'Without his starting resources it is easier.' },
    'tengu-harvest': {
      name: 'The Tengu’s harvest',
      help: 'Without movement points for his crystals in spring it is easier.',
    },
    'tengu-kodama': {
      name: 'The Tengu’s kodama',
      help: 'If not always, a placed die moves his kodama only where yours is ahead: easier.',
    },
    'tengu-pilgrim': { name: 'The Tengu’s pilgrim', help: 'One of his pilgrims starts on the path: harder.' },
    'tengu-head-start': { name: 'The Tengu’s head start', help: 'All his kodama start one cell ahead: harder.' },
    'tengu-regions': {
      name: 'The Tengu’s regions',
      help: 'He scores 3 for every region where his kodama leads: harder.',
    },
  },
  optionValue: (_, value) => (value === true ? 'yes' : value === false ? 'no' : `${value}`),
  table: {
    year: (round, phase) => `Year ${round} of 4, ${phase}`,
    order: (list) => `turn order: ${list.join(', ')}`,
    forest: 'Forest',
    hills: 'Hills',
    tiles: 'Tiles',
    paths: 'Paths of wisdom',
    none: 'none',
    dice: (dice) => `dice ${dice.join(', ')}`,
    treasure: (name, prizes) => `${name} (${prizes.join('/')})`,
    kodama: (cells) => `kodama ${cells}`,
    hill: (region, bitoku, yokai, pick) => `${region}: ${bitoku}; ${yokai}${pick ? '; two of four' : ''}`,
    row: (display, tiles) =>
      `${{ mitama: 'Mitama', dragonfly: 'Dragonflies', building: 'Buildings', crystal: 'Crystals' }[display]}: ${tiles}`,
    garden: (tiles) => `Rock Garden: ${tiles}`,
    path: (number, cells) => `Path ${number}: ${cells}`,
    goods: ({ wood, stone, jade, sake, amulets }) =>
      `${wood} wood, ${stone} stone, ${jade} jade, ${sake} sake; amulets +1 ×${amulets[0]}, +2 ×${amulets[1]}, +3 ×${amulets[2]}`,
    ownDice: (dice) => `dice: ${dice.join(', ')}`,
    die: (value, at) =>
      `${value} ${{ locked: 'locked', unlocked: 'free', forest: 'in the Forest', hill: 'on a hill' }[at]}`,
    cards: (hand, deck, discard, mat) => `hand: ${hand}; deck ${deck}, discarded ${discard}; played: ${mat}`,
    handOf: (n) => count(n, 'card', 'cards'),
    bitokuPath: (cards, visited) => `bitoku path: ${cards}, ${visited} visited`,
    pilgrims: (awake, walking, arrived, resting) =>
      `pilgrims: ${awake} awake, ${walking} on the way, ${arrived} arrived, ${resting} beside iwakura`,
    mitama: (waiting, pairs) => `waiting: ${waiting}; ${count(pairs, 'pair', 'pairs')}`,
    iwakura: (tiles) => `stone path: ${tiles}`,
    crystals: (tiles) => `crystals: ${tiles}`,
    visions: (cards) => `visions: ${cards}`,
    buildings: (n) => count(n, 'building', 'buildings'),
    points: (now, ascension) => `${now} on the spirit path, ${ascension} if the Ascension were now`,
    tenguRow: (cards, active) => `next cards: ${cards}; behaviour ${active ? 'active' : 'inactive'}`,
  },
};
