import type { LineTexts } from './lines.ts';

export const en: LineTexts = {
  year: {
    name: 'The year',
    text: 'Spring: draw to 4, keep 3, harvest dreams. Summer: turns. Autumn: new order. Winter: home. Four years.',
  },
  card: {
    name: 'Play a card',
    text: 'Into a free space: the die beside it is unlocked, then the card’s action and the mastery crystal there.',
  },
  die: {
    name: 'Use a die',
    text: 'An unlocked one goes to any free space of the Forest. A locked one costs a pilgrim that is awake.',
  },
  amulet: { name: 'Amulets', text: 'Raise a die by 1, 2 or 3 before it is placed, up to 6. As many as you like.' },
  forest: { name: 'Forest action', text: 'Any row that the die reaches, if no other die there shows more.' },
  house: {
    name: 'The House',
    text: 'Any value. What the space gives; the higher the space, the earlier you play next year.',
  },
  building: {
    name: 'Buildings',
    text: 'One of the region that the die reaches, whatever other dice show. Its owner gets a bonus.',
  },
  crossing: {
    name: 'Crossing',
    text: 'The die loses 1 (a 6 becomes 3). Then a bitoku, a yokai, or two of four: each once a year. A 1 cannot cross.',
  },
  kodama: {
    name: 'Kodama',
    text: 'Go forward in their ponds. At the end the first three of a region share its treasure. The last pad takes one.',
  },
  movement: {
    name: 'Movement',
    text: 'For a point: visit the next bitoku, begin a pilgrimage, walk a cell, or turn aside to insight or a torii.',
  },
  mitama: {
    name: 'Mitama, dragonflies',
    text: 'Jade and sake for a mitama: its points and its gift. United with a dragonfly, it does what that shows.',
  },
  crystal: {
    name: 'Crystals',
    text: 'Wake a sleeping pilgrim. Dreams: every spring. Memories: for a deed. Mastery: with a card beside it.',
  },
  iwakura: {
    name: 'Iwakura',
    text: 'Counts what it shows, for every pilgrim that stands beside it on the stone path.',
  },
  vision: {
    name: 'Visions',
    text: 'Two are looked at, one may be kept; otherwise a resource. Fulfilled at the end it brings points, unfulfilled it costs.',
  },
  winter: {
    name: 'Virtue of the spirits',
    text: 'With 5 yokai or more: give up one that lies on your mat for the points on its lower edge, 12 at most.',
  },
  end: {
    name: 'The Ascension',
    text: 'First in order 3. Kinds of bitoku 1, 2, 4, 7, 11, 16, 22. Treasures, iwakura, dice and goods by four, visions, mat.',
  },
};
