/** `calm`: hardly two choices meet. `busy`: a part of what boardgame.io's server can do. */
export type PaceName = 'calm' | 'busy';

/** All tables together, the same for all servers. */
export type ChoicesPerSecond = Readonly<Record<PaceName, number>>;

export interface ServerBenchPlan {
  /** How often every server is started anew and measured, in turns. */
  readonly rounds: number;
  /** Seconds of play before anything counts. */
  readonly warmUp: number;
  /** Every table plays as quickly as it can, one game after the other, for so many seconds. */
  readonly sustained: { readonly tables: number; readonly seconds: number };
  /** `games`: that every table plays. */
  readonly paced: {
    readonly tables: number;
    readonly calm: { readonly choicesPerSecond: number; readonly games: number };
    /** `part` of the choices a second that boardgame.io's server can do, which is found out first. */
    readonly busy: { readonly part: number; readonly games: number };
  };
  /** So many tables, then so many, each with a game of which some choices were played. */
  readonly memory: {
    readonly rounds: number;
    readonly fewTables: number;
    readonly manyTables: number;
    readonly choices: number;
  };
}

export const USUAL_PLAN: ServerBenchPlan = {
  rounds: 5,
  warmUp: 10,
  sustained: { tables: 64, seconds: 3 },
  paced: { tables: 100, calm: { choicesPerSecond: 200, games: 1 }, busy: { part: 0.5, games: 5 } },
  memory: { rounds: 3, fewTables: 100, manyTables: 1000, choices: 6 },
};
