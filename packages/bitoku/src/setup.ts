import { type Deck, deckOf, draw, type Luck, shuffle, takeAt, todo } from '@engawa/kernel';
import {
  ALL_DRAGONFLIES,
  ANCIENT_AREAS,
  ANCIENT_BUILDINGS,
  ANCIENT_POSITION,
  AWAKE_PILGRIMS,
  BITOKU_COPIES,
  BITOKU_KINDS,
  BOARDS,
  BUILDINGS,
  CELLS,
  CRYSTAL_SLOTS,
  type CrystalTile,
  DECK_YOKAI,
  DISPLAYS,
  DREAM_CRYSTALS,
  HILLS,
  IWAKURA,
  type Iwakura,
  LAKE_TREASURES,
  MASTERY_CRYSTALS,
  MEMORY_CRYSTALS,
  MITAMA,
  type MitamaTile,
  PILGRIMS,
  PLAYER_DICE,
  REGIONS,
  SIDE_PATHS,
  STARTING_GOODS,
  STARTING_YOKAI,
  type StartingYokai,
  TENGU_CARDS,
  TENGU_DICE,
  TORII_TILES,
  type ToriiTile,
  VISIONS,
  type YokaiCard,
} from './components.ts';
import type { BitokuOptions } from './options.ts';
import { hasFamily } from './rules/tengu-terms.ts';
import { dealHills, refill } from './rules/winter.ts';
import {
  type Bitoku,
  type BitokuAside,
  type Built,
  type Die,
  NO_ONE,
  type Player,
  POINT_SOURCES,
  type Realm,
  TENGU,
  type Tengu,
} from './state.ts';

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];

/** P. 4 and 5, preparing the game. */
export function setup(seats: number, options: BitokuOptions, aside: BitokuAside): Bitoku {
  const { luck } = aside;
  const board = BOARDS[seats]!;
  const rocks = keys(IWAKURA);
  const state: Bitoku = {
    agenda: [],
    options,
    round: 1,
    phase: 'spring',
    order: [],
    turn: -1,
    passed: 0,
    torii: dealTorii(board.paths, luck),
    treasures: take(keys(LAKE_TREASURES), REGIONS.length, luck),
    cells: dealAncient(seats, luck),
    hills: HILLS.map(() => ({ bitoku: null, yokai: null, covered: 0 })),
    yokai: deckOf<YokaiCard>(keys(DECK_YOKAI)),
    yokaiDiscard: [],
    bitoku: deckOf(BITOKU_KINDS.flatMap((kind) => new Array<typeof kind>(BITOKU_COPIES[kind]).fill(kind))),
    bitokuDiscard: [],
    visions: deckOf(keys(VISIONS)),
    lookedYokai: [],
    lookedBitoku: [],
    lookedVisions: [],
    open: {
      mitama: board.mitamaCosts.map(() => null),
      dragonfly: board.dragonflyGains.map(() => null),
      building: new Array<null>(board.buildingSpaces).fill(null),
      crystal: board.crystalCosts.map(() => null),
    },
    stacks: {
      mitama: (keys(MITAMA) as MitamaTile[]).sort(),
      dragonfly: [...ALL_DRAGONFLIES].sort(),
      building: keys(BUILDINGS).sort(),
      crystal: ([...keys(DREAM_CRYSTALS), ...keys(MEMORY_CRYSTALS), ...keys(MASTERY_CRYSTALS)] as CrystalTile[]).sort(),
    },
    gone: { mitama: [], dragonfly: [], building: [], crystal: [] },
    garden: [],
    goneIwakura: [],
    sides: Array.from({ length: board.paths * SIDE_PATHS.length }, () => []),
    players: [],
    tengu: null,
  };
  for (const display of DISPLAYS) refill(state, display, aside);
  const dealt = take(rocks, seats, luck);
  state.garden = take(rocks, board.garden, luck);
  dealHills(state, aside);
  state.players = dealt.map((rock) => newPlayer(state, rock, aside));
  state.order = seats === 1 ? [TENGU, 0] : shuffle([...state.players.keys()], luck);
  if (seats === 1) state.tengu = newTengu(state, rocks, aside);
  aside.tell?.({ is: 'turnOrder', order: state.order.slice(), solo: seats === 1 });
  todo(state, { do: 'spring' });
  return state;
}

function take<C extends string>(from: C[], count: number, luck: Luck): C[] {
  const taken: C[] = [];
  for (let i = 0; i < count; i++) taken.push(takeAt(from, luck.below(from.length, from)));
  return taken;
}

/** A random tile of its letter on every torii. */
function dealTorii(paths: number, luck: Luck): ToriiTile[] {
  const all = keys(TORII_TILES);
  const letters = { a: all.filter((tile) => tile.includes('-a')), b: all.filter((tile) => tile.includes('-b')) };
  const tiles: ToriiTile[] = [];
  for (let path = 0; path < paths; path++) {
    for (const { kind } of SIDE_PATHS) if (kind !== 'insight') tiles.push(take(letters[kind], 1, luck)[0]!);
  }
  return tiles;
}

function dealAncient(seats: number, luck: Luck): (Built | null)[] {
  const cells = new Array<Built | null>(CELLS).fill(null);
  const tiles = keys(ANCIENT_BUILDINGS);
  for (const hill of ANCIENT_AREAS[seats]!) {
    cells[hill * 4 + ANCIENT_POSITION] = { tile: take(tiles, 1, luck)[0]!, owner: NO_ONE };
  }
  return cells;
}

const newDie = (value: number): Die => ({ value, at: 'locked', place: -1, space: -1 });

function newRealm(paths: number, dice: readonly number[], awake: number): Realm {
  return {
    points: POINT_SOURCES.map(() => 0),
    wood: 0,
    stone: 0,
    jade: 0,
    sake: 0,
    dice: dice.map(newDie),
    kodama: REGIONS.map(() => 1),
    path: [],
    visited: 0,
    awake,
    walkers: new Array<number>(paths * SIDE_PATHS.length).fill(0),
    mitama: [],
    dragonflies: [],
    pairs: [],
    iwakura: [],
  };
}

const startingYokai = (): StartingYokai[] => keys(STARTING_YOKAI);

function newPlayer(state: Bitoku, rock: Iwakura, aside: BitokuAside): Player {
  return {
    ...newRealm(state.sides.length / SIDE_PATHS.length, PLAYER_DICE, AWAKE_PILGRIMS),
    ...STARTING_GOODS,
    dragonflies: take(state.stacks.dragonfly, 1, aside.luck),
    iwakura: [rock],
    amulets: [1, 0, 0],
    crystals: CRYSTAL_SLOTS.map(() => null),
    stones: 0,
    lost: 0,
    hand: [],
    taken: [],
    deck: deckOf(startingYokai()) as Deck<YokaiCard>,
    discard: [],
    mat: [null, null, null],
    removed: [],
    visions: [draw(state.visions, aside)!],
  };
}

/** P. 27: the Tengu. His second iwakura is of the other sort than the first. */
function newTengu(state: Bitoku, rocks: Iwakura[], { luck }: BitokuAside): Tengu {
  const { options, garden } = state;
  const cards = keys(TENGU_CARDS);
  const first = garden[luck.below(garden.length, garden as Iwakura[])]!;
  garden[garden.indexOf(first)] = null;
  const second = otherRock(state, rocks, IWAKURA[first].of === 'yokai', luck);
  const goods = options['tengu-resources'];
  const tengu: Tengu = {
    ...newRealm(BOARDS[1]!.paths, TENGU_DICE, PILGRIMS),
    dragonflies: take(state.stacks.dragonfly, options['tengu-dragonflies'], luck),
    iwakura: [first, second],
    crystals: [],
    yokai: options['tengu-yokai'] ? startingYokai() : [],
    row: take(cards, 3, luck),
    deck: [],
    discard: [],
    isActive: false,
  };
  tengu.deck = cards;
  if (goods) {
    tengu.wood = 1;
    if (hasFamily(tengu, 'building')) tengu.stone = 1;
    else tengu.sake = 1;
  }
  if (options['tengu-head-start']) tengu.kodama = REGIONS.map(() => 2);
  if (options['tengu-pilgrim']) {
    tengu.awake -= 1;
    tengu.walkers[0] = 1;
  }
  return tengu;
}

/** Out of those that were not dealt. Ours: if none of them fits, out of the garden. */
function otherRock({ garden }: Bitoku, rocks: Iwakura[], first: boolean, luck: Luck): Iwakura {
  const fits = (tile: Iwakura | null): tile is Iwakura => tile !== null && (IWAKURA[tile].of === 'yokai') !== first;
  const undealt = rocks.filter(fits);
  if (undealt.length > 0) return undealt[luck.below(undealt.length, undealt)]!;
  const left = garden.filter(fits);
  const tile = left[luck.below(left.length, left)]!;
  garden[garden.indexOf(tile)] = null;
  return tile;
}
