import { setTimeout as wait } from 'node:timers/promises';
import { SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { Group, invite } from '../faults/crowd.ts';
import { Houses } from '../faults/houses.ts';
import { Ledger } from '../faults/ledger.ts';
import { OwnPostgres } from '../faults/own-postgres.ts';
import { whenReachable } from '../faults/patience.ts';
import { databasePlace, readBeside } from '../faults/place.ts';
import { inRound, report } from '../faults/round.ts';

const CRASHES = inRound(1, 25);

describe('P1: an acknowledged choice is never lost, when PostgreSQL itself crashes', () => {
  it('P1: it is stopped at once and restarted, while people play and the server stays', {
    timeout: 1_200_000,
  }, async () => {
    const luck = SearchLuck.seeded(1);
    const postgres = await OwnPostgres.start();
    const place = databasePlace(postgres.url);
    const houses = await Houses.open(1, place.env);
    const db = await readBeside(place);
    const ledger = new Ledger();
    const groups: Group[] = [];
    for (const [i, bots] of [[], ['random']].entries()) {
      const guests = [await invite(houses.door(0), 'Ren'), await invite(houses.door(0), 'Aki')];
      groups.push(new Group(guests, bots, ledger, db, i * 1000));
    }
    for (let i = 0; i < CRASHES; i++) {
      await wait(200 + luck.below(800));
      await postgres.crashAndRecover();
      await whenReachable(() => ledger.check(db));
      expect(houses.at(0).isAlive).toBe(true);
    }
    for (const group of groups) await group.enough();
    await ledger.check(db);
    report('P1 crashes of PostgreSQL', {
      crashes: CRASHES,
      'acknowledged choices': ledger.acknowledged,
      'games ended': groups.reduce((sum, { games }) => sum + games, 0),
    });
  });
});
