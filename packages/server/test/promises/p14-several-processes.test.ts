import { setTimeout as wait } from 'node:timers/promises';
import { SearchLuck } from '@engawa/kernel';
import type { KnownTable } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { Group, invite, openGame, playGame } from '../faults/crowd.ts';
import { Houses } from '../faults/houses.ts';
import { Ledger } from '../faults/ledger.ts';
import { makePlace, readBeside } from '../faults/place.ts';
import { Reference } from '../faults/reference.ts';
import { inRound, isLong, report } from '../faults/round.ts';
import { until } from '../kit/visitor.ts';

const KILLS = inRound(2, 40);
const PAUSE = inRound(500, 3_000);
const ROLLS = inRound(1, 5);
const SOME_MOVES = 9;

describe('P14: several processes behave as one', () => {
  it('P14: one of three is killed every few seconds, then all are restarted in turn, under play', {
    timeout: 1_200_000,
  }, async () => {
    const luck = SearchLuck.seeded(14);
    const place = await makePlace('postgres');
    const houses = await Houses.open(3, place.env);
    const db = await readBeside(place);
    const ledger = new Ledger();
    const groups: Group[] = [];
    const gather = async (bots: readonly string[]) => {
      const i = groups.length;
      // Each of them comes in by another door.
      const guests = [await invite(houses.door(i), 'Ren'), await invite(houses.door(i + 1), 'Aki')];
      groups.push(new Group(guests, bots, ledger, db, 14_000 + i * 1000));
    };
    await gather([]);
    await gather(inRound([], ['greedy']));

    for (let i = 0; i < KILLS; i++) {
      await wait(PAUSE + luck.below(500));
      const victim = luck.below(3);
      await houses.kill(victim);
      await ledger.check(db);
      await houses.start(victim);
    }
    // Bots wait for the leases of the dead: in the short round they come only now.
    await gather(['random', 'random']);
    for (let i = 0; i < 3 * ROLLS; i++) {
      await wait(luck.below(500));
      expect(await houses.stop(i % 3), houses.at(i % 3).lastWords).toBe(true);
      await houses.start(i % 3);
    }
    for (const group of groups) await group.enough();
    await ledger.check(db);
    report('P14', {
      'processes killed': KILLS,
      'restarts in turn': 3 * ROLLS,
      'acknowledged choices': ledger.acknowledged,
      'games ended': groups.reduce((sum, { games }) => sum + games, 0),
    });
  });

  it('P14: with a bus that loses everything nothing diverges, and things move on', { timeout: 1_200_000 }, async () => {
    const place = await makePlace('postgres');
    const houses = await Houses.open(2, place.env, { isBusSilent: true });
    const db = await readBeside(place);
    const guests = [await invite(houses.door(0), 'Ren'), await invite(houses.door(1), 'Aki')];
    const ledger = new Ledger();
    const table = await openGame(guests);
    const ends = playGame(guests, table, { seed: 14, ledger });
    ends.catch(() => {});
    // Each turn waits until the other process looks by itself: in the short round a few of them must do.
    const isEnough = ({ number, shown }: KnownTable) => shown.status === 'over' || (!isLong && number >= SOME_MOVES);
    for (const { connection } of guests) {
      const known = await until(connection, table, isEnough, 600_000);
      (await Reference.read(db, table, known.number)).expectKnown(known);
    }
    await ledger.check(db);
    if (!isLong) return;
    await ledger.checkWhole(db, table);
    report('P14 without a bus', { 'acknowledged choices': ledger.acknowledged, 'games ended': 1 });
  });
});
