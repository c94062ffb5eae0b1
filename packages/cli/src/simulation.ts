import { type Bot, playBots, rotate } from '@engawa/bots';
import { begin, type Game, type GameRecord, isOver, type Options, playOut, SearchLuck, scoresOf } from '@engawa/kernel';
import { pickAtRandom, type Violation, walk } from '@engawa/kernel/laws';
import { type GamePlan, lucksOf, recordOfWalk, recordUntilItBreaks } from './broken-record.ts';
import { messageOf } from './failure.ts';

export interface Simulation {
  readonly game: Game;
  readonly seats: number;
  /** Played in turn, from game to game. */
  readonly optionSets: readonly Options[];
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number;
  /** Hold every law after every choice. */
  readonly check: boolean;
  readonly progress: (done: number, total: number) => void;
  readonly found: (violation: Violation, record: GameRecord) => void;
}

export interface SimulationRow {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly violations: number;
  /** Over all seats of all finished games; null without any. */
  readonly score: { readonly mean: number | null; readonly min: number | null; readonly max: number | null };
}

interface Played {
  readonly decisions: number;
  /** Absent when the game did not come to its end. */
  readonly scores?: readonly number[] | undefined;
  readonly violation?: { readonly what: Violation; readonly record: GameRecord };
}

export function runSimulation(plan: Simulation): SimulationRow {
  const { game, seats, optionSets, games } = plan;
  const allRandom = plan.bots.every((bot) => bot.name === 'random');
  const seeds = SearchLuck.seeded(plan.seed);
  const scores = new Scores();
  let [finished, decisions, violations] = [0, 0, 0];
  const start = performance.now();
  for (let i = 0; i < games; i++) {
    const one: GamePlan = {
      game,
      seats,
      options: optionSets[i % optionSets.length]!,
      seed: seeds.next() | 0,
      ...(allRandom ? {} : { bots: rotate(plan.bots, i) }),
    };
    const played = plan.check ? playChecked(one) : playFast(one);
    decisions += played.decisions;
    if (played.scores) {
      finished++;
      scores.add(played.scores);
    }
    if (played.violation) {
      violations++;
      plan.found(played.violation.what, played.violation.record);
    }
    plan.progress(i + 1, games);
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    seats,
    games,
    finished,
    decisions,
    seconds: Number(seconds.toFixed(6)),
    decisionsPerSecond: Math.round(decisions / Math.max(seconds, 1e-9)),
    violations,
    score: scores.summary(),
  };
}

/** At full speed: nothing is told and nothing recorded. A game that breaks is played again to find out where. */
function playFast(plan: GamePlan): Played {
  const { game, seats, options, bots } = plan;
  const { luck, thinking } = lucksOf(plan);
  let decisions = 0;
  try {
    if (bots) {
      const played = playBots(game, options, bots, luck, thinking);
      decisions = played.decisions;
      return ended(plan, played.state, decisions);
    }
    const state = begin(game, seats, options, { luck });
    decisions = playOut(game, state, luck);
    return ended(plan, state, decisions);
  } catch (error) {
    return broken(decisions, { law: 'live', what: `the game fails: ${messageOf(error)}` }, recordUntilItBreaks(plan));
  }
}

function ended(plan: GamePlan, state: Parameters<typeof isOver>[0], decisions: number): Played {
  const { game } = plan;
  if (isOver(state)) return { decisions, scores: scoresOf(game.standings(state)) };
  const what: Violation = { law: 'total', what: `the game has more than ${game.longest} choices` };
  return broken(decisions, what, recordUntilItBreaks(plan));
}

/** With every law held after every choice. */
function playChecked(plan: GamePlan): Played {
  const { game, seats, options, seed, bots } = plan;
  // Choices come from luck of their own, so that the table's lots can be counted when a record must be completed.
  const thinking = SearchLuck.seeded(seed ^ 0x5bd1e995);
  try {
    const walked = walk(game, {
      seats,
      options,
      seed,
      pick: (table, seat) =>
        bots
          ? bots[seat]!.choose(game, table.view(seat), seat, thinking)
          : pickAtRandom(table.choices(seat), seed, thinking),
    });
    const { record, violations, decisions } = walked;
    const [first] = violations;
    if (first) return broken(decisions, first, recordOfWalk(plan, walked));
    return { decisions, scores: record.scores };
  } catch (error) {
    // Not a choice, but the setup or a bot: played again without the laws it fails at the same place.
    return broken(0, { law: 'live', what: `the game fails: ${messageOf(error)}` }, recordUntilItBreaks(plan));
  }
}

function broken(decisions: number, what: Violation, record: GameRecord): Played {
  return { decisions, violation: { what, record } };
}

class Scores {
  private count = 0;
  private sum = 0;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;

  add(scores: readonly number[]): void {
    for (const score of scores) {
      this.count++;
      this.sum += score;
      this.min = Math.min(this.min, score);
      this.max = Math.max(this.max, score);
    }
  }

  summary(): SimulationRow['score'] {
    if (this.count === 0) return { mean: null, min: null, max: null };
    return { mean: Number((this.sum / this.count).toFixed(3)), min: this.min, max: this.max };
  }
}
