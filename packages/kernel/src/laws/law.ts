/** The laws of the design: every game obeys them in every state. */
export type Law =
  | 'deterministic'
  | 'plain'
  | 'total'
  | 'legal'
  | 'secret'
  | 'conserved'
  | 'repeatable'
  | 'counted'
  | 'told'
  | 'live';

export interface Violation {
  readonly law: Law;
  readonly what: string;
}

export type Report = (law: Law, what: string) => void;

/** Collects what some checks report. A check that fails with an error has found something too. */
export class Findings {
  readonly found: Violation[] = [];
  readonly report: Report = (law, what) => this.found.push({ law, what });

  try(law: Law, what: string, check: () => void): void {
    try {
      check();
    } catch (error) {
      this.report(law, `${what} fails: ${(error as Error).message}`);
    }
  }
}

export const bytes = (value: unknown): string => JSON.stringify(value);

/** Where two texts begin to differ. */
export function firstGap(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const cut = (text: string) => `…${text.slice(Math.max(0, at - 40), at + 40)}…`;
  return `${cut(a)} / ${cut(b)}`;
}
