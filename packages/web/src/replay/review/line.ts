import type { Judged, LineStep } from '@engawa/bots';
import {
  choicesOf,
  choose,
  copyOf,
  deciders,
  type Game,
  type GameEvent,
  isOver,
  type Luck,
  SearchLuck,
  type Seat,
  type State,
} from '@engawa/kernel';

/** A position that was never there, as the seat would have seen it that might have led to it. */
export interface LineFrame {
  readonly step: LineStep;
  readonly view: State;
  readonly events: readonly GameEvent[];
}

/**
 * The line of a better choice, played on from the position in which it was missed. What is drawn on the way is made up, so it ends
 * early if what follows does not fit.
 */
export function lineFrames(game: Game, before: State, { seat, better }: Judged): LineFrame[] {
  const state = copyOf(game, before);
  const luck = SearchLuck.seeded(1);
  const frames: LineFrame[] = [];
  for (const step of better ?? []) {
    if (frames.length > 0) passForced(game, state, luck);
    if (!choicesOf(game, state, step.seat).includes(step.choice)) break;
    const events: GameEvent[] = [];
    choose(game, state, step.seat, step.choice, { luck, tell: (event) => events.push(event) });
    frames.push({ step, view: game.hide(state, seat), events: events.filter((event) => isFor(event, seat)) });
  }
  return frames;
}

const isFor = ({ only }: GameEvent, seat: Seat): boolean => only === undefined || only === seat;

/** A line names only what there is to choose. */
function passForced(game: Game, state: State, luck: Luck): void {
  while (!isOver(state)) {
    const [seat] = deciders(game, state) as [Seat];
    const list = choicesOf(game, state, seat);
    if (list.length > 1) return;
    choose(game, state, seat, list[0]!, { luck });
  }
}
