import type { Choice, Seat, State } from '../agenda.ts';
import { begin, copyOf } from '../engine.ts';
import type { Aside, Game } from '../game.ts';
import { type Luck, SearchLuck } from '../luck.ts';
import type { Options } from '../options.ts';
import type { Entry, GameRecord } from '../record.ts';
import { readRecord, recordToJson, recordToText } from '../record-text.ts';
import { verify } from '../replay.ts';
import { Table } from '../table.ts';
import { checkState } from './check.ts';
import { checkChoice } from './choice.ts';
import { Findings, type Violation } from './law.ts';
import { checkLotsUnheard } from './overheard.ts';
import { checkEvents, checkTitles } from './told.ts';

export interface Walk {
  readonly record: GameRecord;
  readonly violations: readonly Violation[];
  readonly decisions: number;
  /** The choice that threw, if one did: it is not in the record. */
  readonly failed?: Omit<Entry, 'lots'>;
}

export interface WalkPlan<S extends State> {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
  /** Who chooses; at random if absent. */
  readonly pick?: (table: Table<S>, seat: Seat) => Choice;
}

/** Things that no table may take for a choice. */
const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0.5,
  1e9,
  '',
  '__proto__',
  'constructor',
  'no such choice',
  true,
  [],
  {},
  ['pass'],
  () => 'pass',
];

/** Plays one game from a seed and holds every law after every choice. Stops at the first violation. */
export function walk<S extends State>(game: Game<S>, plan: WalkPlan<S>): Walk {
  const { seats, options, seed } = plan;
  const luck = SearchLuck.seeded(seed);
  const side = SearchLuck.seeded(seed + 1);
  const table = new Table(game, seats, options, luck);
  const violations: Violation[] = [];
  let decisions = 0;
  let failed: Walk['failed'];
  const check = (found: Violation[]) => violations.push(...found);
  const first = new Findings();
  checkTitles(game, first.report);
  checkEvents(game, table.lastEvents(), first.report);
  first.try('secret', 'another setup', () => {
    const otherwise = (aside: Aside) => begin(game, seats, table.options, aside);
    const real = { state: table.state, told: table.lastEvents() };
    checkLotsUnheard(game, otherwise, table.record().setup, real, seats, side, first.report);
  });
  check(first.found);
  check(checkState(game, table.state, seats, side));
  while (!table.isOver && violations.length === 0) {
    if (decisions === game.longest) {
      violations.push({ law: 'total', what: `the game has more than ${game.longest} choices` });
      break;
    }
    check(refusesNonsense(table, side));
    const before = copyOf(game, table.state);
    const was = JSON.stringify(before);
    const [seat, choice, aside] = nextChoice(table, side, plan);
    try {
      const refusal = aside ? table.interject(seat, choice) : table.choose(seat, choice, table.number);
      if (refusal)
        violations.push({ law: 'legal', what: `the listed choice ${JSON.stringify(choice)} is refused: ${refusal}` });
    } catch (error) {
      violations.push({ law: 'live', what: `${JSON.stringify(choice)} fails: ${(error as Error).message}` });
      failed = aside ? { seat, choice, aside: true } : { seat, choice };
      break;
    }
    if (!aside) decisions++;
    const entry = table.lastEntry()!;
    const told = table.lastEvents();
    check(checkState(game, table.state, seats, side));
    if (JSON.stringify(before) !== was) violations.push({ law: 'repeatable', what: 'playing on changed a copy' });
    if (violations.length > 0) break;
    check(checkChoice(game, before, entry, table.state, told, table.undoable(seat) > 0, seats, side));
    check(undoIsIdentity(table, before, seat, side));
  }
  const record = table.record();
  if (violations.length === 0) check(recordReplays(game, record));
  return { record, violations, decisions, ...(failed ? { failed } : {}) };
}

/** Mostly what the seat that decides picks; now and then an interjection of anybody. */
function nextChoice<S extends State>(table: Table<S>, luck: Luck, plan: WalkPlan<S>): [Seat, Choice, boolean] {
  const eager = luck.below(table.seats);
  const interjections = table.interjections(eager);
  if (interjections.length > 0 && luck.below(4) === 0) {
    return [eager, interjections[luck.below(interjections.length)]!, true];
  }
  const seats = table.deciders();
  const seat = seats[luck.below(seats.length)]!;
  if (plan.pick) return [seat, plan.pick(table, seat), false];
  return [seat, pickAtRandom(table.choices(seat), plan.seed, luck), false];
}

/**
 * With every other seed the first choices of a list are taken more often: where a list begins with what is near or
 * small, such a game is longer and comes to other places than one that is played wholly at random.
 */
export function pickAtRandom(list: readonly Choice[], seed: number, luck: Luck): Choice {
  const at = luck.below(list.length);
  return list[seed % 2 === 0 ? at : Math.min(at, luck.below(list.length), luck.below(list.length))]!;
}

/** Law 4: what is not on the list is refused and changes nothing. */
function refusesNonsense<S extends State>(table: Table<S>, luck: Luck): Violation[] {
  const before = JSON.stringify(table.state);
  const number = table.number;
  const found: Violation[] = [];
  const deciding = table.deciders();
  for (let seat = 0; seat < table.seats; seat++) {
    const listed = new Set<unknown>(table.choices(seat));
    const stranger = deciding.find((one) => one !== seat);
    const foreign = stranger === undefined ? [] : table.choices(stranger).filter((choice) => !listed.has(choice));
    const malformed = MALFORMED[luck.below(MALFORMED.length)];
    if (table.interject(seat, malformed) === undefined) {
      found.push({ law: 'legal', what: `seat ${seat} was allowed to interject ${String(malformed)}` });
    }
    const tries = [malformed, MALFORMED[luck.below(MALFORMED.length)], ...foreign];
    for (const nonsense of tries.filter((one) => !listed.has(one))) {
      if (table.choose(seat, nonsense) === undefined) {
        found.push({ law: 'legal', what: `seat ${seat} was allowed to choose ${String(nonsense)}` });
      }
    }
    const [first] = listed;
    if (first !== undefined && number > 0 && deciding.length === 1 && table.choose(seat, first, -1) === undefined) {
      found.push({ law: 'legal', what: `seat ${seat} was allowed a stale choice` });
    }
  }
  for (const seat of [-1, table.seats, 0.5, '0', null]) {
    if (table.choose(seat, 0) === undefined)
      found.push({ law: 'legal', what: `there is no seat ${seat}, but it chose` });
  }
  if (JSON.stringify(table.state) !== before || table.number !== number) {
    found.push({ law: 'legal', what: 'a refused choice changed the table' });
  }
  return found;
}

/** Undo after choose is the identity; tried now and then, because it plays the whole record again. */
function undoIsIdentity<S extends State>(table: Table<S>, before: S, seat: Seat, luck: Luck): Violation[] {
  if (luck.below(16) !== 0 || table.undoable(seat) === 0) return [];
  const { choice, aside } = table.lastEntry()!;
  const after = JSON.stringify(table.state);
  table.undo(seat);
  const back = JSON.stringify(table.state) === JSON.stringify(before);
  const refusal = aside ? table.interject(seat, choice) : table.choose(seat, choice);
  if (back && refusal === undefined && JSON.stringify(table.state) === after) return [];
  return [{ law: 'repeatable', what: `taking ${JSON.stringify(choice)} back does not lead to the state before it` }];
}

/** Law 7: the record, written and read again in both forms, replays to the same bytes. */
function recordReplays<S extends State>(game: Game<S>, record: GameRecord): Violation[] {
  try {
    for (const written of [recordToText(record), recordToJson(record)]) verify(game, readRecord(written));
    return [];
  } catch (error) {
    return [{ law: 'repeatable', what: `the record does not replay: ${(error as Error).message}` }];
  }
}
