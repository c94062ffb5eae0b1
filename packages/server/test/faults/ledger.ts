import type { Choice } from '@engawa/kernel';
import type { KnownTable } from '@engawa/wire';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../src/store/schema.ts';
import type { Acknowledged } from '../kit/player.ts';
import { logOf, peoplesChoices } from './reference.ts';

interface Page {
  readonly acknowledged: Map<number, Choice>;
  /** The highest number that anybody was shown. */
  seen: number;
  /** What was compared with the log already. */
  checked: string;
}

const stampOf = ({ acknowledged, seen }: Page) => `${acknowledged.size} ${seen}`;

/** What the server has promised, written down outside of it. */
export class Ledger {
  private readonly pages = new Map<string, Page>();
  acknowledged = 0;

  acknowledge({ table, number, choice }: Acknowledged): void {
    const page = this.page(table);
    expect(page.acknowledged.has(number), `number ${number} of ${table} was acknowledged twice`).toBe(false);
    page.acknowledged.set(number, choice);
    this.acknowledged++;
  }

  see({ table, number }: KnownTable): void {
    const page = this.page(table);
    page.seen = Math.max(page.seen, number);
  }

  /** What was promised up to now; what comes later is not in it. */
  copy(): Ledger {
    const copy = new Ledger();
    for (const [table, { acknowledged, seen }] of this.pages) {
      copy.pages.set(table, { acknowledged: new Map(acknowledged), seen, checked: '' });
    }
    copy.acknowledged = this.acknowledged;
    return copy;
  }

  private page(table: string): Page {
    let page = this.pages.get(table);
    if (page === undefined) {
      page = { acknowledged: new Map(), seen: 0, checked: '' };
      this.pages.set(table, page);
    }
    return page;
  }

  /** What was acknowledged or shown is in the log, and the log has no gap. */
  async check(db: Kysely<Database>): Promise<void> {
    for (const [table, page] of this.pages) {
      const stamp = stampOf(page);
      if (page.checked === stamp) continue;
      // Before the log is read: what comes meanwhile is for the next time.
      const [promised, seen] = [new Map(page.acknowledged), page.seen];
      const log = await logOf(db, table);
      expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1));
      expect(log.length, `${table} was shown at ${seen}`).toBeGreaterThanOrEqual(seen);
      for (const [number, choice] of promised) {
        expect(JSON.parse(log[number - 1]?.what ?? '{}'), `${number} of ${table}`).toMatchObject({
          do: 'choose',
          choice,
        });
      }
    }
  }

  /** Once nothing is under way: all that people chose at the table was acknowledged to them, and nothing twice. */
  async checkWhole(db: Kysely<Database>, table: string): Promise<void> {
    await expect
      .poll(() => this.page(table).acknowledged.size, { timeout: 30_000 })
      .toBe((await peoplesChoices(db, table)).size);
    expect(sorted(this.page(table).acknowledged)).toEqual(sorted(await peoplesChoices(db, table)));
  }
}

function sorted(choices: ReadonlyMap<number, Choice>): [number, Choice][] {
  return [...choices].sort(([a], [b]) => a - b);
}
