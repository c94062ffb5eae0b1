import type { Seat } from '@engawa/kernel';

/** How a game of connect-four ended: the same for all who play it with the same luck. */
export interface Outcome {
  /** Null for a draw. */
  readonly winner: Seat | null;
  readonly decisions: number;
}
