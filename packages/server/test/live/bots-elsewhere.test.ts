import { describe, expect, it } from 'vitest';
import { makePlace } from '../faults/place.ts';
import { TestClock } from '../kit/clock.ts';
import { Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

/** Longer than any test. */
const FOR_EVER = { BOT_PAUSE: '60000' };
const A_WHILE = 20_000;

/** Two processes on one store that hear each other. The left one has been running for a while, the right one has just begun. */
async function twoDoors() {
  const clock = new TestClock();
  const { env } = await makePlace('postgres');
  const own = { games: TEST_GAMES, now: clock.now };
  const left = await openHouse({ ...env, ...FOR_EVER, PROCESS_ID: 'left' }, own);
  clock.pass(A_WHILE);
  const right = await openHouse({ ...env, ...FOR_EVER, PROCESS_ID: 'right' }, own);
  const byLeft = await Visitor.come(left);
  const byRight = new Visitor(right);
  byRight.cookie = byLeft.cookie;

  const heard: { table: string; watchers: number }[] = [];
  left.context.bus.subscribe((hint) => {
    if (hint.is === 'presence') heard.push(hint);
  });
  const watchersHeard = (table: string) => heard.findLast((hint) => hint.table === table)?.watchers;

  return {
    byLeft,
    byRight,
    /** The left process has heard of it when this is done. */
    async watchAtRight(table: string) {
      const onlooker = new Onlooker(byRight, table);
      await eventually(() => watchersHeard(table)).toBe(1);
      return onlooker;
    },
    async leave(onlooker: Onlooker) {
      onlooker.connection.close();
      await eventually(() => watchersHeard(onlooker.table)).toBe(0);
    },
    async at(table: string) {
      return (await left.tables.at(table)).look(({ number, isEnded }) => ({ number, isEnded }));
    },
  };
}

async function openForBots(visitor: Visitor): Promise<string> {
  return (await visitor.open({ game: 'fans', seats: [{ bot: 'random' }, { bot: 'random' }], watch: true })).table;
}

/** Whoever starts a table keeps it. */
async function start(visitor: Visitor, table: string): Promise<void> {
  await visitor.must('POST', `/tables/${table}/start`);
}

async function thoughtsOf({ origin }: Visitor): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const counts = metrics.matchAll(/^engawa_bot_thoughts_total\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('bots that people can follow', () => {
  it('pause also for those who look at the table by another process, and for nobody else', async () => {
    const { byLeft, watchAtRight, leave, at } = await twoDoors();
    const [watched, deserted] = [await openForBots(byLeft), await openForBots(byLeft)];
    await watchAtRight(watched);
    await leave(await watchAtRight(deserted));
    await start(byLeft, watched);
    const { number } = await at(watched);
    await start(byLeft, deserted);
    await eventually(() => at(deserted)).toMatchObject({ isEnded: true });
    expect(await at(watched)).toEqual({ number, isEnded: false });
  });

  it('pause while their process is new and cannot know who looks elsewhere', async () => {
    const { byLeft, byRight, at } = await twoDoors();
    const [early, late] = [await openForBots(byRight), await openForBots(byLeft)];
    await start(byRight, early);
    // Both know what to keep.
    await eventually(() => thoughtsOf(byRight)).toBeGreaterThanOrEqual(2);
    await start(byLeft, late);
    await eventually(() => at(late)).toMatchObject({ isEnded: true });
    expect(await thoughtsOf(byRight)).toBe(2);
    expect((await at(early)).isEnded).toBe(false);
  });
});
