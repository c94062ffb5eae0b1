import { describe, expect, it } from 'vitest';
import { TestClock } from '../kit/clock.ts';
import { gather } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };

async function leftAlone() {
  const clock = new TestClock();
  const place = await openHouse({}, { games: TEST_GAMES, now: clock.now });
  const { at, table } = await gather(place, TWO);
  for (const one of at) one.connection.close();
  await eventually(async () => (await place.tables.at(table)).isWatched).toBe(false);
  await place.tables.tidy();
  return { clock, place, table, people: at.map(({ visitor }) => visitor) };
}

describe('a table that nobody looks at', () => {
  it('is put away although the house looks after it all the time', async () => {
    const { clock, place, table } = await leftAlone();
    for (let second = 0; second < 61; second++) {
      clock.pass(1_000);
      await place.tables.lookAround();
      await place.tables.heard(table, 1);
      await place.tables.renamed('nobody');
    }
    await Visitor.come(place, 'Mio');
    await place.tables.tidy();
    expect(place.tables.size).toBe(0);
  });
});

describe('a table that cannot be read', () => {
  /** The first table at hand is broken, the second one is not. */
  async function brokenAndWhole() {
    const { clock, place, table, people } = await leftAlone();
    const broken = await place.tables.at(table);
    broken.peek = () => Promise.reject(new Error('it cannot be read'));
    broken.putAway = () => Promise.reject(new Error('it cannot be read'));
    broken.look = () => Promise.reject(new Error('it cannot be read'));
    const { at, table: whole } = await gather(place, TWO);
    for (const one of at) one.connection.close();
    await eventually(async () => (await place.tables.at(whole)).isWatched).toBe(false);
    await place.tables.tidy();
    return { clock, place, whole, people };
  }

  it('does not keep others from being put away, nor the server from closing', async () => {
    const { clock, place } = await brokenAndWhole();
    clock.pass(61_000);
    await place.tables.lookAround();
    await place.tables.tidy();
    expect(place.tables.size).toBe(1);
    await place.close();
  });

  it('P20: does not keep somebody who sits there from being erased', async () => {
    const { people } = await brokenAndWhole();
    expect((await people[0]!.request('DELETE', '/me')).status).toBeLessThan(300);
  });
});
