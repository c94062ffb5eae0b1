import { describe, expect, it, onTestFinished } from 'vitest';
import { postgresBus } from '../../src/bus/postgres.ts';
import { makePlace } from '../faults/place.ts';
import { Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import type { Visitor } from '../kit/visitor.ts';
import { Browser } from './browser.ts';
import { chooseAndGo, LONG_ENOUGH, openClub, QUICK, sitDown, wait } from './club.ts';
import { openReceiver } from './receiver.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[], autostart: true };

/** Two processes on one store, and two people at a table with a webhook and a browser each. */
async function twoDoors() {
  const { env } = await makePlace('postgres');
  const own = { pace: { ...QUICK, every: 0 } };
  const left = await openClub({ ...env, PROCESS_ID: 'left' }, own);
  const right = await openClub({ ...env, PROCESS_ID: 'right' }, own);
  const receiver = await openReceiver();
  const browsers = [new Browser(receiver), new Browser(receiver)] as const;
  const { table, people } = await sitDown(left, TWO, async ({ table, people }) => {
    for (const [i, one] of people.entries()) await one.must('PUT', '/push', browsers[i]!.subscription);
    await people[0]!.must('PUT', `/tables/${table}/webhook`, { url: `${receiver.url}/hook`, language: 'en' });
  });
  const [ren, aki] = people as [Visitor, Visitor];
  /** How often each has been told of their turn, and the table of anybody's. */
  const turns = () => ({
    ren: browsers[0].notices.filter(({ is }) => is === 'turn').length,
    aki: browsers[1].notices.filter(({ is }) => is === 'turn').length,
    names: receiver
      .told('/hook')
      .filter(({ is }) => is === 'turn')
      .map(({ names }) => names.join()),
  });
  for (const browser of browsers) await eventually(() => browser.notices.length).toBe(1);
  await eventually(() => receiver.told('/hook').length).toBe(1);
  return { env, left, right, table, ren, aki, turns };
}

/** Plays the whole turn, a pick at each of the doors; nobody chooses before the door knows of the pick before. */
async function turn(visitor: Visitor, table: string, doors: readonly Visitor['house'][]): Promise<void> {
  let number = 0;
  for (const door of doors) {
    visitor.house = door;
    number = await chooseAndGo(visitor, table, number);
  }
}

describe('P14: of several processes', () => {
  it('exactly one tells, whichever people come to, and none while they look anywhere', async () => {
    const { left, right, table, ren, aki, turns } = await twoDoors();
    await turn(ren, table, [left]);
    await turn(aki, table, [right]);
    await eventually(turns).toEqual({ ren: 1, aki: 0, names: ['Ren'] });
    await turn(ren, table, [right, left]);
    await eventually(turns).toEqual({ ren: 1, aki: 1, names: ['Ren', 'Aki'] });
    await turn(aki, table, [left, right]);
    await eventually(turns).toEqual({ ren: 2, aki: 1, names: ['Ren', 'Aki', 'Ren'] });
    // Aki looks through the right door; Ren plays behind the left one.
    const onAki = new Onlooker(aki, table);
    await onAki.until(() => true);
    await wait(LONG_ENOUGH);
    await turn(ren, table, [left, left]);
    await eventually(turns).toEqual({ ren: 2, aki: 1, names: ['Ren', 'Aki', 'Ren', 'Aki'] });
    await wait(LONG_ENOUGH);
    expect(turns()).toEqual({ ren: 2, aki: 1, names: ['Ren', 'Aki', 'Ren', 'Aki'] });
  });

  it('one that has died says nothing about who looks', async () => {
    const { env, left, table, ren, aki, turns } = await twoDoors();
    const ghost = await postgresBus(env.DATABASE_URL!, 'ghost', () => {});
    onTestFinished(() => ghost.close());
    ghost.publish({ is: 'presence', table, here: [0, 1], watchers: 0 });
    await wait(LONG_ENOUGH);
    await turn(ren, table, [left]);
    await turn(aki, table, [left]);
    await eventually(() => turns().ren).toBe(1);
  });
});
