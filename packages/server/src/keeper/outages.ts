import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';

/** A time when no process was running, or none could reach the store. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Those that this process has heard of, in each store. A table at hand must learn of new ones too. */
const known = new WeakMap<Kysely<Database>, readonly Outage[]>();

/** Milliseconds between two times that were lost to outages: of those known now, and of those that come. */
export async function outagesOf(db: Kysely<Database>, since: number): Promise<(from: number, to: number) => number> {
  await learnOutages(db, since);
  return (from, to) => {
    let lost = 0;
    for (const outage of known.get(db) ?? [])
      lost += Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from));
    return lost;
  };
}

export async function learnOutages(db: Kysely<Database>, since: number): Promise<void> {
  const learnt = await outagesSince(db, since);
  known.set(db, merge([...(known.get(db) ?? []), ...learnt]));
}

/** Those that ended after a time, in their order. */
export async function outagesSince(db: Kysely<Database>, time: number): Promise<Outage[]> {
  const query = db.selectFrom('outages').select(['started_at as from', 'ended_at as to']);
  return merge(await query.where('ended_at', '>', time).execute());
}

/** Several processes may have noticed the same outage, each at its own time: it counts once. */
function merge(outages: readonly Outage[]): Outage[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of outages.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}
