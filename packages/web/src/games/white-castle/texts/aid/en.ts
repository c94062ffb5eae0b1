import type { LineTexts } from './lines.ts';

export const en: LineTexts = {
  turn: {
    name: 'Turn',
    text: 'A die from an end of a bridge onto a space: more than the value below brings coins, less costs them.',
  },
  lantern: { name: 'Lantern', text: 'For a die from a left end: every symbol in your lantern area.' },
  castle: {
    name: 'Castle',
    text: 'Value 3 or 4. The actions beside tiles of the die’s colour; a steward’s dark one costs a seal.',
  },
  outside: { name: 'Outside', text: 'Value 5, any colour. Left: gardener or courtier. Right: warrior or courtier.' },
  well: { name: 'Well', text: 'Always 1, any number of dice. A seal and what both tiles show.' },
  domain: {
    name: 'Domain',
    text: 'Value 6, in the row of its colour. All that is uncovered, then the card beside it.',
  },
  courtier: {
    name: 'Courtier',
    text: '2 coins: to the gate. 2 or 5 mother-of-pearl: up 1 or 2 levels. The room’s card comes to your mat.',
  },
  warrior: { name: 'Warrior', text: '5, 3 or 1 iron. Then what the yard’s tiles show.' },
  gardener: { name: 'Gardener', text: 'Food by the card; one of yours to a garden. Then its action.' },
  seal: { name: 'Seals', text: 'At most 5. Always: 2 for a resource, 1 for a coin. Resources: at most 7 of each.' },
  time: { name: 'Time', text: 'New seasons cost 1, 2, 3 seals and are worth 3, 6, 10–15 points. Sets the turn order.' },
  round: {
    name: 'Round',
    text: 'Three turns each. New order, gardens beside bridges with dice, new roll. Three rounds.',
  },
  end: {
    name: 'The end',
    text: 'Courtiers 1, 3, 6, 10. Warriors 1 or 2, times courtiers inside. Gardens. 5 coins and seals: 1. Of a resource 3–6: 1, 7: 2.',
  },
};
