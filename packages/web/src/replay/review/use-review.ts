import type { Review } from '@engawa/bots';
import type { GameRecord } from '@engawa/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reviewInThread } from './job.ts';
import { findReview, keepReview } from './kept-reviews.ts';

type Reviewing =
  | { readonly is: 'none' | 'failed' }
  | { readonly is: 'running'; readonly done: number }
  | { readonly is: 'ready'; readonly review: Review };

export interface ReviewJob {
  readonly now: Reviewing;
  readonly start: () => void;
  readonly stop: () => void;
}

const NONE: Reviewing = { is: 'none' };

/** The review of a finished game: kept from an earlier visit, or made when it is asked for. */
export function useReview(record: GameRecord | null): ReviewJob {
  const [now, setNow] = useState<Reviewing>(() => {
    const kept = record && findReview(localStorage, record);
    return kept ? { is: 'ready', review: kept } : NONE;
  });
  const running = useRef<(() => void) | undefined>(undefined);
  const stop = useCallback(() => {
    running.current?.();
    running.current = undefined;
    setNow(NONE);
  }, []);
  const start = useCallback(() => {
    if (record === null) return;
    running.current?.();
    setNow({ is: 'running', done: 0 });
    running.current = reviewInThread(record, (heard) => {
      if (heard.is === 'at') return setNow({ is: 'running', done: heard.done });
      if (heard.is === 'failed') return setNow({ is: 'failed' });
      keepReview(localStorage, record, heard.review, Date.now());
      setNow({ is: 'ready', review: heard.review });
    });
  }, [record]);
  useEffect(() => () => running.current?.(), []);
  return { now, start, stop };
}
