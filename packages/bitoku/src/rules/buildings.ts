import { type Choice, type Seat, todo } from '@engawa/kernel';
import {
  ANCIENT_POSITION,
  BUILDING_COSTS,
  BUILDING_FACTS,
  BUILDING_TYPES,
  type BuildingTile,
  type BuildingType,
  CELL_TYPES,
  CELLS,
  cellId,
  MOST_BUILDINGS,
  REGION_OF_HILL,
  typeOfBuilding,
} from '../components.ts';
import {
  type Bitoku,
  type BitokuAside,
  type BitokuStep,
  buildingsOf,
  hasAncient,
  isTengu,
  type MixedPrice,
  NO_ONE,
} from '../state.ts';
import { type Chapter, SKIP } from './chapter.ts';
import { gainAmulet, remember, score } from './goods.ts';
import { advance } from './kodama.ts';
import { canPayMixed, payMixedSteps } from './paying.ts';

/** P. 22, inhabited areas; p. 9, owner bonus. */
export const buildings: Chapter<'build' | 'buildCell' | 'buildAt' | 'ownerDue' | 'ownerBonus'> = {
  // Any open building for which there is a free cell of its type, for the price under the leftmost marker.
  build: {
    skip: (state, { seat, discount }) => !canBuild(state, seat, discount),
    choices(state, { seat, discount }) {
      const list: Choice[] = [];
      if (canPayForBuilding(state, seat, discount)) {
        const free = freeTypes(state);
        state.open.building.forEach((tile, space) => {
          if (tile !== null && (free & typeBit(tile)) !== 0) list.push(space + 1);
        });
      }
      list.push(SKIP);
      return list;
    },
    choose(state, { seat, discount }, choice, aside) {
      if (choice === SKIP) return;
      const space = (choice as number) - 1;
      const cells = cellsFor(state, state.open.building[space]!);
      if (cells.length > 1) todo(state, { do: 'buildCell', seat, space, discount });
      else todo(state, ...buildingSteps(state, seat, space, cells[0]!, discount, aside));
    },
  },

  buildCell: {
    choices: (state, { space }) => cellsFor(state, state.open.building[space]!).map(cellId),
    choose(state, { seat, space, discount }, choice, aside) {
      const cell = CELL_TYPES.findIndex((_, at) => cellId(at) === choice);
      todo(state, ...buildingSteps(state, seat, space, cell, discount, aside));
    },
  },

  // The kodama of that region goes forward, and some buildings come with an amulet.
  buildAt: {
    run(state, { seat, space, cell }, aside) {
      const tile = state.open.building[space]!;
      state.open.building[space] = null;
      state.cells[cell] = { tile, owner: seat };
      aside.tell?.({ is: 'builds', seat, tile, cell });
      advance(state, seat, REGION_OF_HILL[cell >> 2]!, BUILDING_FACTS[tile].kodama, aside);
      if (BUILDING_FACTS[tile].amulet) gainAmulet(state, seat, 1, aside);
      remember(state, seat, 'build', aside);
    },
  },

  // Whoever owns what another one used: a point, or an amulet, or both. The Tengu always takes a point.
  ownerDue: {
    run(state, { cell }, aside) {
      const { tile, owner } = state.cells[cell]!;
      if (owner === NO_ONE) return;
      const bonus = isTengu(state, owner) ? 'vp' : BUILDING_FACTS[tile as BuildingTile].owner;
      if (bonus === 'either') todo(state, { do: 'ownerBonus', seat: owner, cell });
      else giveBonus(state, owner, true, bonus === 'both', aside);
    },
  },

  ownerBonus: {
    choices: () => ['vp', 'amulet'],
    choose(state, { seat }, choice, aside) {
      giveBonus(state, seat, choice === 'vp', choice === 'amulet', aside);
    },
  },
};

function giveBonus(state: Bitoku, owner: Seat, vp: boolean, amulet: boolean, aside: BitokuAside): void {
  const solo = state.tengu !== null;
  aside.tell?.({ is: 'ownerBonus', spirit: owner, vp: vp ? 1 : 0, amulet, solo });
  if (vp) score(state, owner, 'buildings', 1, aside);
  if (amulet) gainAmulet(state, owner, 1, aside);
}

function buildingSteps(
  state: Bitoku,
  seat: Seat,
  space: number,
  cell: number,
  discount: number,
  aside: BitokuAside,
): BitokuStep[] {
  return [
    ...payMixedSteps(state, seat, buildingPrice(state, seat, discount), aside),
    { do: 'buildAt', seat, space, cell },
  ];
}

function buildingPrice(state: Bitoku, seat: Seat, less: number): MixedPrice {
  const { wood, stone } = BUILDING_COSTS[buildingsOf(state, seat)]!;
  return { of: ['wood', 'stone'], cost: [wood, stone], less };
}

/** With a marker left on the mat, and the price of the leftmost one. */
function canPayForBuilding(state: Bitoku, seat: Seat, discount: number): boolean {
  if (buildingsOf(state, seat) === MOST_BUILDINGS) return false;
  return canPayMixed(state.players[seat]!, buildingPrice(state, seat, discount));
}

export function canBuild(state: Bitoku, seat: Seat, discount: number): boolean {
  if (!canPayForBuilding(state, seat, discount)) return false;
  const free = freeTypes(state);
  for (const tile of state.open.building) if (tile !== null && (free & typeBit(tile)) !== 0) return true;
  return false;
}

const TYPE_BITS = Object.fromEntries(BUILDING_TYPES.map((type, i) => [type, 1 << i])) as Record<BuildingType, number>;
const typeBit = (tile: BuildingTile): number => TYPE_BITS[typeOfBuilding(tile)];

/** Types of buildings for which a cell is free somewhere. */
function freeTypes(state: Bitoku): number {
  let types = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (isFree(state, cell)) types |= TYPE_BITS[CELL_TYPES[cell]!];
  }
  return types;
}

function isFree(state: Bitoku, cell: number): boolean {
  return state.cells[cell] === null && !((cell & 3) === ANCIENT_POSITION && hasAncient(state, cell >> 2));
}

/** The free cells of the building's type. */
export function cellsFor(state: Bitoku, tile: BuildingTile): number[] {
  const type = typeOfBuilding(tile);
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (CELL_TYPES[cell] === type && isFree(state, cell)) cells.push(cell);
  return cells;
}
