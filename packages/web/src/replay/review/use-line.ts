import type { Judged } from '@engawa/bots';
import { useEffect, useState } from 'react';
import type { Film } from '../film.ts';
import { type LineFrame, lineFrames } from './line.ts';

/** A line on the board: positions that were never there, and which of them is shown. */
export interface ShownLine {
  readonly frames: readonly LineFrame[];
  readonly step: number;
}

export interface LineShow {
  readonly line: ShownLine | null;
  /** Shows a step of the line of this decision. */
  readonly show: (judged: Judged, step: number) => void;
  readonly close: () => void;
}

/** The line that is shown instead of the game; it is gone as soon as the game moves. */
export function useLine(film: Film, at: number): LineShow {
  const [line, setLine] = useState<ShownLine | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position of the game ends the line
  useEffect(() => setLine(null), [film, at]);
  return {
    line,
    show: (judged, step) => {
      const frames = line?.frames ?? lineFrames(film.game, film.view(judged.at, 'all')!, judged);
      if (frames[step] !== undefined) setLine({ frames, step });
    },
    close: () => setLine(null),
  };
}
