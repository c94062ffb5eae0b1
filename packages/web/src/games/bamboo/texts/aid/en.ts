import type { LineTexts } from './lines.ts';

export const en: LineTexts = {
  spring: { name: 'Spring', text: 'In turn order: one more stick, then a gift and its action.' },
  visit: {
    name: 'Visit',
    text: 'Summer: the marker to another area with shoots. Without sticks you are done for the summer.',
  },
  offering: {
    name: 'Offering',
    text: 'A stick for every shoot of the area, or all you have. To another temple: 1 coin each.',
  },
  planting: {
    name: 'Planting',
    text: 'All shoots of the area, at most two to a groove. Then as many actions as sticks offered.',
  },
  push: {
    name: 'New shoots',
    text: 'What comes out at the top goes to the area of its colour; if it is full, to any.',
  },
  harmony: {
    name: 'Harmony',
    text: '1 happiness, or up to two of: take a tile, score a tile. Two tiles for each part.',
  },
  home: { name: 'Home', text: '1 coin, or buy a tile for the coins beside it and gain the happiness there.' },
  income: { name: 'Income', text: '2 coins.' },
  cook: { name: 'Cooking', text: 'One food token: tea 1, rice 2, ramen 3.' },
  joker: { name: 'Joker', text: 'Any of these four actions.' },
  spirits: {
    name: 'Spirits',
    text: 'In your turn. Kappa: harmony. Tanuki: home. Rokurokubi: income. Kitsune: jokers. Bakeneko: other temples free. Tengu: new food, take one. In winter Okami: 4 food.',
  },
  autumn: { name: 'Autumn', text: 'Most sticks take the spirit of the temple; if equal, whoever came last.' },
  winter: {
    name: 'Winter',
    text: 'Waking for 1 coin (Kitsune 0, Okami 2). 1 food for every home tile, or lose 1 happiness each. New first player, new tiles.',
  },
  end: {
    name: 'The end',
    text: 'After four years. Each kind of spirit: 2. Left and right differ: lose 2 for every comfort. Fulfilled tiles on the mat: half, rounded up. Tie: comfort.',
  },
};
