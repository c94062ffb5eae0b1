import { describe, expect, it } from 'vitest';
import { TestClock } from '../kit/clock.ts';
import { gather, Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };
const HURRY = { is: 'live', bank: 1, increment: 0 } as const;
const house = sharedHouse();
const notesOf = (one: Onlooker) => one.known.told.flatMap(({ note }) => note ?? []);

describe('a seat that is out of time', () => {
  it('is played by a bot, until its person is back', async () => {
    const { at } = await gather(house(), { ...TWO, clock: HURRY });
    const [ren, aki] = [at[0]!, at[1]!];
    await aki.choose();
    await aki.until(({ shown }) => shown.seats[0]!.bot !== null && shown.choices.length > 0);
    expect(notesOf(aki)).toContainEqual({ is: 'hand-over', seat: 0, why: 'time' });
    await ren.ask({ is: 'take-back' });
    await ren.until(({ shown }) => shown.seats[0]!.bot === null);
    expect(ren.shown.clocks[0]!.left).toBe(60_000);
  });

  it('is waited for, if the table says so, and can be replaced by vote', async () => {
    const wish = { game: 'fans', seats: ['open', 'open', 'open'] as 'open'[], clock: HURRY, absent: 'wait' as const };
    const { at } = await gather(house(), wish);
    const [, aki, nao] = at as [Onlooker, Onlooker, Onlooker];
    await aki.choose();
    await nao.choose();
    await aki.until(() => notesOf(aki).some(({ is }) => is === 'late'));
    expect(aki.shown.seats[0]!.bot).toBeNull();
    // Whichever bot is named, the house sends its own.
    const proposal = await aki.ask({ is: 'propose', proposal: { is: 'replace', seat: 0, bot: 'no-such-bot' } });
    await nao.ask({ is: 'answer', proposal, yes: true });
    await aki.until(({ shown }) => shown.choices.length > 0);
    expect(notesOf(aki)).toContainEqual({ is: 'hand-over', seat: 0, why: 'vote' });
    expect(aki.shown.seats[0]!.bot).toBe('traveller');
  });
});

describe('the time of a table', () => {
  it('goes on after a restart where it stood, and the time when no server was running counts for nobody', async () => {
    const clock = new TestClock();
    const env = { DATA_DIR: scratchFolder() };
    const own = { games: TEST_GAMES, now: clock.now };
    const first = await openHouse(env, own);
    const { table, at } = await gather(first, { ...TWO, clock: { is: 'live', bank: 9, increment: 0 } });
    await at[1]!.choose();
    clock.pass(3_000);
    const people = at.map(({ visitor }) => visitor);
    for (const one of at) one.connection.close();
    await first.close();
    clock.pass(3_600_000);
    const second = await openHouse(env, own);
    const [ren, aki] = people.map((visitor) => {
      visitor.house = second;
      return new Onlooker(visitor, table);
    }) as [Onlooker, Onlooker];
    for (const one of [ren, aki]) await one.until(() => true);
    const open = await second.tables.at(table);
    const expired = () => open.look((sitting) => sitting.clocks.expired(clock.now()));
    // The process says that it is alive, and so learns of the outage, before it acts for any table.
    await eventually(expired).toEqual([]);
    await open.look(({ clocks }) => {
      const left = clocks.deadline(clock.now())! - clock.now();
      expect(left).toBeGreaterThan(3_000);
      expect(left).toBeLessThan(6_000);
    });
    expect(ren.shown.seats[0]!.bot).toBeNull();
    clock.pass(6_000);
    await eventually(expired).toEqual([0]);
    // Something happens, and whoever keeps the table looks at the clock.
    await aki.ask({ is: 'interject', at: aki.known.number, choice: 'clap' });
    await ren.until(({ shown }) => shown.seats[0]!.bot !== null);
    expect(notesOf(ren)).toContainEqual({ is: 'hand-over', seat: 0, why: 'time' });
  });
});
