import { isTogether, type Seat } from '@engawa/kernel';
import { ADVANTAGES, type Battle, NO_ONE, type RisingSun, type RisingSunStep } from '@engawa/rising-sun';

/** What a battle goes through, left to right. */
export const STAGES = ['seppuku', 'hostage', 'ronin', 'outcome', 'poets'] as const;
export type Stage = (typeof STAGES)[number];
export type StageState = 'bidding' | 'done' | 'now' | 'next';

function topOf(view: RisingSun): RisingSunStep | undefined {
  const top = view.agenda.at(-1);
  return top === undefined || isTogether(top) ? undefined : top;
}

const ASKED: Readonly<Partial<Record<RisingSunStep['do'], Stage>>> = {
  seppuku: 'seppuku',
  hostage: 'hostage',
  hireRonin: 'ronin',
  mercy: 'outcome',
  reparation: 'poets',
};

/** How far the battle is with each of its stages. */
export function stageOf(view: RisingSun, stage: Stage): StageState {
  if (view.battle!.bids === null) return 'bidding';
  const top = topOf(view);
  if (top !== undefined && ASKED[top.do] === stage) return 'now';
  const isAhead = view.agenda.some((step) => {
    if (isTogether(step)) return false;
    return step.do === 'advantage' ? ADVANTAGES[step.at] === stage : step.do === stage;
  });
  return isAhead ? 'next' : 'done';
}

/** What somebody has put on the four advantages so far, as far as the eyes that look may see it. */
export function bidsOf(view: RisingSun, { bids }: Battle, seat: Seat): readonly (number | undefined)[] {
  if (bids !== null) return bids[seat]!;
  const step = ownStep(view, seat);
  const placed = step?.do === 'bid' ? step.placed : step?.do === 'showBid' ? step.bids : [];
  return ADVANTAGES.map((_, at) => (placed[at] === undefined || placed[at] < 0 ? undefined : placed[at]));
}

/** Whether the bid of a seat lies there, unseen by all others. */
export function hasBid(view: RisingSun, { bids }: Battle, seat: Seat): boolean {
  return bids !== null || ownStep(view, seat)?.do !== 'bid';
}

function ownStep(view: RisingSun, seat: Seat): RisingSunStep | undefined {
  const top = view.agenda.at(-1);
  return isTogether(top) ? top.parts.find((part) => part.seat === seat)?.agenda.at(-1) : undefined;
}

/** Who has an advantage: the highest bid, of equals the most honorable. A tie of the past is not decided by honor of today. */
export function advantageOf(view: RisingSun, battle: Battle, at: number, isPast: boolean): Seat {
  if (battle.bids === null) return NO_ONE;
  const ranked = view.honor.filter((seat) => battle.participants.includes(seat));
  const most = Math.max(...ranked.map((seat) => battle.bids![seat]![at]!));
  const first = ranked.filter((seat) => battle.bids![seat]![at] === most);
  return most === 0 || (isPast && first.length > 1) ? NO_ONE : first[0]!;
}
