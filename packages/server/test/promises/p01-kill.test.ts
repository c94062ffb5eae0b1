import { setTimeout as wait } from 'node:timers/promises';
import { SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { Group, invite, openGame, playGame } from '../faults/crowd.ts';
import { Houses } from '../faults/houses.ts';
import { Ledger } from '../faults/ledger.ts';
import { KINDS, type Kind, makePlace, readBeside } from '../faults/place.ts';
import { CRASH_POINTS, type CrashPoint, crashAt } from '../faults/plan.ts';
import { inRound, report } from '../faults/round.ts';

const RANDOM_KILLS = inRound(2, 110);
const CRASHES_A_POINT = inRound(1, 10);
/** On PostgreSQL bots wait for the leases of the dead: the short round has none there. */
const PARTIES: Record<Kind, readonly string[][]> = {
  libsql: [[], ['greedy', 'random']],
  postgres: inRound([[], []], [[], ['greedy', 'random']]),
};

/** PostgreSQL syncs by itself. What comes after the commit does not depend on the store: the short round sees it once. */
const POINTS: Record<Kind, readonly CrashPoint[]> = {
  libsql: CRASH_POINTS,
  postgres: inRound(
    ['before-commit', 'after-commit'],
    CRASH_POINTS.filter((point) => point !== 'before-sync'),
  ),
};

it('P1: a game that begins by itself does so even if the server died when the last seat was taken', async () => {
  const { env } = await makePlace('libsql');
  const houses = await Houses.open(1, env, crashAt('after-commit'));
  const guests = [await invite(houses.door(0), 'Ren'), await invite(houses.door(0), 'Aki')];
  const opening = openGame(guests);
  await houses.at(0).ended;
  await houses.start(0, { crash: undefined });
  const table = await opening;
  const ends = await playGame(guests, table, { seed: 1 });
  expect(ends.map(({ shown }) => shown.status)).toEqual(['over', 'over']);
});

describe.each(KINDS)('P1: an acknowledged choice is never lost, on %s', (kind) => {
  it('P1: kill -9 at any moment and at every point, while people and bots play', { timeout: 1_200_000 }, async () => {
    const luck = SearchLuck.seeded(inRound(101, 102));
    const place = await makePlace(kind);
    const houses = await Houses.open(1, place.env);
    const db = await readBeside(place);
    const ledger = new Ledger();
    const groups: Group[] = [];
    for (const [i, bots] of PARTIES[kind].entries()) {
      const guests = [await invite(houses.door(0), 'Ren'), await invite(houses.door(0), 'Aki')];
      groups.push(new Group(guests, bots, ledger, db, i * 1000));
    }

    for (let round = 0; round < RANDOM_KILLS; round++) {
      await wait(luck.below(400));
      await houses.kill(0);
      await houses.start(0);
      await ledger.check(db);
    }
    let crashes = 0;
    for (let i = 0; i < CRASHES_A_POINT; i++) {
      for (const point of POINTS[kind]) {
        await houses.kill(0);
        await houses.start(0, crashAt(point, 1 + luck.below(20)));
        await Promise.race([houses.at(0).ended, ...groups.map(({ playing }) => playing)]);
        crashes++;
        await ledger.check(db);
      }
    }
    await houses.start(0);
    for (const group of groups) await group.enough();
    await ledger.check(db);
    report(`P1 ${kind}`, {
      'kills at random': RANDOM_KILLS,
      'kills at points': crashes,
      'acknowledged choices': ledger.acknowledged,
      'games ended': groups.reduce((sum, { games }) => sum + games, 0),
    });
  });
});
