import {
  type Bamboo,
  COLOURS,
  GROOVE_CELLS,
  GROOVES,
  happinessOf,
  isAwake,
  mostSticks,
  type Player,
  plantingOf,
  SHOOTS,
  type Shoot,
  type Spirit,
  sheetOf,
  type Temple,
} from '@engawa/bamboo';
import { type Choice, isOver, type Seat, total } from '@engawa/kernel';

/** What a piece is called in the drawing, wherever it lies: from one place to the next it walks under this name. */
export const shootPiece = (shoot: Shoot): string => `shoot-${shoot}`;
export const tilePiece = (tile: string): string => `tile-${tile}`;
export const happinessPiece = (seat: number): string => `happiness-${seat}`;
export const markerPiece = (seat: number): string => `marker-${seat}`;

/** What the marker of happiness shows: at the end all that was counted then, too. */
export function markedHappiness(view: Bamboo, seat: Seat): number {
  const player = view.players[seat]!;
  return isOver(view) ? total(sheetOf(view, player)) : happinessOf(player);
}

/** Shoots that left the grooves and have not come to an area yet. */
export function shootsOnTheWay(view: Bamboo): readonly Shoot[] {
  for (let at = view.agenda.length - 1; at >= 0; at--) {
    const step = view.agenda[at]!;
    if (!('do' in step)) continue;
    if (step.do === 'keepInColour') return [...step.rivals, ...step.shoots];
    if (step.do === 'bringHome' || step.do === 'placeOverflow') return step.shoots;
  }
  return [];
}

/**
 * What the grooves will give back to a seat that plants, by the area in whose colour it is; with the shoot that is
 * previewed, if one is.
 */
export function comingHome(view: Bamboo, of: Seat, picked: Choice | null): readonly (readonly Shoot[])[] {
  const isPushing = view.agenda.some((step) => 'do' in step && step.do === 'push' && step.seat === of);
  if (!isPushing) return COLOURS.map(() => []);
  const previewed = view.agenda.at(-1)?.do === 'plant' && picked !== null ? plantingOf(`${picked}`)[1] : undefined;
  const pushed = view.grooves.flatMap((shoots, at) =>
    shoots.slice(0, shoots.length - GROOVE_CELLS + (GROOVES[at] === previewed ? 1 : 0)),
  );
  return COLOURS.map((_, colour) => pushed.filter((shoot) => SHOOTS[shoot]!.colour === colour));
}

interface OwnSpirit {
  readonly kind: Spirit;
  readonly isAwake: boolean;
}

export function spiritsOf(player: Player): readonly OwnSpirit[] {
  return player.spirits.map((kind, at) => ({ kind, isAwake: isAwake(player, at) }));
}

interface Majority {
  /** Whose: a seat, or the ghost. */
  readonly owner: number;
  readonly sticks: number;
  /** How many the next one has. */
  readonly next: number;
}

/** Who would take the spirit of a temple now, and how closely. */
export function majorityIn(temple: Temple): Majority | undefined {
  const most = mostSticks(temple);
  if (most === undefined) return undefined;
  const counts = new Map<number, number>();
  for (const owner of temple.sticks) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const others = [...counts].filter(([owner]) => owner !== most.owner).map(([, count]) => count);
  return { owner: most.owner, sticks: counts.get(most.owner)!, next: Math.max(0, ...others) };
}

/** Sticks of one owner that stand side by side. */
export interface Run {
  readonly owner: number;
  readonly count: number;
}

export function runsOf(sticks: readonly number[]): readonly Run[] {
  const runs: { owner: number; count: number }[] = [];
  for (const owner of sticks) {
    const last = runs.at(-1);
    if (last?.owner === owner) last.count += 1;
    else runs.push({ owner, count: 1 });
  }
  return runs;
}
