import { type Seat, stepOf } from '@engawa/kernel';
import type { Standing } from '@engawa/wire';
import type { Sitting } from './sitting.ts';

/** What a seat has left behind, and the id of the request that said so: a repeated one changes nothing. */
export interface Left {
  readonly id: string;
  readonly answers: readonly Standing[];
}

export type Standings = ReadonlyMap<Seat, Left>;

export function readStandings(rows: readonly { seat: Seat; body: string }[]): Standings {
  return new Map(rows.map(({ seat, body }) => [seat, JSON.parse(body) as Left]));
}

export function hasAnswers(standings: Standings): boolean {
  for (const { answers } of standings.values()) if (answers.length > 0) return true;
  return false;
}

/** The answer that the seat has left to what it is asked now. */
export function answerTo(sitting: Sitting, seat: Seat, left: Left | undefined): Standing | undefined {
  const table = sitting.table;
  if (left === undefined || table === null || sitting.holders[seat]!.bot !== null) return undefined;
  const step = stepOf(table.state, seat)?.do;
  const list = table.choices(seat);
  return left.answers.find((one) => one.step === step && list.includes(one.choice));
}

/** What is left once the answer was given; the same if it may be given for ever. */
export function spend(left: Left, used: Standing): Left {
  if (used.times === undefined) return left;
  const next = used.times > 1 ? [{ ...used, times: used.times - 1 }] : [];
  return { id: left.id, answers: left.answers.flatMap((one) => (one === used ? next : [one])) };
}
