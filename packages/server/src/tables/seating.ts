import type { Someone } from '@engawa/wire';
import type { Sitting } from './sitting.ts';

/** The people at a table by name, and for whom its onlookers were last seated. */
export class Seating {
  people: ReadonlyMap<string, Someone> = new Map();
  private readonly someone: (person: string) => Promise<Someone>;
  private holders: Sitting['holders'] | undefined;
  /** When in the table's life. */
  private status: Sitting['status'] | undefined;

  constructor(someone: (person: string) => Promise<Someone>) {
    this.someone = someone;
  }

  /** Whether others sit there now, or the game has begun or ended since. */
  isBehind({ holders, status }: Sitting): boolean {
    return holders !== this.holders || status !== this.status;
  }

  /** `isAnew`: also the names that are known. */
  async learn({ holders, status }: Sitting, isAnew = false): Promise<void> {
    const ids = holders.flatMap(({ person }) => (person === null ? [] : [person]));
    const known = this.people;
    if (isAnew || ids.length !== known.size || !ids.every((id) => known.has(id))) {
      this.people = new Map(await Promise.all(ids.map(async (id) => [id, await this.someone(id)] as const)));
    }
    this.holders = holders;
    this.status = status;
  }
}
