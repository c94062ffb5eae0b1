import type { KnownTable, Told } from '@engawa/wire';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Captured, capture, lasting, play, type Travel, travel } from '../design/index.ts';
import type { GameFace } from '../games/face.ts';
import { arrive, BEAT, EMPTY, finish, latest, next, pauseOf, type Queue } from './queue.ts';
import type { TableSource } from './source.ts';
import { wayBetween } from './way.ts';

export interface Showing {
  readonly known: KnownTable | undefined;
  readonly latest: KnownTable | undefined;
  readonly isBehind: boolean;
  readonly skip: () => void;
  /** Shows these tables one after the other, at leisure. */
  readonly showAgain: (tables: readonly KnownTable[]) => void;
}

/** Shows what happens at a table one step after the other: pieces walk, sounds are heard, then comes the next. */
export function useQueue(source: TableSource, face: GameFace, root: RefObject<HTMLElement | null>): Showing {
  const [queue, setQueue] = useState<Queue>(() => {
    const known = source.known();
    return known ? arrive(EMPTY, known, false) : EMPTY;
  });
  const before = useRef<Captured | undefined>(undefined);
  const shownAt = useRef(0);
  const walking = useRef<Travel | undefined>(undefined);
  const decideSince = useRef<number | undefined>(undefined);

  useEffect(() => {
    const hear = () => {
      const known = source.known();
      if (known === undefined) return;
      const isLooking = document.visibilityState === 'visible';
      // Even a table that is shown at once, because other eyes look at it, lets its pieces walk.
      if (isLooking && root.current) before.current = capture(root.current);
      setQueue((now) => arrive(now, known, isLooking));
    };
    hear();
    return source.subscribe(hear);
  }, [source, root]);

  useEffect(() => {
    const mustDecide = (latest(queue)?.shown.choices.length ?? 0) > 0;
    if (!mustDecide) decideSince.current = undefined;
    else decideSince.current ??= performance.now();
    if (queue.waiting.length === 0) return;
    const now = performance.now();
    const rest = shownAt.current + pauseOf(queue, lasting(BEAT), now - (decideSince.current ?? now)) - now;
    const timer = setTimeout(
      () => {
        before.current = root.current ? capture(root.current) : undefined;
        setQueue(next);
      },
      Math.max(0, rest),
    );
    return () => clearTimeout(timer);
  }, [queue, root]);

  const number = queue.shown?.number;
  const view = queue.shown?.shown.view;
  const heard = useRef(number);
  const seen = useRef(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new position makes pieces walk
  useLayoutEffect(() => {
    const from = before.current;
    before.current = undefined;
    const way = wayBetween(face, seen.current, view);
    seen.current = view;
    if (from === undefined || root.current === null) {
      heard.current = number;
      return;
    }
    walking.current?.finish();
    walking.current = travel(root.current, from, undefined, { way });
    shownAt.current = performance.now();
    soundOf(face, queue.shown?.told ?? [], heard.current ?? 0);
    heard.current = number;
  }, [view, number]);

  const skip = useCallback(() => {
    before.current = undefined;
    walking.current?.finish();
    setQueue(finish);
  }, []);
  const showAgain = useCallback((tables: readonly KnownTable[]) => {
    const [first, ...rest] = tables;
    if (first === undefined) return;
    shownAt.current = performance.now();
    setQueue((now) => ({ shown: first, waiting: [...rest, latest(now) ?? first], isUnhurried: true }));
  }, []);

  return { known: queue.shown, latest: latest(queue), isBehind: queue.waiting.length > 0, skip, showAgain };
}

function soundOf(face: GameFace, told: readonly Told[], heard: number): void {
  const sounds = new Set(told.filter(({ number }) => number > heard).flatMap((one) => face.sounds?.(one) ?? []));
  for (const sound of sounds) play(sound);
}
