import type { Io } from './io.ts';

const WIDTH = 24;
/** Often enough to look alive, seldom enough to cost nothing. */
const EVERY_MS = 100;

export interface Progress {
  show(done: number, total: number, what: string): void;
  clear(): void;
}

/** A bar on a terminal, silence anywhere else. */
export function progressOn(io: Io): Progress {
  if (!io.errIsTerminal) return { show: () => undefined, clear: () => undefined };
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show(done, total, what) {
      const now = performance.now();
      if (now - shownAt < EVERY_MS && done < total) return;
      shownAt = now;
      const filled = total > 0 ? Math.round((WIDTH * done) / total) : WIDTH;
      io.err(`\r\x1b[K${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total} ${what}`);
    },
    clear() {
      if (shownAt > Number.NEGATIVE_INFINITY) io.err('\r\x1b[K');
    },
  };
}
