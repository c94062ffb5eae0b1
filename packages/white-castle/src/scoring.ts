import { rank, type ScoreRow, type Standing, total } from '@engawa/kernel';
import {
  COINS_AND_SEALS_PER_POINT,
  GARDENS,
  LEVEL_POINTS,
  RESOURCE_POINTS,
  SEASONS,
  YARD_FACTS,
  YARDS,
} from './components.ts';
import { RESOURCES, type Resource } from './effects.ts';
import { courtiersOn, type Household, hasGardener, type Player, RIVAL, type WhiteCastle } from './state.ts';

/** What is counted of a player. */
export type Counted = Household & Pick<Player, 'seals' | Resource>;
type Gardens = Pick<WhiteCastle, 'gardens'>;

/** P. 14: the score sheet, as if the game ended now. */
export function sheetOf(state: Gardens, player: Counted): ScoreRow[] {
  const [played, ...members] = commonRows(state, player) as [ScoreRow, ...ScoreRow[]];
  const purse = Math.floor((player.coins + player.seals) / COINS_AND_SEALS_PER_POINT);
  return [
    played,
    { row: 'purse', points: purse },
    ...RESOURCES.map((row) => ({ row, points: RESOURCE_POINTS[player[row]]! })),
    ...members,
  ];
}

/** The visit: the rival scores like everybody, but neither coins nor resources. */
export function rivalSheet(state: WhiteCastle, rival: Household): ScoreRow[] {
  return commonRows(state, rival);
}

function commonRows(state: Gardens, household: Household): ScoreRow[] {
  return [
    { row: 'played', points: household.points },
    { row: 'time', points: timePoints(household.time) },
    { row: 'courtiers', points: courtierPoints(household) },
    { row: 'warriors', points: warriorPoints(household) },
    { row: 'gardeners', points: gardenerPoints(state, household) },
  ];
}

/** 3 points in the second season, 6 in the third, then 10 to 15 by the space. */
export function timePoints(space: number): number {
  let season = SEASONS.length - 1;
  while (SEASONS[season]!.from > space) season--;
  const { points, from } = SEASONS[season]!;
  return season === SEASONS.length - 1 ? points + space - from : points;
}

export function courtierPoints(household: Household): number {
  let points = 0;
  for (let level = 0; level < LEVEL_POINTS.length; level++) {
    points += courtiersOn(household, level) * LEVEL_POINTS[level]!;
  }
  return points;
}

/** The values of one's warriors, times one's courtiers inside the castle: the gate does not count. */
export function warriorPoints(household: Household): number {
  return warriorValue(household) * courtiersInside(household);
}

export function warriorValue({ warriors }: Household): number {
  let value = 0;
  for (let yard = 0; yard < YARDS.length; yard++) value += warriors[yard]! * YARD_FACTS[YARDS[yard]!].value;
  return value;
}

export function courtiersInside(household: Household): number {
  return courtiersOn(household, 1) + courtiersOn(household, 2) + courtiersOn(household, 3);
}

export function gardenerPoints(state: Gardens, household: Household): number {
  let points = 0;
  for (let garden = 0; garden < state.gardens.length; garden++) {
    if (hasGardener(household, garden)) points += GARDENS[state.gardens[garden]!].points;
  }
  return points;
}

/** Most points win; a tie goes to who is earlier in the turn order. Alone, the one seat is always first here. */
export function standings(state: WhiteCastle): Standing[] {
  return rank(
    state.players.map((player, seat) => {
      const sheet = sheetOf(state, player);
      return { seat, score: total(sheet), sheet, tieBreakers: [-1 - state.order.indexOf(seat)] };
    }),
  );
}

/** Alone against the visiting clan: whether the seat has more points, or as many and an earlier turn. */
export function isRivalBeaten(state: WhiteCastle): boolean {
  if (state.rival === null) return false;
  const mine = total(sheetOf(state, state.players[0]!));
  const theirs = total(rivalSheet(state, state.rival));
  return mine > theirs || (mine === theirs && state.order[0] !== RIVAL);
}
