import { useCallback, useEffect, useState } from 'react';

/** How long a position stays at normal speed. */
const BEAT = 1300;

export interface Playing {
  readonly at: number;
  readonly go: (at: number) => void;
  readonly isPlaying: boolean;
  readonly play: (isPlaying: boolean) => void;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
}

/** Where a replay stands, and its running on by itself. `before` is called before the position changes. */
export function usePlaying(length: number, start: number, before: (to: number) => void): Playing {
  const [at, setAt] = useState(() => Math.min(Math.max(0, start), length));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const go = useCallback(
    (to: number) => {
      const next = Math.min(Math.max(0, to), length);
      before(next);
      setAt(next);
    },
    [length, before],
  );
  const play = (wanted: boolean) => {
    if (wanted && at === length) go(0);
    setPlaying(wanted);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (at >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => go(at + 1), BEAT / speed);
    return () => clearTimeout(timer);
  }, [at, go, isPlaying, length, speed]);
  return { at, go, isPlaying, play, speed, setSpeed };
}

/** The address names the position, so that it can be sent to somebody. */
export function useAddressOf(at: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      address.searchParams.set('at', `${at}`);
      if (address.href !== location.href) history.replaceState(history.state, '', address);
    }, 400);
    return () => clearTimeout(timer);
  }, [at]);
}

/** `[` and `]` step, space plays, Home and End go to the ends, digits jump to key moments. */
export function useReplayKeys({ at, go, isPlaying, play }: Playing, length: number, moments: readonly number[]): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const to: Readonly<Record<string, number | undefined>> = {
        BracketLeft: at - 1,
        BracketRight: at + 1,
        Home: 0,
        End: length,
        ...(digit === undefined ? {} : { [event.code]: moments[Number(digit) - 1] }),
      };
      const wanted = to[event.code];
      if (wanted !== undefined) go(wanted);
      else if (event.code === 'Space' && !isPressable(event.target)) play(!isPlaying);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [at, go, isPlaying, play, length, moments]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input:not([type=range]), select, textarea') !== null;
}

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, summary') !== null;
}
