import { BOTS } from '@engawa/bots';
import {
  copyOf,
  type Game,
  type GameEvent,
  type GameRecord,
  isOver,
  readOptions,
  replayEntry,
  replaySetup,
  type Seat,
  type Standing,
  type State,
} from '@engawa/kernel';
import type { ShownSeat } from '@engawa/wire';

/** Whose eyes look at a replay. */
export type Eyes = Seat | 'spectator' | 'all';

/** What is known of a position besides how it looks. */
export interface Frame {
  /** How many choices were made before it. */
  readonly at: number;
  /** Who made the last of them; null at the start. */
  readonly by: Seat | null;
  /** What it told. */
  readonly events: readonly GameEvent[];
}

/** A game to be looked at position by position. */
export interface Film {
  readonly game: Game;
  readonly holders: readonly ShownSeat[];
  /** From the setup on: one frame more than there were choices. */
  readonly frames: readonly Frame[];
  /** Whose eyes may be chosen, the usual ones first. */
  readonly eyes: readonly Eyes[];
  /** The position, if it is at hand. */
  readonly view: (at: number, eyes: Eyes) => State | undefined;
  /** Fetches a position that is not at hand. */
  readonly load: (at: number) => Promise<void>;
  /** The points of every seat, position by position; null while the game runs elsewhere: then only what was told is known. */
  readonly scores: readonly (readonly number[])[] | null;
  /** The result, once there is one. */
  readonly places: readonly Standing[] | null;
  readonly record: GameRecord | null;
}

/** A whole game from its record: every position is at hand. The record must have been checked. */
export function filmOf(game: Game, record: GameRecord): Film {
  const { seats } = record;
  const position = replaySetup(game, seats, readOptions(game.options, seats, record.options), record.setup);
  const states: State[] = [copyOf(game, position.state)];
  for (const entry of record.entries) {
    replayEntry(game, position, entry);
    states.push(copyOf(game, position.state));
  }
  const frames = states.map((_, at): Frame => {
    const by = at === 0 ? null : record.entries[at - 1]!.seat;
    return { at, by, events: position.told[at]! };
  });
  const standings = states.map((state) => game.standings(state));
  const last = states.at(-1)!;
  return {
    game,
    holders: holdersOf(record),
    frames,
    eyes: ['all', 'spectator', ...Array.from({ length: seats }, (_, seat) => seat)],
    view: (at, eyes) => {
      const state = states[at];
      if (state === undefined || eyes === 'all') return state;
      return game.hide(state, eyes === 'spectator' ? null : eyes);
    },
    load: async () => {},
    scores: standings.map((places) => scoresBySeat(places)),
    places: isOver(last) ? standings.at(-1)! : null,
    record,
  };
}

function scoresBySeat(places: readonly Standing[]): number[] {
  const scores: number[] = [];
  for (const { seat, score } of places) scores[seat] = score;
  return scores;
}

/** A record knows names only; a bot stands there under the name of its kind. */
function holdersOf({ seats, names }: GameRecord): ShownSeat[] {
  return Array.from({ length: seats }, (_, seat) => {
    const name = names?.[seat];
    if (name === undefined || name === '?') return { person: null, bot: null };
    if (BOTS.some((bot) => bot.name === name)) return { person: null, bot: name };
    return { person: { id: `seat-${seat}`, name, kind: 'guest' }, bot: null };
  });
}

/** What these eyes were told. */
export function eventsFor(frame: Frame, eyes: Eyes): readonly GameEvent[] {
  return frame.events.filter(({ only }) => only === undefined || eyes === 'all' || only === eyes);
}

/** What these eyes were told at a position, each event under a name that leads back to it. */
export function linesOf(frame: Frame, eyes: Eyes): { readonly id: string; readonly event: GameEvent }[] {
  return eventsFor(frame, eyes).map((event, i) => ({ id: `${frame.at}.${i}`, event }));
}

export function frameOf(id: string): number {
  return Number.parseInt(id, 10);
}

/** The seat whose mat lies open: one's own, or whoever has just moved. */
export function seatOfEyes(eyes: Eyes): Seat | null {
  return typeof eyes === 'number' ? eyes : null;
}

/** The positions at which somebody else began to choose: the thicker ticks. */
export function turnStarts(frames: readonly Frame[]): number[] {
  return frames.filter(({ at, by }) => at > 0 && by !== frames[at - 1]!.by).map(({ at }) => at);
}
