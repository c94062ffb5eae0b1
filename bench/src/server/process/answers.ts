/** What one process may ask another: each question by its name, with plain data back and forth. */
export type Answers = Readonly<Record<string, (...given: never[]) => unknown>>;

export interface Question {
  readonly id: number;
  readonly what: string;
  readonly given: readonly unknown[];
}

export interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Answers the process that started this one, and ends together with it. */
export function answerParent(answers: Answers): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, what, given }: Question) => {
    const send = (answer: Answer) => process.send?.(answer);
    try {
      send({ id, value: await answers[what]!(...(given as never[])) });
    } catch (error) {
      send({ id, error: error instanceof Error ? (error.stack ?? error.message) : `${error}` });
    }
  });
}
