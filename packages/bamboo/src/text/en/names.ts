import type { Colour, ShootSymbol } from '../../components.ts';
import { type ConditionWords, conditionIn } from '../condition.ts';
import type { NameWords } from '../dictionary.ts';
import { type HomeNames, homeTileIn } from '../home-names.ts';

const homes: HomeNames = {
  I: {
    decoration: [
      'Paper lantern',
      'Painted fan',
      'Hanging scroll',
      'Kokeshi doll',
      'Door curtain',
      'Wind chime',
      'Origami crane',
      'Ink drawing',
    ],
    faith: [
      'Incense bowl',
      'Prayer beads',
      'Votive plaque',
      'Daruma doll',
      'Paper charm',
      'Hand bell',
      'Sacred rope',
      'Offering rice',
    ],
    garden: [
      'Moss patch',
      'Fern pot',
      'Stepping stones',
      'Bamboo fence',
      'Chrysanthemum',
      'Azalea bush',
      'Herb bed',
      'Iris bed',
    ],
    item: [
      'Straw sandals',
      'Paper umbrella',
      'Tea cup',
      'Bamboo basket',
      'Broom',
      'Cooking pot',
      'Sitting cushion',
      'Writing brush',
    ],
  },
  II: {
    decoration: [
      'Folding screen',
      'Ikebana',
      'Lacquer panel',
      'Silk kimono',
      'Carp streamers',
      'Woodblock print',
      'Porcelain vase',
      'Crane screen',
    ],
    faith: [
      'Home altar',
      'Stone guardian',
      'Fox statue',
      'Bronze bell',
      'Ancestor tablet',
      'Small torii',
      'Buddha figure',
      'Meditation mat',
    ],
    garden: [
      'Koi pond',
      'Stone lantern',
      'Cherry tree',
      'Maple tree',
      'Dry garden',
      'Bonsai pine',
      'Arched bridge',
      'Bamboo fountain',
    ],
    item: ['Tea set', 'Low table', 'Futon', 'Heated table', 'Storage chest', 'Shamisen', 'Iron kettle', 'Bathing tub'],
  },
};

const colours: NameWords['colours'] = { red: 'red', blue: 'blue', green: 'green', yellow: 'yellow' };
const symbols: NameWords['symbols'] = {
  harmony: 'Harmony',
  home: 'Home improvement',
  income: 'Income',
  cook: 'Cooking',
  joker: 'Joker',
};
const kinds: NameWords['kinds'] = { decoration: 'decoration', faith: 'faith', garden: 'garden', item: 'item' };
const parts: NameWords['parts'] = { left: 'Left', whole: 'Whole home', right: 'Right' };

const conditions: ConditionWords = {
  parts,
  kind: (kind) => (kind === null ? 'any' : kinds[kind]),
  single: (kind) => `at least one ${kind} tile`,
  row: (row) => `${row.join(', ')} from left to right`,
  col: (col) => `${col.join(', ')} from top to bottom`,
  diamond: ([top, right, bottom, left]) => `diamond of ${top} above, ${right} right, ${bottom} below, ${left} left`,
  square: 'two by two of any kind',
  sum: (kind, comfort) => `${kinds[kind]} tiles with ${comfort} comfort or more in all`,
  together: (shape, comfort) => `${shape}, together ${comfort} comfort or more`,
};

export const enNames: NameWords = {
  colours,
  areas: { red: 'red area', blue: 'blue area', green: 'green area', yellow: 'yellow area' },
  temples: { red: 'red temple', blue: 'blue temple', green: 'green temple', yellow: 'yellow temple' },
  symbols,
  kinds,
  parts,
  seasons: { spring: 'spring', summer: 'summer', autumn: 'autumn', winter: 'winter' },
  spirits: {
    kappa: 'Kappa',
    tanuki: 'Tanuki',
    rokurokubi: 'Rokurokubi',
    kitsune: 'Kitsune',
    okami: 'Okami',
    bakeneko: 'Bakeneko',
    tengu: 'Tengu',
  },
  powers: {
    kappa: 'a harmony action',
    tanuki: 'a home improvement',
    rokurokubi: 'an income',
    kitsune: 'every shoot you activate in this turn is a joker',
    okami: 'counts as 4 food at this meal',
    bakeneko: 'sticks go to other temples without coins',
    tengu: 'all food on the board is replaced, and you take one token before or after that',
  },
  foods: { tea: 'tea', rice: 'rice', ramen: 'ramen' },
  ghost: 'ghost',
  shoot(kind) {
    const [colour, symbol] = kind.split('-') as [Colour, ShootSymbol];
    return `${colours[colour]} shoot “${symbols[symbol]}”`;
  },
  ...homeTileIn(homes, kinds),
  ...conditionIn(conditions),
  cell: (cell) => `row ${cell.charAt(1)}, column ${cell.charAt(3)}`,
};
