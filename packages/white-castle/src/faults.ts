import {
  ACTION_CARDS,
  BOARD_SPACES,
  CASTLE_CARDS,
  type CastleCard,
  colourOfTile,
  DIPLOMATS,
  FIGURES,
  FIRST_SLOT,
  LAST_SPACE,
  MOST_RESOURCES,
  MOST_SEALS,
  ROOMS,
  ROUNDS,
  SOLO_CARDS,
  STARTING_ACTIONS,
  STARTING_RESOURCES,
  STEWARDS,
  TURNS_PER_ROUND,
} from './components.ts';
import { COLOURS, RESOURCES } from './effects.ts';
import { movementFaults } from './faults-on-the-way.ts';
import { takesColour } from './rules/dice.ts';
import {
  clansOf,
  courtiersLeft,
  courtiersOn,
  dicePerColour,
  diceThatFit,
  gardenersLeft,
  type Household,
  householdOf,
  NOBODY_YET,
  type Player,
  type WhiteCastle,
  warriorsLeft,
} from './state.ts';

export type Must = (holds: boolean, fault: string) => void;

/** The invariants of the game, as sentences about what is wrong. */
export function faults(state: WhiteCastle, before?: WhiteCastle): string[] {
  const found: string[] = [];
  const must: Must = (holds, fault) => {
    if (!holds) found.push(fault);
  };
  dice(state, must);
  bridges(state, must);
  spaces(state, must);
  for (let clan = 0; clan < clansOf(state); clan++) figures(householdOf(state, clan), clan, must);
  state.players.forEach((player, seat) => {
    goods(player, seat, must);
    if (!isDrafting(state)) mat(player, seat, must);
  });
  castleCards(state, must);
  tiles(state, must);
  favours(state, must);
  influence(state, must);
  course(state, must);
  if (state.rival !== null) soloDeck(state, must);
  if (before !== undefined) movementFaults(before, state, must);
  return found;
}

const isDrafting = (state: WhiteCastle): boolean => state.agenda.some((step) => step.do === 'choosePair');

/** No die is made or lost: bridges, board, mats and the hand hold one of every colour for each clan, and one more. */
function dice(state: WhiteCastle, must: Must): void {
  COLOURS.forEach((colour, at) => {
    const { left, middle, right } = state.bridges[at]!;
    const values = [
      ...[left, ...middle, right].filter((value) => value > 0),
      ...state.spaces.flat().flatMap((die) => (die.colour === colour ? [die.value] : [])),
      ...state.players.flatMap(({ rows }) => (rows[at]! > 0 ? [rows[at]!] : [])),
      ...state.agenda.flatMap((step) => (step.do === 'placeDie' && step.colour === colour ? [step.value] : [])),
    ];
    must(values.length === dicePerColour(state), `there are ${values.length} ${colour} dice`);
    const isDie = (value: number) => Number.isInteger(value) && value >= 1 && value <= 6;
    must(values.every(isDie), `a ${colour} die shows something else than 1 to 6`);
  });
}

/** Values rise from left to right; with a die in the middle both ends are taken. Every turn takes one die. */
function bridges(state: WhiteCastle, must: Must): void {
  let lying = 0;
  state.bridges.forEach(({ left, middle, right }, at) => {
    const values = [left, ...middle, right].filter((value) => value > 0);
    lying += values.length;
    const rises = values.every((value, i) => i === 0 || values[i - 1]! <= value);
    must(rises, `the ${COLOURS[at]} bridge is out of order: ${values.join(' ')}`);
    must(
      middle.length === 0 || (left > 0 && right > 0),
      `an end of the ${COLOURS[at]} bridge is empty before its middle`,
    );
  });
  const waiting = state.agenda.some((step) => step.do === 'takeDie') ? 1 : 0;
  const expected = 3 * dicePerColour(state) - state.turns + waiting;
  must(lying === expected, `${lying} dice lie on the bridges, not ${expected}`);
}

function spaces(state: WhiteCastle, must: Must): void {
  BOARD_SPACES.forEach((space, at) => {
    const lying = state.spaces[at]!;
    must(lying.length <= diceThatFit(state, space), `${lying.length} dice lie on ${space}`);
    // The rival does not look at colours.
    const allFit = state.rival !== null || lying.every(({ colour }) => takesColour(state, at, colour));
    must(allFit, `a die on ${space} has a colour that does not belong there`);
  });
}

function figures(household: Household, clan: number, must: Must): void {
  const { courtiers, warriors, gardeners, time, points, coins } = household;
  const counts = [...courtiers, ...warriors];
  must(
    counts.every((n) => Number.isInteger(n) && n >= 0),
    `clan ${clan} has fewer than no figures somewhere`,
  );
  must(courtiersLeft(household) >= 0, `clan ${clan} has more than ${FIGURES} courtiers`);
  must(warriorsLeft(household) >= 0, `clan ${clan} has more than ${FIGURES} warriors`);
  must(gardeners >= 0 && gardeners < 64 && gardenersLeft(household) >= 0, `clan ${clan} has too many gardeners`);
  must(
    Number.isInteger(time) && time >= 0 && time <= LAST_SPACE,
    `clan ${clan} is on space ${time} of the passage of time`,
  );
  must(points >= 0 && coins >= 0, `clan ${clan} has ${points} points and ${coins} coins`);
}

function goods(player: Player, seat: number, must: Must): void {
  for (const resource of RESOURCES) {
    const amount = player[resource];
    const inRange = Number.isInteger(amount) && amount >= 0 && amount <= MOST_RESOURCES;
    must(inRange, `seat ${seat} has ${amount} ${resource}`);
  }
  must(player.seals >= 0 && player.seals <= MOST_SEALS, `seat ${seat} has ${player.seals} seals`);
}

/** One card on the mat. In the lantern area: starting resources, their decree, and a turned card for every climb. */
function mat({ card, lantern }: Player, seat: number, must: Must): void {
  must(card !== null && card in ACTION_CARDS, `seat ${seat} has no card on the mat`);
  const resources = lantern.filter((one) => one in STARTING_RESOURCES) as (keyof typeof STARTING_RESOURCES)[];
  must(resources.length === 1, `seat ${seat} has ${resources.length} starting resources`);
  const decrees = lantern.filter((one) => one.startsWith('decree'));
  const decree = resources[0] === undefined ? null : STARTING_RESOURCES[resources[0]].decree;
  must(decrees.join() === (decree ?? ''), `seat ${seat} has the wrong decree`);
  const actions = [card, ...lantern].filter((one) => one !== null && one in STARTING_ACTIONS);
  must(actions.length === 1, `seat ${seat} has ${actions.length} starting actions`);
  const climbs = [card, ...lantern].filter((one) => one !== null && one in CASTLE_CARDS).length;
  must(lantern.length === 1 + decrees.length + climbs, `the lantern area of seat ${seat} has ${lantern.length} cards`);
}

const ALL_STEWARDS = Object.keys(STEWARDS) as CastleCard[];
const ALL_DIPLOMATS = Object.keys(DIPLOMATS) as CastleCard[];

/** Every castle card is in exactly one place; every room has one, but for the moment between taking and laying. */
function castleCards(state: WhiteCastle, must: Must): void {
  const owned = state.players.flatMap(({ card, lantern }) => [card, ...lantern]);
  const inCastle = [...state.rooms, ...owned].filter(
    (card): card is CastleCard => card !== null && card in CASTLE_CARDS,
  );
  const found = [...inCastle, ...state.stewards, ...state.diplomats, ...state.removed].sort().join(' ');
  const inPlay = (card: CastleCard) => state.players.length > 2 || !CASTLE_CARDS[card].marked;
  const all = [...ALL_STEWARDS, ...ALL_DIPLOMATS].filter(inPlay).sort().join(' ');
  must(found === all, `the castle cards are not complete: ${found}`);
  must(state.rival !== null || state.removed.length === 0, 'a castle card left the game without a rival');
  state.rooms.forEach((card, room) => {
    const isBeingRefilled = state.agenda.some((step) => step.do === 'refillRoom' && step.room === ROOMS[room]);
    must((card === null) === isBeingRefilled, `${ROOMS[room]} is empty, or has a card and waits for one`);
    if (card !== null) must(card.startsWith(ROOMS[room]!.slice(0, -2)), `${card} is on the wrong floor`);
  });
}

function tiles(state: WhiteCastle, must: Must): void {
  must(state.tiles.length === 13 && state.well.length === 2, 'the dice tiles are not 13 and 2');
  const colours = [...state.tiles, ...state.well.map(colourOfTile)];
  for (const colour of COLOURS) {
    const count = colours.filter((one) => one === colour).length;
    must(count === 5, `there are ${count} ${colour} tiles`);
  }
  ROOMS.forEach((room, at) => {
    const here = new Set(state.tiles.slice(FIRST_SLOT[at], FIRST_SLOT[at + 1]));
    must(here.size > 1, `${room} has only one colour`);
  });
}

/** Nobody has more favours than courtiers in the daimyo's chamber, and whoever is there took one while there were any. */
function favours(state: WhiteCastle, must: Must): void {
  const taken = state.favours.filter((clan) => clan !== NOBODY_YET);
  for (let clan = 0; clan < clansOf(state); clan++) {
    const own = taken.filter((one) => one === clan).length;
    must(own <= courtiersOn(householdOf(state, clan), 3), `clan ${clan} has a favour without a courtier`);
  }
  must(
    taken.every((clan) => clan >= 0 && clan < clansOf(state)),
    'a favour belongs to nobody at the table',
  );
}

/** Every marker lies once in the passage of time; farther comes before. */
function influence(state: WhiteCastle, must: Must): void {
  const everybody = Array.from({ length: clansOf(state) }, (_, clan) => clan).join();
  must([...state.influence].sort().join() === everybody, `the influence markers are ${state.influence.join()}`);
  must([...state.order].sort().join() === everybody, `the turn order is ${state.order.join()}`);
  const times = state.influence.map((clan) => householdOf(state, clan).time);
  must(
    times.every((time, i) => i === 0 || times[i - 1]! >= time),
    `the influence markers are out of order: ${times.join()}`,
  );
}

function course(state: WhiteCastle, must: Must): void {
  const turns = clansOf(state) * TURNS_PER_ROUND;
  must(state.round >= 1 && state.round <= ROUNDS, `it is round ${state.round}`);
  must(state.turns >= 0 && state.turns <= turns, `${state.turns} turns were begun in this round`);
  must(state.usedRows >= 0 && state.usedRows < 8, 'a row was used that there is not');
  if (state.agenda.length > 0) return;
  must(state.round === ROUNDS && state.turns === turns, 'the game is over before everybody had nine turns');
}

function soloDeck({ solo }: WhiteCastle, must: Must): void {
  const cards = [...solo.bag, ...[...solo.over, ...solo.under].map(({ card }) => card)];
  must(cards.sort().join() === Object.keys(SOLO_CARDS).join(), `the solo cards are not complete: ${cards.join()}`);
  must(solo.over.length === 1, 'the top solo card is not for all to see');
}
