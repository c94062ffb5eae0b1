import type { Bot } from '@engawa/bots';
import {
  begin,
  type Choice,
  choicesOf,
  choose,
  deciders,
  type Entry,
  type Game,
  type GameRecord,
  interject,
  isOver,
  type Luck,
  type Options,
  RecordingLuck,
  replay,
  SearchLuck,
  type Seat,
  type State,
  scoresOf,
  stateHash,
} from '@engawa/kernel';
import type { Walk } from '@engawa/kernel/laws';

/** One game of a simulation, named by what it takes to play it again. */
export interface GamePlan {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  /** One a seat; absent when all play at random. */
  readonly bots?: readonly Bot[];
}

type Pick = (state: State, seat: Seat) => Choice;

/** The luck of a game and of those who play it: the same for the fast way and for the way that keeps a record. */
export function lucksOf({ seed, bots }: GamePlan): { luck: SearchLuck; thinking: SearchLuck } {
  const luck = SearchLuck.seeded(seed);
  return { luck, thinking: bots ? SearchLuck.seeded(seed ^ 0x5bd1e995) : luck };
}

/** Plays a game that broke once more, and keeps everything: the choice that fails is the last entry of the record. */
export function recordUntilItBreaks(plan: GamePlan): GameRecord {
  const { game, seats, options, bots } = plan;
  const { luck, thinking } = lucksOf(plan);
  const recording = new RecordingLuck(luck);
  const pick: Pick = (state, seat) =>
    bots
      ? bots[seat]!.choose(game, game.hide(state, seat), seat, thinking)
      : randomOf(choicesOf(game, state, seat), thinking);
  let setup: number[] | undefined;
  const entries: Entry[] = [];
  try {
    const state = begin(game, seats, options, { luck: recording });
    setup = recording.take();
    while (!isOver(state) && entries.length < game.longest) {
      const [seat] = deciders(game, state) as [Seat];
      entries.push(playEntry(game, state, seat, pick(state, seat), recording));
    }
  } catch (error) {
    if (error instanceof BrokenEntry) entries.push(error.entry);
  }
  return sealed(game, recordOf(plan, setup ?? recording.take(), entries));
}

class BrokenEntry extends Error {
  readonly entry: Entry;

  constructor(entry: Entry) {
    super('the choice fails');
    this.entry = entry;
  }
}

function playEntry(game: Game, state: State, seat: Seat, choice: Choice, luck: RecordingLuck): Entry {
  try {
    choose(game, state, seat, choice, { luck });
  } catch {
    throw new BrokenEntry({ seat, choice, lots: luck.take() });
  }
  return { seat, choice, lots: luck.take() };
}

function randomOf(list: readonly Choice[], luck: Luck): Choice {
  return list[luck.below(list.length)]!;
}

/** The record of a walk that found something, with the choice that failed, if one did. */
export function recordOfWalk(plan: GamePlan, { record, failed }: Walk): GameRecord {
  if (failed === undefined) return sealed(plan.game, record);
  return sealed(plan.game, recordOf(plan, record.setup, [...record.entries, playAgain(plan, record, failed)]));
}

/** A choice that failed did not get into the table's record: play it again to learn which lots it drew. */
function playAgain(plan: GamePlan, before: GameRecord, failed: NonNullable<Walk['failed']>): Entry {
  const { luck } = lucksOf(plan);
  const drawn = [before.setup, ...before.entries.map((entry) => entry.lots)].flat().length;
  for (let i = 0; i < drawn; i++) luck.next();
  const recording = new RecordingLuck(luck);
  const { seat, choice, aside } = failed;
  try {
    (aside ? interject : choose)(plan.game, replay(plan.game, before).state, seat, choice, { luck: recording });
  } catch {
    // That it fails is what the record is for.
  }
  return { ...failed, lots: recording.take() };
}

function recordOf(plan: GamePlan, setup: readonly number[], entries: readonly Entry[]): GameRecord {
  const { game, seats, options } = plan;
  return { engawa: 1, game: game.id, version: game.version, seats, options, setup, entries, state: stateHash(null) };
}

/** With the state and the scores to which the record leads, if it leads anywhere. */
function sealed(game: Game, record: GameRecord): GameRecord {
  try {
    const { state } = replay(game, record);
    const { scores: _, ...rest } = record;
    const scores = isOver(state) ? { scores: scoresOf(game.standings(state)) } : {};
    return { ...rest, ...scores, state: stateHash(state) };
  } catch {
    return record;
  }
}
