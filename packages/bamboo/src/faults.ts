import {
  ACTIONS,
  COLOURS,
  FOOD_CELLS,
  FOOD_COPIES,
  FOODS,
  GROOVE_CELLS,
  HARMONY_CELLS,
  HARMONY_ROWS,
  HARMONY_TILES,
  HOME_TILES,
  type HomeTile,
  MARKET_ROWS,
  MOST_PLANTED,
  OWN_SHOOTS,
  PARTS,
  ROUNDS,
  SHOOTS,
  SPIRIT_COPIES,
  SPIRITS,
  SPIRITS_IN_STACK,
  STICKS,
  STICKS_AT_START,
  TEMPLE_CELLS,
  TEMPLE_TILES,
  TYPES,
} from './components.ts';
import { isFulfilled } from './conditions.ts';
import { movementFaults } from './faults-on-the-way.ts';
import { fits } from './rules/home.ts';
import { isInPlay } from './setup.ts';
import { type Bamboo, GHOST, type Player } from './state.ts';

export type Must = (holds: boolean, fault: string) => void;

/** The invariants of the game, as sentences about what is wrong. */
export function faults(state: Bamboo, before?: Bamboo): string[] {
  const found: string[] = [];
  const must: Must = (holds, fault) => {
    if (!holds) found.push(fault);
  };
  shoots(state, must);
  sticks(state, must);
  homes(state, must);
  harmony(state, must);
  food(state, must);
  spirits(state, must);
  course(state, must);
  state.players.forEach((player, seat) => {
    goods(player, seat, must);
    fulfilled(player, seat, must);
  });
  if (before !== undefined) movementFaults(before, state, must);
  return found;
}

const isDrafting = ({ draft }: Bamboo): boolean => draft.length > 0;
/** In a turn between planting and putting away, grooves and mats hold other numbers than usual. */
const isPlanting = ({ agenda }: Bamboo): boolean => agenda.some((step) => step.do === 'push');
const onTheWay = ({ agenda }: Bamboo): number[] =>
  agenda.flatMap((step) => {
    if (step.do === 'bringHome' || step.do === 'placeOverflow') return step.shoots;
    return step.do === 'keepInColour' ? [...step.rivals, ...step.shoots] : [];
  });

/** No shoot is made or lost: three in a groove and six on a mat between turns; no area overflows. */
function shoots(state: Bamboo, must: Must): void {
  const owned = state.players.flatMap(({ areas }) => areas.flat());
  const all = [...state.grooves.flat(), ...owned, ...state.draft, ...onTheWay(state)];
  const expected = GROOVE_CELLS * state.grooves.length + OWN_SHOOTS * state.players.length;
  must(all.length === expected, `there are ${all.length} shoots, not ${expected}`);
  must(new Set(all).size === all.length, 'a shoot is in two places');
  must(
    all.every((shoot) => SHOOTS[shoot] !== undefined),
    'there is a shoot that the box does not have',
  );
  state.grooves.forEach((cells, groove) => {
    const most = isPlanting(state) ? GROOVE_CELLS + MOST_PLANTED : GROOVE_CELLS;
    const inRange = cells.length >= GROOVE_CELLS && cells.length <= most;
    must(inRange, `groove ${groove + 1} holds ${cells.length} shoots`);
  });
  state.players.forEach(({ areas, marker }, seat) => {
    areas.forEach((area, colour) => {
      must(area.length <= TEMPLE_CELLS[colour]!, `the ${COLOURS[colour]} area of seat ${seat} overflows`);
    });
    must(marker >= -1 && marker < COLOURS.length, `the marker of seat ${seat} is nowhere`);
    const usual = !isDrafting(state) && !isPlanting(state) && onTheWay(state).length === 0;
    must(!usual || areas.flat().length === OWN_SHOOTS, `seat ${seat} has ${areas.flat().length} shoots`);
  });
}

/** Seven sticks each; the ghost's eight lie in the temples, below all others. */
function sticks(state: Bamboo, must: Must): void {
  const lying = state.temples.flatMap((temple) => temple.sticks);
  state.players.forEach((player, seat) => {
    const all = player.sticks + player.roundSticks + lying.filter((owner) => owner === seat).length;
    must(all === STICKS, `seat ${seat} has ${all} sticks`);
    must(player.sticks >= 0, `seat ${seat} has offered more sticks than there are`);
    const isSpringOver = !isDrafting(state);
    const later = ROUNDS - state.round + (isSpringOver ? 0 : 1);
    must(player.roundSticks === later, `${player.roundSticks} sticks of seat ${seat} lie on the cells of the rounds`);
    if (state.season !== 'spring' && state.season !== 'summer') {
      must(player.sticks === STICKS_AT_START + state.round, `seat ${seat} has not got its sticks back`);
    }
  });
  const ghosts = lying.filter((owner) => owner === GHOST).length;
  const expected = state.players.length === 2 ? TEMPLE_TILES.reduce<number>((sum, n) => sum + n, 0) : 0;
  must(ghosts === expected, `the ghost has ${ghosts} sticks`);
  state.temples.forEach((temple, at) => {
    const first = temple.sticks.findIndex((owner) => owner !== GHOST);
    must(
      first < 0 || !temple.sticks.slice(first).includes(GHOST),
      `a brown stick is not at the bottom of temple ${at}`,
    );
  });
}

const ALL_HOMES = Object.keys(HOME_TILES) as HomeTile[];

/** Every home tile is in exactly one place; a column is full unless its stack is empty. */
function homes(state: Bamboo, must: Must): void {
  const bought = state.agenda.flatMap((step) => (step.do === 'furnish' ? [step.tile] : []));
  const found = [
    ...state.players.flatMap(({ home }) => home.filter((tile) => tile !== null)),
    ...state.market.flat(),
    ...state.homeStacks.flatMap(({ bag, under }) => [...bag, ...under.map(({ card }) => card)]),
    ...bought,
  ].sort();
  const all = ALL_HOMES.filter((tile) => isInPlay(tile, state.players.length)).sort();
  must(found.join() === all.join(), `the home tiles are not complete: ${found.length}`);
  state.market.forEach((column, type) => {
    const { bag, under } = state.homeStacks[type]!;
    const waiting = bought.filter((tile) => HOME_TILES[tile].type === TYPES[type]).length;
    const isFull = column.length + waiting === MARKET_ROWS;
    must(isFull || bag.length + under.length === 0, `column ${TYPES[type]} of the market has a gap`);
    must(
      column.every((tile) => HOME_TILES[tile].type === TYPES[type]),
      `a tile lies in the wrong column of the market`,
    );
  });
  state.players.forEach(({ home }, seat) => {
    const allFit = home.every((tile, cell) => tile === null || fits(state, cell, HOME_TILES[tile].kind));
    must(allFit, `a marked cell of seat ${seat} has a tile of another kind`);
  });
}

/** Every harmony tile is in exactly one place; a mat has at most two of a type. */
function harmony(state: Bamboo, must: Must): void {
  const found = [
    ...state.players.flatMap((player) => [...player.harmony.flat(), ...player.fan]),
    ...state.harmony.flat(),
    ...state.harmonyStacks.flatMap(({ bag, under }) => [...bag, ...under.map(({ card }) => card)]),
  ].sort();
  must(
    found.join() === Object.keys(HARMONY_TILES).sort().join(),
    `the harmony tiles are not complete: ${found.length}`,
  );
  PARTS.forEach((part, at) => {
    const { bag, under } = state.harmonyStacks[at]!;
    const isFull = state.harmony[at]!.length === HARMONY_ROWS;
    must(isFull || bag.length + under.length === 0, `the ${part} column of harmony tiles has a gap`);
    state.players.forEach((player, seat) => {
      const own = player.harmony[at]!;
      must(own.length <= HARMONY_CELLS, `seat ${seat} has ${own.length} harmony tiles of the type ${part}`);
      const belong = [...own, ...state.harmony[at]!].every((tile) => HARMONY_TILES[tile].part === at);
      must(belong, `a harmony tile is not where its type belongs`);
    });
  });
}

/** What lies on the fan was fulfilled when it was scored; tiles never move, so it still is. */
function fulfilled(player: Player, seat: number, must: Must): void {
  for (const tile of player.fan) must(isFulfilled(player.home, tile), `seat ${seat} has scored ${tile} unfulfilled`);
  const points = player.fan.reduce((sum, tile) => sum + HARMONY_TILES[tile].points, 0);
  must(points === player.fromHarmony, `seat ${seat} has ${player.fromHarmony} happiness for a fan worth ${points}`);
}

function food(state: Bamboo, must: Must): void {
  const shown = state.food.filter((token) => token !== null);
  const all = [...shown, ...state.supply, ...state.eaten, ...state.players.flatMap((player) => player.food)];
  for (const kind of FOODS) {
    const count = all.filter((token) => token === kind).length;
    must(count === FOOD_COPIES[kind], `there are ${count} tokens of ${kind}`);
  }
  must(state.food.length === FOOD_CELLS, `there are ${state.food.length} food cells`);
  must(shown.length > 0 || state.supply.length + state.eaten.length === 0, 'no food lies on the board');
  must([...state.supply].sort().join() === state.supply.join(), 'the food supply has an order');
}

function spirits(state: Bamboo, must: Must): void {
  const owned = state.players.flatMap((player) => player.spirits);
  const shown = state.temples.flatMap(({ spirit }) => (spirit === null ? [] : [spirit]));
  const all = [...owned, ...shown, ...state.unseen, ...state.lost];
  for (const spirit of SPIRITS) {
    const count = all.filter((one) => one === spirit).length;
    must(count === SPIRIT_COPIES, `there are ${count} spirits ${spirit}`);
  }
  const below = state.temples.reduce((sum, temple) => sum + temple.below, 0);
  const boxed = SPIRITS.length * SPIRIT_COPIES - state.temples.length * SPIRITS_IN_STACK;
  must(state.unseen.length === below + boxed, `${state.unseen.length} spirits are unseen, but ${below} lie below`);
  must(state.lost.length === 0 || state.players.length === 2, 'a spirit was lost without a ghost');
  state.players.forEach((player, seat) => {
    const isSleeping = player.asleep >= 0 && player.asleep < 1 << player.spirits.length;
    must(isSleeping, `a spirit of seat ${seat} sleeps that it does not have`);
  });
}

function goods(player: Player, seat: number, must: Must): void {
  const { coins, fromHarmony, fromHome, fromActions, hunger } = player;
  must(Number.isInteger(coins) && coins >= 0, `seat ${seat} has ${coins} coins`);
  for (const points of [fromHarmony, fromHome, fromActions, hunger]) {
    must(Number.isInteger(points) && points >= 0, `seat ${seat} has ${points} points from somewhere`);
  }
}

function course(state: Bamboo, must: Must): void {
  must(state.round >= 1 && state.round <= ROUNDS, `it is year ${state.round}`);
  must(state.first >= 0 && state.first < state.players.length, 'nobody is first');
  const picks = state.agenda.filter((step) => step.do === 'pickGift').length;
  must(state.gifts.length === picks, `${state.gifts.length} gifts lie open for ${picks} players`);
  must(
    state.gifts.every((gift) => ACTIONS.includes(gift)) && new Set(state.gifts).size === state.gifts.length,
    'a gift lies open twice',
  );
  must(state.season === 'summer' || !state.jokers, 'shoots are jokers outside of summer');
  if (state.agenda.length > 0) return;
  must(state.round === ROUNDS && state.season === 'winter', 'the game is over before the fourth winter');
}
