import { once } from 'node:events';
import type { TableSummary } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { KINDS, type Kind, makePlace } from '../faults/place.ts';
import { Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { SlowReads } from '../kit/slow-reads.ts';
import { TEST_GAMES } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';

async function openSlowHouse(kind: Kind) {
  const { env, location } = await makePlace(kind);
  const store = new SlowReads(await openStore(location));
  return { store, house: await openHouse(env, { store, games: TEST_GAMES }) };
}

describe('a name that cannot be read once somebody has sat down', () => {
  it.each(KINDS)('P1: loses nothing: whoever comes next makes everybody see who sits there, %s', async (kind) => {
    const { store, house } = await openSlowHouse(kind);
    const [ren, aki] = [await Visitor.come(house, 'Ren'), await Visitor.come(house, 'Aki')];
    const { table, invitation } = await ren.open({ game: 'fans', seats: ['open', 'open'] });
    const onlooker = new Onlooker(ren, table);
    await onlooker.until(({ shown }) => shown.seats[0]!.person?.name === 'Ren');
    store.meanwhile = async (name) => {
      if (name === 'people') throw new Error('disk I/O error');
    };
    expect((await aki.post(`/tables/${table}/sit`, { invitation })).status).toBe(500);
    expect(onlooker.shown.seats[1]!.person).toBeNull();
    store.meanwhile = async () => {};
    const late = await Onlooker.come(house, table, 'Sumi');
    expect(late.shown.seats.map(({ person }) => person?.name)).toEqual(['Ren', 'Aki']);
    await eventually(() => onlooker.shown.seats.map(({ person }) => person?.name)).toEqual(['Ren', 'Aki']);
    expect((await aki.post(`/tables/${table}/sit`, { invitation })).body.why).toBe('no-need');
  });
});

describe('the same at a table that nobody looks at', () => {
  it('P1: is in the list as soon as it can be read', async () => {
    const { store, house } = await openSlowHouse('libsql');
    const [ren, aki] = [await Visitor.come(house, 'Ren'), await Visitor.come(house, 'Aki')];
    const { table } = await ren.open({ game: 'fans', seats: ['open', 'open'], public: true });
    const listed = async () => (await ren.get('/tables')).body as unknown as TableSummary[];
    // From now on it is at hand.
    expect((await listed())[0]!.seats.map(({ person }) => person?.name)).toEqual(['Ren', undefined]);
    store.meanwhile = async (name) => {
      if (name === 'people') throw new Error('disk I/O error');
    };
    expect((await aki.post(`/tables/${table}/sit`)).status).toBe(500);
    store.meanwhile = async () => {};
    expect((await listed())[0]!.seats.map(({ person }) => person?.name)).toEqual(['Ren', 'Aki']);
  });
});

describe('somebody who signs out while their socket is being opened', () => {
  it('P6: does not leave it open', async () => {
    // The embedded store has one connection: nobody could sign out meanwhile.
    const { store, house } = await openSlowHouse('postgres');
    const ren = await Visitor.come(house);
    let goOn = () => {};
    const arrived = new Promise<void>((resolve) => {
      store.meanwhile = async (name) => {
        if (name !== 'mutes') return;
        const held = new Promise<void>((letGo) => {
          goOn = letGo;
        });
        resolve();
        await held;
      };
    });
    const socket = ren.socket();
    const closed = once(socket, 'close') as Promise<[number]>;
    await arrived;
    await ren.must('POST', '/sign-out');
    goOn();
    expect((await closed)[0]).toBe(4001);
  });
});
