import {
  ANCIENT_POSITION,
  type BuildingTile,
  CELL_TYPES,
  CRYSTAL_SLOTS,
  HOUSE,
  IWAKURA,
  kindOfCrystal,
  LAST_KODAMA_CELL,
  MOST_BUILDINGS,
  PHASES,
  PILGRIMS,
  REGIONS,
  ROCK_CELLS,
  ROUNDS,
  STONE_PATH,
  TENGU_CARDS,
  TENGU_DICE,
  typeOfBuilding,
} from './components.ts';
import { RESOURCES } from './effects.ts';
import { pieceFaults, stepsOf } from './faults-of-pieces.ts';
import { movementFaults } from './faults-on-the-way.ts';
import { crystalsOf, restingOf, yokaiOf } from './rules/winter.ts';
import { sideCells } from './rules/wisdom.ts';
import {
  type Bitoku,
  banksOf,
  boardOf,
  buildingsOf,
  hasAncient,
  houseOf,
  isTengu,
  NO_ONE,
  type Player,
  type Realm,
  realmOf,
  type Spirit,
  spiritsOf,
} from './state.ts';

export type Must = (holds: boolean, fault: string) => void;

/** The invariants of the game, as sentences about what is wrong. */
export function faults(state: Bitoku, before?: Bitoku): string[] {
  const found: string[] = [];
  const must: Must = (holds, fault) => {
    if (!holds) found.push(fault);
  };
  course(state, must);
  rest(state, must);
  spaces(state, must);
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    realm(state, realmOf(state, spirit), spirit, must);
  }
  state.players.forEach((player, seat) => {
    mat(player, seat, must);
    hand(state, player, seat, must);
  });
  kodama(state, must);
  cells(state, must);
  sides(state, must);
  pieceFaults(state, must);
  hills(state, must);
  if (state.tengu !== null) tengu(state, must);
  if (before !== undefined) movementFaults(before, state, must);
  return found;
}

function course(state: Bitoku, must: Must): void {
  must(state.round >= 1 && state.round <= ROUNDS, `it is year ${state.round}`);
  must(PHASES.includes(state.phase), `it is ${state.phase}`);
  const everybody = Array.from({ length: spiritsOf(state) }, (_, spirit) => spirit).join();
  must([...state.order].sort().join() === everybody, `the turn order is ${state.order.join()}`);
  must(state.passed >= 0 && state.passed < 1 << spiritsOf(state), 'somebody passed who is not there');
  if (state.agenda.length === 0) must(state.phase === 'ascension', 'the game is over before the Ascension');
}

/** Out of summer and autumn all dice are on the mats; before summer no card is played and no reward covered. */
function rest({ phase, players, tengu: rival, hills: all }: Bitoku, must: Must): void {
  if (phase === 'summer' || phase === 'autumn') return;
  const dice = [...players, ...(rival === null ? [] : [rival])].flatMap((one) => one.dice);
  must(
    dice.every(({ at }) => at === 'locked' || (at === 'unlocked' && phase !== 'winter')),
    `a die is not at home in ${phase}`,
  );
  if (phase === 'winter') return;
  must(
    players.every(({ mat: spaces }) => spaces.every((card) => card === null)),
    `a card is still on a mat in ${phase}`,
  );
  if (phase === 'spring')
    must(
      all.every(({ covered }) => covered === 0),
      'a marker stayed on a hill',
    );
}

/** Every die is in one place, and no space holds two. */
function spaces(state: Bitoku, must: Must): void {
  const taken = new Set<string>();
  const board = boardOf(state);
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    const { dice } = realmOf(state, spirit);
    must(dice.length === 3, `spirit ${spirit} has ${dice.length} dice`);
    for (const { value, at, place, space } of dice) {
      must(Number.isInteger(value) && value >= 1 && value <= 6, `a die of spirit ${spirit} shows ${value}`);
      if (at === 'locked' || at === 'unlocked') {
        must(place === -1 && space === -1, `a die of spirit ${spirit} is on the mat and elsewhere`);
        continue;
      }
      const key = `${at} ${place} ${space}`;
      must(!taken.has(key), `two dice share the space ${key}`);
      taken.add(key);
      const room = at === 'hill' ? board.bankSpaces : place === HOUSE ? houseOf(state).length : board.dieSpaces;
      const places = at === 'hill' ? banksOf(state) : REGIONS.length;
      must(place >= 0 && place < places && space >= 0 && space < room, `there is no space ${key}`);
    }
  }
}

function realm(state: Bitoku, one: Realm, spirit: Spirit, must: Must): void {
  for (const resource of RESOURCES) {
    const amount = one[resource];
    must(Number.isInteger(amount) && amount >= 0, `spirit ${spirit} has ${amount} ${resource}`);
  }
  must(
    one.points.every((points) => Number.isInteger(points) && points >= 0),
    `spirit ${spirit} has the points ${one.points.join()}`,
  );
  must(one.visited >= 0 && one.visited <= one.path.length, `spirit ${spirit} has visited ${one.visited} cards`);
  must(
    one.awake >= 0 && one.walkers.every((count) => count >= 0),
    `spirit ${spirit} has fewer than no pilgrims somewhere`,
  );
  const beside = state.sides.filter((there) => there.includes(spirit)).length;
  const walking = one.walkers.reduce((sum, count) => sum + count, 0);
  let elsewhere = 0;
  if (!isTengu(state, spirit)) {
    const player = state.players[spirit]!;
    elsewhere = CRYSTAL_SLOTS.length - crystalsOf(player) + restingOf(player) + player.lost;
  }
  const all = one.awake + walking + beside + elsewhere;
  must(all === PILGRIMS, `spirit ${spirit} has ${all} pilgrims`);
  must(buildingsOf(state, spirit) <= MOST_BUILDINGS, `spirit ${spirit} has too many buildings`);
}

function mat(player: Player, seat: number, must: Must): void {
  must(player.amulets.length === 3 && player.amulets.every((n) => n >= 0), `seat ${seat} lacks amulets`);
  must(player.crystals.length === CRYSTAL_SLOTS.length, `seat ${seat} has ${player.crystals.length} crystal places`);
  player.crystals.forEach((tile, slot) => {
    const fits = tile === null || kindOfCrystal(tile) === CRYSTAL_SLOTS[slot]!.kind;
    must(fits, `${tile} lies in the wrong place of seat ${seat}`);
  });
  must(player.iwakura.length <= ROCK_CELLS, `seat ${seat} has ${player.iwakura.length} iwakura`);
  STONE_PATH.forEach(({ beside, id }, cell) => {
    if ((player.stones & (1 << cell)) !== 0) {
      must(beside[0] < player.iwakura.length, `a pilgrim of seat ${seat} is on ${id} beside no iwakura`);
    }
  });
  must(player.stones >= 0 && player.stones < 1 << STONE_PATH.length, `seat ${seat} has pilgrims off the stone path`);
  must(player.mat.length === 3, `seat ${seat} has ${player.mat.length} card spaces`);
}

/** A player always has four cards that can come back, and gave up at most one a year. */
function hand(state: Bitoku, player: Player, seat: number, must: Must): void {
  must(yokaiOf(player) >= 4, `seat ${seat} has only ${yokaiOf(player)} yokai cards`);
  must(player.removed.length <= state.round, `seat ${seat} gave up ${player.removed.length} cards`);
}

/** On cells 1 to 7, on the last one only one. */
function kodama(state: Bitoku, must: Must): void {
  REGIONS.forEach((region, at) => {
    let last = 0;
    for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
      const cell = realmOf(state, spirit).kodama[at]!;
      must(Number.isInteger(cell) && cell >= 1 && cell <= LAST_KODAMA_CELL, `a kodama of ${region} is on cell ${cell}`);
      if (cell === LAST_KODAMA_CELL) last++;
    }
    must(last <= 1, `${last} kodama are on the last cell of ${region}`);
  });
}

function cells(state: Bitoku, must: Must): void {
  state.cells.forEach((built, cell) => {
    const isAncient = (cell & 3) === ANCIENT_POSITION && hasAncient(state, cell >> 2);
    if (built === null) {
      must(!isAncient, `the ancient building of area ${cell >> 2} is gone`);
      return;
    }
    must(built.tile.startsWith('ancient') === isAncient, `${built.tile} stands in the wrong place`);
    must((built.owner === NO_ONE) === isAncient, `${built.tile} belongs to the wrong one`);
    if (isAncient) return;
    must(typeOfBuilding(built.tile as BuildingTile) === CELL_TYPES[cell], `${built.tile} is on a cell of another type`);
  });
}

/** One pilgrim to a cell, one of a player to a side path. */
function sides(state: Bitoku, must: Must): void {
  must(state.torii.length === boardOf(state).paths * 4, `there are ${state.torii.length} torii`);
  state.sides.forEach((there, at) => {
    must(there.length <= sideCells(state, at), `too many pilgrims stand beside place ${at}`);
    must(new Set(there).size === there.length, `two pilgrims of one player stand beside place ${at}`);
  });
}

/** As many markers as dice on the hills (one less while a reward is being chosen). */
function hills(state: Bitoku, must: Must): void {
  if (state.phase !== 'summer') return;
  let markers = 0;
  for (const { covered } of state.hills) for (let bits = covered; bits !== 0; bits &= bits - 1) markers++;
  let dice = 0;
  for (let spirit = 0; spirit < spiritsOf(state); spirit++) {
    dice += realmOf(state, spirit).dice.filter(({ at }) => at === 'hill').length;
  }
  const choosing = stepsOf(state).some((step) => step.do === 'crossReward') ? 1 : 0;
  must(markers + choosing === dice, `${markers} markers lie on the hills, with ${dice} dice`);
}

function tengu({ tengu: one }: Bitoku, must: Must): void {
  const { row, deck, discard, dice, iwakura: rocks } = one!;
  const all = [...row, ...deck, ...discard].sort();
  must(row.length === 3 && all.join() === Object.keys(TENGU_CARDS).join(), `the Tengu's cards are ${all.join()}`);
  const values = dice.map(({ value }) => value).join();
  must(values === TENGU_DICE.join(), `the Tengu's dice show ${values}`);
  must(rocks.length === 2, `the Tengu has ${rocks.length} iwakura`);
  const ofYokai = rocks.filter((tile) => IWAKURA[tile].of === 'yokai').length;
  must(ofYokai === 1, `the Tengu has ${ofYokai} iwakura for yokai`);
}
