import type { Spread } from '../measure.ts';

/** What a visitor waits for and is sent. Milliseconds and bytes as they come over the wire. */
interface WebFigures {
  /** From asking for a table's address, with nothing kept from before, until the first choice can be made. */
  readonly boardByAddress: Spread;
  /** From the click on the front page, where a guest plays at once against bots, until the same. */
  readonly boardByClick: Spread;
  /** From asking for the front page until a game can be chosen there. */
  readonly frontPage: Spread;
  readonly firstVisit: { readonly scripts: Spread; readonly fonts: Spread; readonly all: Spread };
}

export interface WebBenchResult {
  readonly machine: { readonly node: string; readonly arch: string; readonly cpus: number; readonly browser: string };
  /** The page's CPU is made so many times slower. */
  readonly slowedBy: number;
  readonly rounds: number;
  readonly figures: WebFigures;
  /** Each figure's median as a part of what we allow ourselves: 1 is the limit. */
  readonly ratios: { readonly board: number; readonly scripts: number; readonly fonts: number };
}

/** What we allow ourselves. */
export const LIMITS = { board: 2_000, scripts: 180_000, fonts: 110_000 } as const;
