import {
  type Choice,
  choicesOf,
  type Game,
  type GameRecord,
  isOver,
  RecordError,
  readOptions,
  replay,
  replayEntry,
  replaySetup,
  SearchLuck,
  type Seat,
  type State,
} from '@engawa/kernel';
import { type Account, accountsOf } from './accounts.ts';
import { chancesOf } from './chances.ts';
import { type Effort, type Judgement, judge, parOf } from './judge.ts';
import { type KeyMoment, keyMoments } from './key-moments.ts';

/** Raised whenever the same record would be reviewed in another way. */
export const REVIEW_VERSION = 2;

/** How many iterations are shared out among the choices of a game, and what each gets at least and at most. */
const SHARED_OUT = 20_000;
const ITERATIONS = { least: 24, most: 100 };

/**
 * Enough to see what a turn is worth; the longer a game, the less for each of its choices, so that nobody waits too long. Alone a
 * turn never ends: few iterations look far ahead, and more tries tell two choices apart.
 */
export function usualEffort({ seats, entries }: Pick<GameRecord, 'seats' | 'entries'>): Effort {
  if (seats === 1) return { iterations: 32, tries: 64 };
  const share = Math.round(SHARED_OUT / entries.length);
  const iterations = Math.min(ITERATIONS.most, Math.max(ITERATIONS.least, share));
  return { iterations, tries: Math.ceil(iterations / 2) };
}

export interface ReviewPlan extends Effort {
  readonly seed: number;
}

/** A decision at which there was something to choose, judged by what its seat could see then. */
export interface Judged extends Judgement {
  /** How many choices were made before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly choice: Choice;
}

/** Chances are parts of a victory; those of all seats make one. Alone: to end above what the first decision promised. */
export interface Review {
  readonly decisions: readonly Judged[];
  /** Every seat's chance before each choice of the record, and at the end. */
  readonly chances: readonly (readonly number[])[];
  readonly accounts: readonly Account[];
  /** Where the game was decided, in its order. */
  readonly key: readonly KeyMoment[];
}

/**
 * Judges every decision of a finished game, one at a time: whoever calls says `next`, and is told how many choices of the record
 * are done. Throws a `RecordError` if the record is not of a finished game.
 */
export function* reviewing<S extends State>(
  game: Game<S>,
  record: GameRecord,
  plan: ReviewPlan = { ...usualEffort(record), seed: 1 },
): Generator<number, Review> {
  if (!isOver(replay(game, record).state)) {
    throw new RecordError('The game of this record is not over: only a finished game can be reviewed.');
  }
  const { seats } = record;
  const position = replaySetup(game, seats, readOptions(game.options, seats, record.options), record.setup);
  const decisions: Judged[] = [];
  let par: number | undefined;
  for (const [at, entry] of record.entries.entries()) {
    const { seat, choice } = entry;
    if (!entry.aside && choicesOf(game, position.state, seat).length > 1) {
      // Luck of its own for every decision: what others chose before, unseen, changes no judgement.
      const luck = SearchLuck.seeded(plan.seed + at);
      const view = game.hide(position.state, seat);
      par ??= seats === 1 ? parOf(game, view, seat, plan, luck) : 0;
      decisions.push({ at, seat, choice, ...judge(game, view, seat, choice, plan, par, luck) });
    }
    replayEntry(game, position, entry);
    yield at + 1;
  }
  const last = chancesOf(game, position.state, par ?? 0);
  const chances = chancesOverTime(decisions, record.entries.length, last);
  return { decisions, chances, accounts: accountsOf(decisions, last), key: keyMoments(decisions) };
}

/** Where nothing was decided, the chances stay what the last decision made them. */
function chancesOverTime(decisions: readonly Judged[], length: number, last: readonly number[]): (readonly number[])[] {
  const chances: (readonly number[])[] = [];
  let now = decisions[0]?.before ?? last;
  let next = 0;
  for (let at = 0; at < length; at++) {
    const decision = decisions[next];
    if (decision?.at === at) {
      chances.push(decision.before);
      now = decision.after;
      next++;
    } else chances.push(now);
  }
  return [...chances, last];
}
