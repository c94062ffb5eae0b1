import { plurals } from '@engawa/kernel';
import { COLOURS } from '../../components.ts';
import type { EventWords, StillToCome } from '../dictionary.ts';
import { enNames as names } from './names.ts';

const count = plurals('en');
export const coins = (n: number) => count(n, 'coin', 'coins');
export const sticks = (n: number) => count(n, 'stick', 'sticks');
export const points = (n: number) => `${n} happiness`;
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
export const list = (parts: readonly string[]) => conjunction.format(parts);

export const enEvents: EventWords = {
  firstPlayer: ({ seat }, who) => `${who(seat)} goes first in this year.`,
  ghostOffers: ({ sticks: lying }) =>
    `The ghost offers sticks: ${list(lying.map((n, temple) => `${n} in the ${names.temples[COLOURS[temple]!]}`))}.`,
  drafts: ({ seat, shoot }, who) => `${who(seat)} takes the ${names.shoot(shoot)}.`,
  season: ({ round, season }) => `Year ${round}: ${names.seasons[season]}.`,
  gifts: ({ gifts }) => `Gifts of the forest: ${list(gifts.map((gift) => names.symbols[gift]))}.`,
  picksGift: ({ seat, gift }, who) => `${who(seat)} picks the gift “${names.symbols[gift]}”.`,
  visits: ({ seat, area }, who) => `${who(seat)} moves the marker to the ${names.areas[area]}.`,
  offers: ({ seat, temple, sticks: n, coins: paid }, who) =>
    `${who(seat)} offers ${sticks(n)} in the ${names.temples[temple]}${paid > 0 ? ` for ${coins(paid)}` : ''}.`,
  plants: ({ seat, shoot, groove }, who) =>
    `${who(seat)} plants the ${names.shoot(shoot)} in groove ${groove.charAt(1)}.`,
  activates: ({ seat, shoot, action }, who) =>
    `${who(seat)} activates the ${names.shoot(shoot)}${shoot.endsWith(action) ? '' : ` as ${names.symbols[action]}`}.`,
  leavesActions: ({ seat, left }, who) => `${who(seat)} leaves ${count(left, 'activation', 'activations')} unused.`,
  pushesOut: ({ groove, shoots }) =>
    `Groove ${groove.charAt(1)} gives back ${list(shoots.map((shoot) => `the ${names.shoot(shoot)}`))}.`,
  bringsHome: ({ seat, shoot, area, overflow }, who) =>
    `${who(seat)} puts the ${names.shoot(shoot)} into the ${names.areas[area]}${overflow ? ', for want of room' : ''}.`,
  callsSpirit: ({ seat, spirit }, who) => `${who(seat)} calls ${names.spirits[spirit]}: ${names.powers[spirit]}.`,
  earns: ({ seat, coins: n }, who) => `${who(seat)} gets ${coins(n)}.`,
  gainsHappiness: ({ seat, points: n }, who) => `${who(seat)} gains ${points(n)}.`,
  takesHarmony: ({ seat, tile }, who) => `${who(seat)} takes a harmony tile. ${names.harmonyTile(tile)}.`,
  scoresHarmony: ({ seat, tile, points: n }, who) =>
    `${who(seat)} scores a harmony tile for ${points(n)}. ${names.harmonyTile(tile)}.`,
  newHarmony: ({ tile }) => `A new harmony tile. ${names.harmonyTile(tile)}.`,
  buysHome: ({ seat, tile, coins: paid, points: n }, who) =>
    `${who(seat)} buys ${names.homeTile(tile)} for ${coins(paid)}${n > 0 ? ` and gains ${points(n)}` : ''}.`,
  furnishes: ({ seat, tile, cell }, who) => `${who(seat)} places ${names.homeName(tile)}: ${names.cell(cell)}.`,
  newHome: ({ tile }) => `New in the market: ${names.homeTile(tile)}.`,
  takesFood: ({ seat, food }, who) => `${who(seat)} takes ${names.foods[food]}.`,
  clearsFood: ({ seat }, who) => `${who(seat)} has all food on the board replaced.`,
  newFood: ({ food, reshuffled }) =>
    `${reshuffled ? 'The used food is shuffled. ' : ''}New food: ${list(food.map((one) => names.foods[one]))}.`,
  skipsAction: ({ seat, action }, who) => `${who(seat)} does without the action “${names.symbols[action]}”.`,
  blesses: ({ seat, spirit, temple, tied }, who) =>
    `${who(seat)} wins ${names.spirits[spirit]} of the ${names.temples[temple]}${
      tied ? ', with the latest stick among equals' : ''
    }.`,
  ghostTakes: ({ spirit, temple }) =>
    `The ghost wins the ${names.temples[temple]}: ${names.spirits[spirit]} goes back into the box.`,
  spiritStays: ({ spirit, temple }) =>
    `Nobody has offered anything: ${names.spirits[spirit]} stays in the ${names.temples[temple]}.`,
  newSpirit: ({ spirit, temple }) => `${names.spirits[spirit]} appears in the ${names.temples[temple]}.`,
  wakes: ({ seat, spirit, coins: paid }, who) =>
    `${who(seat)} wakes ${names.spirits[spirit]} ${paid > 0 ? `for ${coins(paid)}` : 'for nothing'}.`,
  meal: ({ seat, need }, who) => `${who(seat)} needs ${need} food for the family meal.`,
  eats: ({ seat, food }, who) => `${who(seat)} spends ${list(food.map((one) => names.foods[one]))}.`,
  starves: ({ seat, points: n }, who) => `${who(seat)} is short of food and loses ${points(n)}.`,
  homeLeaves: ({ tiles }) => `From the market under the stacks: ${list(tiles.map((tile) => names.homeTile(tile)))}.`,
  harmonyLeaves: ({ tiles }) =>
    `Harmony tiles go under the stacks. ${tiles.map((tile) => names.harmonyTile(tile)).join('; ')}.`,
  gameEnds: () => 'The fourth year is over; happiness is counted.',
  countsSpirits: ({ seat, kinds, points: n }, who) =>
    `${who(seat)} has ${count(kinds, 'kind of spirit', 'kinds of spirits')}: ${points(n)}.`,
  countsBalance: ({ seat, left, right, points: n }, who) =>
    `${who(seat)} has ${left} comfort on the left and ${right} on the right: ${n > 0 ? `loses ${points(n)}` : 'in balance'}.`,
  countsHarmony: ({ seat, tile, points: n }, who) =>
    `${who(seat)} gets half for a tile on the mat: ${points(n)}. ${names.harmonyTile(tile)}.`,
  countsMarks: ({ seat, points: n }, who) => `${who(seat)} loses ${points(n)} for empty marked cells.`,
  scores: ({ seat, points: n }, who) => `${who(seat)} has ${points(n)}.`,
  tie: ({ seats, comfort, winners }, who) => {
    const homes = list(seats.map((seat, i) => `${who(seat)} ${comfort[i]}`));
    return winners.length > 1
      ? `Tied, with the comfort of the homes equal too: ${list(winners.map(who))} share the victory.`
      : `Tied in happiness; the comfort of the homes decides (${homes}): ${who(winners[0]!)} wins.`;
  },
};

export const enStillToCome: StillToCome = {
  draftShoot: ({ seat }, who) => `${who(seat)} takes a shoot`,
  spring: () => 'spring',
  pickGift: ({ seat }, who) => `${who(seat)} picks a gift`,
  summer: () => 'summer',
  nextTurn: () => 'the next turn',
  visit: ({ seat }, who) => `${who(seat)} visits a temple`,
  offer: ({ seat, left }, who) => `${who(seat)} offers ${sticks(left)}`,
  plant: ({ seat }, who) => `${who(seat)} plants shoots`,
  activate: ({ seat, left }, who) => `${who(seat)} may activate ${count(left, 'shoot', 'shoots')}`,
  push: ({ seat }, who) => `${who(seat)} gets new shoots`,
  bringHome: ({ seat }, who) => `${who(seat)} puts new shoots away`,
  keepInColour: ({ seat }, who) => `${who(seat)} puts new shoots away`,
  placeOverflow: ({ seat }, who) => `${who(seat)} puts new shoots away`,
  endTurn: ({ seat }, who) => `${who(seat)} ends the turn`,
  harmony: ({ seat }, who) => `${who(seat)} does a harmony action`,
  home: ({ seat }, who) => `${who(seat)} improves the home`,
  furnish: ({ seat, tile }, who) => `${who(seat)} places ${names.homeName(tile)}`,
  cook: ({ seat }, who) => `${who(seat)} cooks`,
  tengu: ({ seat }, who) => `${who(seat)} renews the food`,
  tenguTakes: ({ seat }, who) => `${who(seat)} takes food`,
  autumn: () => 'autumn',
  winter: () => 'winter',
  wake: ({ seat }, who) => `${who(seat)} may wake spirits`,
  meal: ({ seat }, who) => `${who(seat)} holds the family meal`,
  okami: ({ seat }, who) => `${who(seat)} may call Okami`,
  eat: ({ seat }, who) => `${who(seat)} eats`,
  chooseFood: ({ seat }, who) => `${who(seat)} eats`,
  renew: () => 'the board is renewed',
  endGame: () => 'happiness is counted',
};
