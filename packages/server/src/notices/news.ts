import type { Seat } from '@engawa/kernel';
import type { NoticeKind } from '@engawa/wire';
import type { Before } from '../tables/bookkeeping.ts';
import type { Sitting } from '../tables/sitting.ts';
import type { Holder } from '../tables/sitting-data.ts';
import type { LogEntry } from '../tables/what.ts';
import type { Scene } from './scene.ts';

/** What an entry means for those who are not looking. */
export interface News {
  readonly is: NoticeKind;
  /** The entry that it comes from. */
  readonly number: number;
  readonly status: Sitting['status'];
  /** Whom it concerns. */
  readonly people: readonly Concerned[];
}

export interface Concerned {
  readonly person: string;
  readonly seat: Seat;
}

/** Undefined for most entries. */
export function newsOf(sitting: Sitting, { seat: by, number }: LogEntry, before: Before): News | undefined {
  const { status, holders, opening } = sitting;
  if (status === 'open') {
    const isNew = isFull(holders) && !isFull(before.holders);
    // A table that starts by itself does so at once, and that is told then.
    if (!isNew || opening.settings.autostart) return undefined;
    const people = players(sitting).filter(({ person }) => person === opening.owner);
    return { is: 'start', number, status, people };
  }
  if (status === 'over' && before.status !== 'over') return { is: 'over', number, status, people: players(sitting) };
  if (status !== 'running') return undefined;
  if (before.status === 'open') return { is: 'start', number, status, people: players(sitting) };
  // Whoever chose just now and goes on choosing need not be told.
  const isResumed = before.paused && !sitting.paused;
  const asked = sitting.asked.filter((seat) => seat !== by && (isResumed || sitting.table!.askedAt(seat) === number));
  const people = asked.flatMap((seat) => playing(holders[seat]!, seat));
  return people.length === 0 ? undefined : { is: 'turn', number, status, people };
}

function isFull(holders: readonly Holder[]): boolean {
  return holders.every(({ person, bot }) => person !== null || bot !== null);
}

/** Those who play themselves. */
function players({ holders }: Sitting): Concerned[] {
  return holders.flatMap(playing);
}

function playing({ person, bot }: Holder, seat: Seat): Concerned[] {
  return person === null || bot !== null ? [] : [{ person, seat }];
}

/** Whether there is still something to tell: things may have gone on since. */
export function isStillSo({ is, number, status }: News, seat: Seat | null, scene: Scene): boolean {
  if (scene.status !== status) return false;
  // Every further entry of a table that is being filled tells for itself whether it is full.
  if (status === 'open') return scene.number === number;
  if (is !== 'turn') return true;
  // Whoever acted since is here; and if somebody else is asked now, whoever stored that tells it.
  const asked = seat === null ? [...scene.askedAt.values()] : [scene.askedAt.get(seat) ?? Number.POSITIVE_INFINITY];
  return asked.length > 0 && Math.max(...asked) <= number;
}
