/** Where a process of the server may be made to kill itself. */
export const CRASH_POINTS = [
  'before-commit',
  'before-sync',
  'after-commit',
  'before-acknowledge',
  'before-publish',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** What a server process under test does besides serving. Travels in its environment. */
export interface Plan {
  /** The process kills itself when it comes to this point for the `after`-th time. */
  readonly crash?: { readonly at: CrashPoint; readonly after: number } | undefined;
  /** Its bus loses everything, in both directions. */
  readonly isBusSilent?: true;
}

export function crashAt(at: CrashPoint, after = 1): Plan {
  return { crash: { at, after } };
}

/** What the test tells the process, and hears from it. */
export type Order = { readonly is: 'stop' } | { readonly is: 'measure' };
export type Report = { readonly is: 'ready'; readonly port: number } | ({ readonly is: 'measured' } & Measured);

export interface Measured {
  /** Megabytes that are in use after a thorough clean-up. */
  readonly memory: number;
  /** TCP connections that the process holds. */
  readonly sockets: number;
}
