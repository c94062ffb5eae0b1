import { type Deck, deckOf, draw, type Luck, shuffle, takeAt, todo } from '@engawa/kernel';
import {
  CELLS,
  COINS_AT_START,
  COLOURS,
  FOOD_CELLS,
  FOOD_COPIES,
  FOODS,
  type Food,
  GROOVE_CELLS,
  GROOVES,
  HARMONY_ROWS,
  HARMONY_TILES,
  type HarmonyTile,
  HOME_TILES,
  type HomeTile,
  MARKET_ROWS,
  PARTS,
  ROUNDS,
  SHOOTS,
  type Shoot,
  SPIRIT_COPIES,
  SPIRITS,
  SPIRITS_IN_STACK,
  type Spirit,
  STICKS_AT_START,
  TYPES,
} from './components.ts';
import type { BambooOptions } from './options.ts';
import { dealGhost, drawSpirit } from './rules/autumn.ts';
import { layOutFood } from './rules/food.ts';
import { storeShoot } from './rules/preparing.ts';
import {
  type Bamboo,
  type BambooAside,
  type BambooStep,
  NOWHERE,
  type Player,
  type Temple,
  turnOrder,
} from './state.ts';

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

/** Chapters "Preparing the board", p. 2, and "Preparing the players", p. 4; numbers and letters are those of its steps. */
export function setup(seats: number, options: BambooOptions, aside: BambooAside): Bamboo {
  const { luck } = aside;
  // 2. The twelve shoots with the mark of the board lie in the grooves.
  const planted = shuffle(shootsMarked('board'), luck);
  // 4. Three tiles of each stack lie in its column. В. Then everybody has one of the type for the whole home.
  const harmonyStacks = PARTS.map((_, part) =>
    deckOf(keys(HARMONY_TILES).filter((tile) => HARMONY_TILES[tile].part === part)),
  );
  const harmony = harmonyStacks.map((stack) => drawSome<HarmonyTile>(stack, HARMONY_ROWS, aside));
  // 5. With two players the marked home tiles stay in the box.
  const homeStacks = TYPES.map((type) =>
    deckOf(keys(HOME_TILES).filter((tile) => isInPlay(tile, seats) && HOME_TILES[tile].type === type)),
  );
  // 6. Four stacks of four spirits, of which only the uppermost is seen.
  const unseen: Spirit[] = SPIRITS.flatMap((spirit) => new Array<Spirit>(SPIRIT_COPIES).fill(spirit)).sort();
  const temples = COLOURS.map((): Temple => {
    return { spirit: drawSpirit({ unseen }, luck), below: SPIRITS_IN_STACK - 1, sticks: [] };
  });
  const state: Bamboo = {
    agenda: [],
    options,
    round: 1,
    season: 'spring',
    first: 0,
    players: Array.from({ length: seats }, newPlayer),
    grooves: GROOVES.map((_, groove) => planted.slice(groove * GROOVE_CELLS, (groove + 1) * GROOVE_CELLS)),
    draft: [],
    gifts: [],
    market: homeStacks.map((stack) => drawSome<HomeTile>(stack, MARKET_ROWS, aside)),
    homeStacks,
    harmony,
    harmonyStacks,
    food: new Array<Food | null>(FOOD_CELLS).fill(null),
    // 7. All food lies face down, five tokens are laid out.
    supply: FOODS.flatMap((food) => new Array<Food>(FOOD_COPIES[food]).fill(food)).sort(),
    eaten: [],
    temples,
    unseen,
    lost: [],
    jokers: false,
  };
  layOutFood(state, aside);
  if (seats === 2) dealGhost(state, aside);
  // 9. The first player is drawn.
  state.first = luck.below(seats);
  aside.tell?.({ is: 'firstPlayer', seat: state.first });
  equipPlayers(state, aside);
  const order = turnOrder(state).map((seat): BambooStep => ({ do: 'draftShoot', seat }));
  todo(state, ...order, ...order);
  return state;
}

/** Whether the tile is used with so many players. */
export function isInPlay(tile: HomeTile, seats: number): boolean {
  return seats > 2 || !HOME_TILES[tile].marked;
}

function shootsMarked(mark: (typeof SHOOTS)[number]['mark']): Shoot[] {
  return [...SHOOTS.keys()].filter((shoot) => SHOOTS[shoot]!.mark === mark);
}

function drawSome<C extends string>(stack: Deck<C>, count: number, aside: BambooAside): C[] {
  return Array.from({ length: count }, () => draw(stack, aside)!);
}

/** В, Г. A harmony tile for the whole home, and a set of four shoots. Д. Two shoots a player are laid out to be drafted. */
function equipPlayers(state: Bamboo, aside: BambooAside): void {
  const { luck } = aside;
  const sets = shuffle([...COLOURS.keys()], luck);
  const own = shootsMarked('player');
  state.players.forEach((player, seat) => {
    player.harmony[PARTS.indexOf('whole')]!.push(draw(state.harmonyStacks[PARTS.indexOf('whole')]!, aside)!);
    const first = sets[seat]! * COLOURS.length;
    for (const shoot of own.slice(first, first + COLOURS.length)) storeShoot(state, seat, shoot);
  });
  state.draft = takeShoots(shootsMarked('none'), state.players.length * 2, luck);
}

function takeShoots(bag: Shoot[], count: number, luck: Luck): Shoot[] {
  const names = () => bag.map((shoot) => SHOOTS[shoot]!.kind);
  return Array.from({ length: count }, () => takeAt(bag, luck.below(bag.length, names())));
}

/** Б, Е. Three sticks in the supply, one on every cell of the rounds, three coins. */
function newPlayer(): Player {
  return {
    coins: COINS_AT_START,
    fromHarmony: 0,
    fromHome: 0,
    fromActions: 0,
    hunger: 0,
    sticks: STICKS_AT_START,
    roundSticks: ROUNDS,
    marker: NOWHERE,
    areas: COLOURS.map(() => []),
    home: CELLS.map(() => null),
    harmony: PARTS.map(() => []),
    fan: [],
    food: [],
    spirits: [],
    asleep: 0,
  };
}
