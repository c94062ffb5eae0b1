import type { Logger } from 'pino';

/** What is done for a table while nobody waits for it, until the server closes. */
export class Errands {
  private readonly log: Logger;
  private readonly underWay = new Set<Promise<void>>();

  constructor(log: Logger) {
    this.log = log;
  }

  /** Never rejects: `failed` is what the log says then. */
  run(table: string, failed: string, work: () => Promise<void>): Promise<void> {
    const errand = work()
      .catch((error: unknown) => this.log.warn({ table, error }, failed))
      .finally(() => this.underWay.delete(errand));
    this.underWay.add(errand);
    return errand;
  }

  /** When all that has begun is done. */
  async done(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
