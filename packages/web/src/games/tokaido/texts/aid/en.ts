import type { LineTexts } from './lines.ts';

export const en: LineTexts = {
  turn: { name: 'Turn', text: 'The last on the road moves, to any free stop up to the next inn.' },
  village: { name: 'Village', text: 'Three souvenirs, 1–3 coins each. A set of different kinds scores 1, 3, 5, 7.' },
  farm: { name: 'Farm', text: '3 coins.' },
  paddy: { name: 'Rice paddy', text: '3 fragments: 1, 2, 3 points. First to finish it: 3 more.' },
  mountain: { name: 'Mountain', text: '4 fragments: 1, 2, 3, 4 points. First to finish it: 3 more.' },
  sea: { name: 'Sea', text: '5 fragments: 1 to 5 points. First to finish it: 3 more.' },
  'hot-spring': { name: 'Hot springs', text: 'A card of 2 or 3 points.' },
  temple: { name: 'Temple', text: 'Give 1–3 coins, 1 point each. At the end 10, 7, 4, 2 points by gifts.' },
  encounter: { name: 'Encounter', text: 'A souvenir, a fragment, 3 points, 3 coins, or a coin for the temple.' },
  inn: { name: 'Inn', text: 'Everybody stops here. One dish, 1–3 coins, 6 points; never the same dish twice.' },
  achievement: {
    name: 'Achievements',
    text: '3 points each. In Edo: most spent on meals, most springs, encounters, souvenirs.',
  },
  end: { name: 'The end', text: 'Most points win; then more achievements; then the victory is shared.' },
};
