import { REVIEW_VERSION, type Review } from '@engawa/bots';
import { type GameRecord, recordToText, sha256Hex } from '@engawa/kernel';
import type { Storage } from '../../local/kept.ts';

const PREFIX = 'engawa.review.';
/** One is some tens of kilobytes: the browser keeps the latest ones. */
const MOST = 8;
const DIGITS = 4;

interface Kept {
  readonly at: number;
  readonly review: Review;
}

/** The record says by which rules it was played; another version of the rules or of the review has another key. */
const keyOf = (record: GameRecord): string =>
  `${PREFIX}${REVIEW_VERSION}.${sha256Hex(recordToText(record)).slice(0, 16)}`;

export function findReview(storage: Storage, record: GameRecord): Review | undefined {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(record)) ?? 'null') as Kept | null;
    return kept?.review;
  } catch {
    return undefined;
  }
}

/** Keeps the review for the next visit, if there is room for it. */
export function keepReview(storage: Storage, record: GameRecord, review: Review, now: number): void {
  const key = keyOf(record);
  const others = keysIn(storage).filter((one) => one !== key);
  const byAge = others.sort((a, b) => ageIn(storage, b) - ageIn(storage, a));
  for (const old of byAge.slice(0, Math.max(0, byAge.length - MOST + 1))) storage.removeItem(old);
  const rounded = JSON.stringify({ at: now, review } satisfies Kept, (_, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(DIGITS)) : value,
  );
  try {
    storage.setItem(key, rounded);
  } catch {
    // It can be made again: games and records need the room more.
    for (const old of keysIn(storage)) storage.removeItem(old);
  }
}

function keysIn(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i));
  return keys.filter((key): key is string => key?.startsWith(PREFIX) ?? false);
}

/** How long ago, counted backwards: the oldest first when sorted downwards. */
function ageIn(storage: Storage, key: string): number {
  try {
    return -(JSON.parse(storage.getItem(key)!) as Kept).at;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
