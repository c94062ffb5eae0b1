import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bus, Hint } from '../../src/bus/bus.ts';
import type { Complain } from '../../src/bus/listeners.ts';

export interface BusUnderTest {
  join(process: string, complain: Complain): Bus;
  /** Speaks past the buses, on their wire. */
  say?(text: string): Promise<unknown>;
  /** Ways to lose the connection; it comes back by itself. */
  readonly troubles?: Readonly<Record<string, () => Promise<void>>>;
  stop?(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly bus: Bus;
  readonly heard: { readonly hint: Hint; readonly from: string }[];
}

/** What holds for every bus. */
export function describeBus(name: string, troubles: readonly string[], begin: () => Promise<BusUnderTest>): void {
  describe(name, () => {
    let test: BusUnderTest;
    let members: Member[] = [];
    const complain = vi.fn<Complain>();
    beforeAll(async () => {
      test = await begin();
    });
    afterEach(async () => {
      await Promise.all(members.map(({ bus }) => bus.close()));
      members = [];
      complain.mockClear();
    });
    afterAll(() => test.stop?.());

    function join(): Member {
      const process = `process-${randomUUID()}`;
      const member: Member = { name: process, bus: test.join(process, complain), heard: [] };
      member.bus.subscribe((hint, from) => member.heard.push({ hint, from }));
      members.push(member);
      return member;
    }

    /** Says the same until all others have heard it: the way to know that they are connected. */
    async function connected(...all: Member[]): Promise<void> {
      for (const speaker of all) {
        const hint = moved(randomUUID(), 1);
        await vi.waitFor(
          () => {
            speaker.bus.publish(hint);
            for (const other of all) if (other !== speaker) expect(heardBy(other)).toContainEqual(hint);
          },
          { timeout: 30_000, interval: 25 },
        );
      }
      // What was said more than once has arrived by then.
      for (const speaker of all) await settled(speaker, ...all.filter((other) => other !== speaker));
      for (const { heard } of all) heard.length = 0;
    }

    /** Whatever was published before has arrived at all of these: hints of one process stay in order. */
    async function settled(speaker: Member, ...hearers: Member[]): Promise<void> {
      const last = moved(`last-${randomUUID()}`, 1);
      speaker.bus.publish(last);
      await vi.waitFor(
        () => {
          for (const hearer of hearers) expect(heardBy(hearer)).toContainEqual(last);
        },
        { timeout: 10_000, interval: 5 },
      );
    }

    it('tells the others, not oneself, and who it was', async () => {
      const [one, two, three] = [join(), join(), join()];
      await connected(one, two, three);
      const each: { readonly [K in Hint['is']]: Extract<Hint, { is: K }> } = {
        moved: { is: 'moved', table: 'a', number: 7 },
        chat: { is: 'chat', table: 'a', number: 3 },
        standing: { is: 'standing', table: 'a' },
        renamed: { is: 'renamed', person: 'somebody' },
        mutes: { is: 'mutes', person: 'somebody' },
        presence: { is: 'presence', table: 'a', here: [0, 2], watchers: 5 },
        revoked: { is: 'revoked', session: 'hash' },
        'revoked-all': { is: 'revoked-all', person: 'somebody' },
      };
      const hints: Hint[] = Object.values(each);
      for (const hint of hints) one.bus.publish(hint);
      await settled(one, two, three);
      for (const { heard } of [two, three]) {
        const expected = hints.map((hint) => ({ hint, from: one.name }));
        expect(heard.filter(({ hint }) => !JSON.stringify(hint).includes('last-'))).toEqual(expected);
      }
      expect(one.heard).toEqual([]);
    });

    it('sends only the newest of many about the same table', async () => {
      const [one, two] = [join(), join()];
      await connected(one, two);
      for (let number = 1; number <= 500; number++) one.bus.publish(moved('busy', number));
      one.bus.publish(moved('calm', 1));
      await settled(one, two);
      expect(heardBy(two).slice(0, 2)).toEqual([moved('busy', 500), moved('calm', 1)]);
    });

    it('carries many hints at once, and leaves out what is too large', async () => {
      const [one, two] = [join(), join()];
      await connected(one, two);
      const many = Array.from({ length: 900 }, (_, i) => moved(`table-${i}-縁側`, i));
      for (const hint of many.slice(0, 450)) one.bus.publish(hint);
      one.bus.publish(moved('x'.repeat(9_000), 1));
      for (const hint of many.slice(450)) one.bus.publish(hint);
      await settled(one, two);
      expect(heardBy(two).slice(0, 900)).toEqual(many);
      expect(heardBy(two)).toHaveLength(901);
    });

    it('never waits and never grows without bounds', async () => {
      const [one, two] = [join(), join()];
      await connected(one, two);
      const began = performance.now();
      for (let i = 0; i < 20_000; i++) one.bus.publish(moved(`table-${i}`, i));
      expect(performance.now() - began).toBeLessThan(2_000);
      await settled(one, two);
      expect(heardBy(two).length).toBeLessThanOrEqual(1_001);
      expect(heardBy(two)).toContainEqual(moved('table-19999', 19_999));
    });

    it('goes on when a listener fails, and tells nobody who has left', async () => {
      const [one, two] = [join(), join()];
      await connected(one, two);
      const gone = vi.fn();
      two.bus.subscribe(gone)();
      two.bus.subscribe(() => {
        throw new Error('deaf');
      });
      const late = vi.fn();
      two.bus.subscribe(late);
      one.bus.publish(moved('a', 1));
      await settled(one, two);
      expect(late).toHaveBeenCalledWith(moved('a', 1), one.name);
      expect(gone).not.toHaveBeenCalled();
      expect(complain).toHaveBeenCalled();
    });

    it('ignores nonsense', async () => {
      const [one, two] = [join(), join()];
      await connected(one, two);
      for (const text of NONSENSE) await test.say?.(text);
      await test.say?.(JSON.stringify({ from: 'x', hints: [{ is: 'moved', table: 3 }, moved('after', 1)] }));
      await settled(one, two);
      expect(heardBy(two).length).toBe(test.say === undefined ? 1 : 2);
    });

    it('closes at once, also twice, and then says and hears nothing', async () => {
      const [one, two, three] = [join(), join(), join()];
      await connected(one, two, three);
      one.bus.publish(moved('last', 1));
      await one.bus.close();
      await vi.waitFor(() => expect(heardBy(two)).toContainEqual(moved('last', 1)));
      one.bus.publish(moved('too late', 1));
      three.bus.publish(moved('for two', 1));
      await settled(three, two);
      await wait(50);
      expect(heardBy(two)).not.toContainEqual(moved('too late', 1));
      expect(one.heard).toEqual([]);
      await one.bus.close();
    });

    it('closes before it is connected', async () => {
      const { bus } = join();
      bus.publish(moved('a', 1));
      await bus.close();
    });

    it.each(troubles)('comes back after %s', async (trouble) => {
      const [one, two] = [join(), join()];
      await connected(one, two);
      await test.troubles?.[trouble]?.();
      for (let i = 0; i < 2_000; i++) one.bus.publish(moved(`meanwhile-${i}`, i));
      await connected(one, two);
      one.bus.publish(moved('again', 1));
      await settled(one, two);
      expect(heardBy(two)[0]).toEqual(moved('again', 1));
      expect(complain).toHaveBeenCalled();
    });
  });
}

const NONSENSE = [
  '',
  'nonsense',
  '{',
  'null',
  '[]',
  '7',
  '{"from":1,"hints":[]}',
  '{"from":"x"}',
  '{"from":"x","hints":{}}',
];

function moved(table: string, number: number): Hint {
  return { is: 'moved', table, number };
}

function heardBy({ heard }: Member): Hint[] {
  return heard.map(({ hint }) => hint);
}
