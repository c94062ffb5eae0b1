import type { Seat } from '@engawa/kernel';
import { VISION_ELEMENTS, VISION_FACTS, type VisionCard } from './components.ts';
import { crystalsOf } from './rules/winter.ts';
import { arrivedAt } from './rules/wisdom.ts';
import { type Bitoku, buildingsOf, resourcesOf } from './state.ts';

/** G. Visions: every element serves one of them. The best of all ways to share them out is found for the player. */
export interface VisionResult {
  readonly points: number;
  readonly fulfilled: number;
  /** Which of the player's visions count as fulfilled: one bit each. */
  readonly mask: number;
}

/** What the seat has for visions, in the order of `VISION_ELEMENTS`. A pair is a mitama and a united dragonfly. */
export function elementsFor(state: Bitoku, seat: Seat): number[] {
  const player = state.players[seat]!;
  return [
    resourcesOf(player),
    buildingsOf(state, seat),
    crystalsOf(player),
    player.mitama.length + player.pairs.length,
    player.pairs.length,
    arrivedAt(state, seat, false),
    arrivedAt(state, seat, true),
    player.visited,
  ];
}

/** Each card's needs as a row of numbers, in the same order. */
export const VISION_NEEDS = Object.fromEntries(
  Object.entries(VISION_FACTS).map(([card, { needs }]) => [
    card,
    VISION_ELEMENTS.map((element) => needs[element] ?? 0),
  ]),
) as unknown as Readonly<Record<VisionCard, readonly number[]>>;

const NONE: VisionResult = { points: 0, fulfilled: 0, mask: 0 };

/** Most points; of equals the way with more fulfilled visions, which break a tie. */
export function visionPoints(state: Bitoku, seat: Seat): VisionResult {
  const { visions } = state.players[seat]!;
  return visions.length === 0 ? NONE : bestVisions(visions, elementsFor(state, seat));
}

export function bestVisions(visions: readonly VisionCard[], elements: readonly number[]): VisionResult {
  const left = elements.slice();
  let best: VisionResult | undefined;
  const search = (at: number, points: number, fulfilled: number, mask: number): void => {
    if (at === visions.length) {
      const isBetter =
        best === undefined || points > best.points || (points === best.points && fulfilled > best.fulfilled);
      if (isBetter) best = { points, fulfilled, mask };
      return;
    }
    const card = visions[at]!;
    const { vp, penalty } = VISION_FACTS[card];
    const needs = VISION_NEEDS[card];
    if (suffices(left, needs)) {
      for (let i = 0; i < needs.length; i++) left[i]! -= needs[i]!;
      search(at + 1, points + vp, fulfilled + 1, mask | (1 << at));
      for (let i = 0; i < needs.length; i++) left[i]! += needs[i]!;
    }
    search(at + 1, points - penalty, fulfilled, mask);
  };
  search(0, 0, 0, 0);
  return best!;
}

function suffices(left: readonly number[], needs: readonly number[]): boolean {
  for (let i = 0; i < needs.length; i++) if (left[i]! < needs[i]!) return false;
  return true;
}
