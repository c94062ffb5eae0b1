/** Something that cannot be done, in one sentence for the person who asked for it. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** The command line itself makes no sense. */
export class UsageFailure extends Failure {
  constructor(sentence: string) {
    super(sentence, 2);
  }
}

/** The first line of whatever was thrown. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]!.trim() || 'no reason given';
}
