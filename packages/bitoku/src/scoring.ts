import { rank, type ScoreRow, type Seat, type Standing, total } from '@engawa/kernel';
import {
  BITOKU_SET_POINTS,
  type BitokuKind,
  BUILDING_COSTS,
  type BuildingTile,
  CRYSTAL_SLOTS,
  FIRST_AMONG_EQUALS,
  GUARDIANS_DIVISOR,
  IWAKURA,
  type Iwakura,
  isStarting,
  kindOfMitama,
  REGIONS,
  TENGU_BUILDING_POINTS,
  TENGU_SCORES,
  typeOfBuilding,
  typeOfYokai,
  type YokaiCard,
} from './components.ts';
import { lakePoints } from './lake.ts';
import { pilgrimsBeside } from './rules/rocks.ts';
import {
  type AscensionRow,
  type Bitoku,
  buildingsOf,
  HUMAN,
  isTengu,
  type Player,
  POINT_SOURCES,
  type Realm,
  resourcesOf,
  type Spirit,
  TENGU,
} from './state.ts';
import { visionPoints } from './visions.ts';

/** P. 14 and 15: the score sheet, as if the Ascension were now. First what was scored on the way, by source. */
export function sheetOf(state: Bitoku, seat: Seat): ScoreRow[] {
  return [...playedRows(state.players[seat]!).filter(({ row }) => row !== 'house'), ...seatRows(state, seat)];
}

interface AscensionPoints extends ScoreRow {
  readonly row: AscensionRow;
}

/** What the Ascension adds. */
export function ascensionRows(state: Bitoku, spirit: Spirit): AscensionPoints[] {
  return isTengu(state, spirit) ? tenguRows(state) : seatRows(state, spirit);
}

function seatRows(state: Bitoku, seat: Seat): AscensionPoints[] {
  const player = state.players[seat]!;
  return [
    { row: 'first', points: state.order[0] === seat ? FIRST_AMONG_EQUALS : 0 },
    { row: 'set', points: setPoints(player.path) },
    { row: 'lake', points: lakeTotal(state, seat) },
    { row: 'iwakura', points: iwakuraPoints(state, seat) },
    { row: 'guardians', points: guardianPoints(player) },
    { row: 'visions', points: visionPoints(state, seat).points },
    { row: 'markers', points: markerPoints(buildingsOf(state, seat)) },
    { row: 'slots', points: slotPoints(player) },
  ];
}

const playedRows = ({ points }: Realm): ScoreRow[] => POINT_SOURCES.map((row, i) => ({ row, points: points[i]! }));

/** C. Different kinds on the bitoku path, visited or not. */
export function setPoints(path: readonly BitokuKind[]): number {
  return BITOKU_SET_POINTS[new Set(path).size]!;
}

/** D. The treasures of all five regions. */
function lakeTotal(state: Bitoku, spirit: Spirit): number {
  let points = 0;
  for (let region = 0; region < REGIONS.length; region++) points += lakePoints(state, region, spirit);
  return points;
}

/**
 * E. For every iwakura: what it counts, times the pilgrims beside it. A joker counts as one type of its kind: always best
 * as the one whose iwakura has the most pilgrims.
 */
export function iwakuraPoints(state: Bitoku, seat: Seat): number {
  const player = state.players[seat]!;
  if (player.stones === 0) return 0;
  let points = 0;
  let [forYamauba, forShinigami] = [0, 0];
  for (let place = 0; place < player.iwakura.length; place++) {
    const pilgrims = pilgrimsBeside(player, place);
    if (pilgrims === 0) continue;
    const { of } = IWAKURA[player.iwakura[place]!];
    points += pilgrims * countedBy(state, seat, player.iwakura[place]!);
    if (of === 'yokai') forYamauba = Math.max(forYamauba, pilgrims);
    if (of === 'mitama') forShinigami = Math.max(forShinigami, pilgrims);
  }
  if (forYamauba > 0) points += forYamauba * elementsOf(state, seat, 'yokai', ['yamauba']);
  if (forShinigami > 0) points += forShinigami * elementsOf(state, seat, 'mitama', ['shinigami']);
  return points;
}

/** What an iwakura counts for this player, without jokers. */
export function countedBy(state: Bitoku, seat: Seat, tile: Iwakura): number {
  const { of, counts } = IWAKURA[tile];
  return elementsOf(state, seat, of, counts);
}

function elementsOf(state: Bitoku, seat: Seat, of: 'yokai' | 'mitama' | 'building', counts: readonly string[]): number {
  const player = state.players[seat]!;
  if (of === 'yokai') return countYokai(player, counts);
  return of === 'mitama' ? countMitama(player, counts) : countBuildings(state, seat, counts);
}

/** In the deck, the discard pile, the hand, on the mat and under it. Of the deck only a full state knows all cards. */
function countYokai({ deck, discard, hand, taken, mat, removed }: Player, counts: readonly string[]): number {
  let count = yokaiAmong(discard, counts) + yokaiAmong(removed, counts) + yokaiAmong(deck.bag, counts);
  for (const card of mat) if (card !== null && counts.includes(typeOfYokai(card))) count++;
  for (const { card } of hand) if (counts.includes(typeOfYokai(card))) count++;
  for (const { card } of taken) if (counts.includes(typeOfYokai(card))) count++;
  return count;
}

function yokaiAmong(cards: readonly YokaiCard[], counts: readonly string[]): number {
  let count = 0;
  for (const card of cards) if (counts.includes(typeOfYokai(card))) count++;
  return count;
}

function countMitama({ mitama, pairs }: Realm, counts: readonly string[]): number {
  let count = 0;
  for (const tile of mitama) if (counts.includes(kindOfMitama(tile))) count++;
  for (const pair of pairs) if (counts.includes(kindOfMitama(pair.mitama))) count++;
  return count;
}

function countBuildings({ cells }: Bitoku, spirit: Spirit, counts: readonly string[]): number {
  let count = 0;
  for (const built of cells) {
    if (built !== null && built.owner === spirit && counts.includes(typeOfBuilding(built.tile as BuildingTile)))
      count++;
  }
  return count;
}

/** F. The three dice and what is left of the resources, divided by four. */
export function guardianPoints(player: Player): number {
  let sum = resourcesOf(player);
  for (const { value } of player.dice) sum += value;
  return Math.floor(sum / GUARDIANS_DIVISOR);
}

/** H. Under the building markers that left the mat. */
export function markerPoints(built: number): number {
  let points = 0;
  for (let i = 0; i < built; i++) points += BUILDING_COSTS[i]!.vp;
  return points;
}

/** H. Under the crystals. */
export function slotPoints({ crystals }: Player): number {
  let points = 0;
  for (let slot = 0; slot < CRYSTAL_SLOTS.length; slot++)
    if (crystals[slot] !== null) points += CRYSTAL_SLOTS[slot]!.vp;
  return points;
}

/** P. 30: what the Tengu scores. Jokers match whatever his iwakura show of their kind. */
export function tenguSheet(state: Bitoku): ScoreRow[] {
  return [...playedRows(state.tengu!).filter(({ row }) => row !== 'virtue'), ...tenguRows(state)];
}

function tenguRows(state: Bitoku): AscensionPoints[] {
  const realm = state.tengu!;
  const built = buildingsOf(state, TENGU);
  const matching = realm.iwakura.reduce((sum, tile) => {
    const { of, counts } = IWAKURA[tile];
    const shown: readonly string[] = counts;
    if (of === 'yokai') return sum + yokaiAmong(realm.yokai, [...shown, 'yamauba']);
    if (of === 'mitama') return sum + countMitama(realm, [...shown, 'shinigami']);
    return sum + countBuildings(state, TENGU, shown);
  }, 0);
  const starting = realm.yokai.filter(isStarting).length;
  const leading = state.options['tengu-regions']
    ? realm.kodama.filter((cell, region) => cell > state.players[HUMAN]!.kodama[region]!).length
    : 0;
  return [
    { row: 'first', points: state.order[0] === TENGU ? FIRST_AMONG_EQUALS : 0 },
    { row: 'set', points: setPoints(realm.path) },
    { row: 'lake', points: lakeTotal(state, TENGU) + leading * TENGU_SCORES.region },
    { row: 'iwakura', points: matching * TENGU_SCORES.match },
    {
      row: 'followers',
      points: starting * TENGU_SCORES.startingYokai + (realm.yokai.length - starting) * TENGU_SCORES.yokai,
    },
    { row: 'goods', points: resourcesOf(realm) * TENGU_SCORES.resource },
    { row: 'markers', points: TENGU_BUILDING_POINTS.slice(0, built).reduce((sum, vp) => sum + vp, 0) },
    { row: 'slots', points: realm.crystals.length * TENGU_SCORES.crystal },
  ];
}

/** Most points; a tie goes to more fulfilled visions, then to who is earlier in the turn order. */
export function standings(state: Bitoku): Standing[] {
  return rank(
    state.players.map((_, seat) => {
      const sheet = sheetOf(state, seat);
      const tieBreakers = [visionPoints(state, seat).fulfilled, -1 - state.order.indexOf(seat)];
      return { seat, score: total(sheet), sheet, tieBreakers };
    }),
  );
}

/** Alone: only with more points than the Tengu. */
export function isTenguBeaten(state: Bitoku): boolean {
  return state.tengu !== null && total(sheetOf(state, HUMAN)) > total(tenguSheet(state));
}
