export interface ServerBenchPlan {
  /** How often every server is started anew and measured, in turns. */
  readonly rounds: number;
  /** Seconds of play before anything counts. */
  readonly warmUp: number;
  /** Every table plays as quickly as it can, one game after the other, for so many seconds. */
  readonly sustained: { readonly tables: number; readonly seconds: number };
  /** Every table plays one game, and all of them together so many choices a second. */
  readonly paced: { readonly tables: number; readonly choicesPerSecond: number };
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
  paced: { tables: 100, choicesPerSecond: 200 },
  memory: { rounds: 3, fewTables: 100, manyTables: 1000, choices: 6 },
};
