import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Append, Appended, LogRow, Store } from '../../src/store/store.ts';
import { RawClient } from '../faults/raw-client.ts';
import { allSee, gather } from '../kit/company.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { TEST_GAMES } from '../kit/test-games.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };

/** A store that keeps an entry in its hands for as long as the test likes, and then stores or drops it. */
class HesitantStore implements Store {
  readonly kind = 'libsql';
  readonly db: Store['db'];
  readonly #store: Store;
  /** Called with every entry; what it resolves to is what happens. */
  hesitate: () => Promise<'store' | 'drop'> = async () => 'store';

  constructor(store: Store) {
    this.#store = store;
    this.db = store.db;
  }

  async append(entry: Append): Promise<Appended> {
    if ((await this.hesitate()) === 'drop') throw new Error('the disk is full');
    return this.#store.append(entry);
  }

  read(table: string, after: number): Promise<LogRow[]> {
    return this.#store.read(table, after);
  }

  close(): Promise<void> {
    return this.#store.close();
  }
}

async function openTable() {
  const folder = scratchFolder();
  const store = new HesitantStore(await openStore({ dataFolder: folder, databaseUrl: null }));
  const house = await openHouse({ DATA_DIR: folder }, { store, games: TEST_GAMES });
  const { at } = await gather(house, TWO);
  const decider = at.find(({ shown }) => shown.choices.length > 1)!;
  return { store, at, decider };
}

const framesOf = (at: Awaited<ReturnType<typeof openTable>>['at']) =>
  at.map(({ visitor }) => visitor.heard('moved').length + visitor.heard('table').length);

describe('P1: what is made ready while it is being stored', () => {
  it('P1: is sent to nobody before that', async () => {
    const { store, at, decider } = await openTable();
    const before = framesOf(at);
    let letGo: (then: 'store') => void = () => {};
    store.hesitate = () =>
      new Promise((resolve) => {
        letGo = resolve;
      });
    const chosen = decider.choose();
    await wait(100);
    expect(framesOf(at)).toEqual(before);
    letGo('store');
    await allSee(at, await chosen);
    expect(framesOf(at)).toEqual(before.map((count) => count + 1));
  });

  it('P1: is thrown away if it is not stored, also when something else is stored in its place', async () => {
    const { store, at, decider } = await openTable();
    const [before, { number, shown }] = [framesOf(at), decider.known];
    const [first, second] = shown.choices;
    store.hesitate = async () => {
      await wait(50);
      return 'drop';
    };
    const raw = await RawClient.open(decider.visitor);
    const choose = (choice: typeof first, id: string) =>
      raw.ask({ is: 'choose', table: decider.table, id, at: number, choice });
    expect(await choose(first, 'first')).toMatchObject({ is: 'refused', why: 'unavailable' });
    expect(framesOf(at)).toEqual(before);
    store.hesitate = async () => 'store';
    expect(await choose(second, 'second')).toMatchObject({ is: 'done', number: number + 1 });
    await allSee(at, number + 1);
    // Whoever comes only now is shown the log.
    for (const one of at) {
      const [told, fresh] = [one.known.told.at(-1), one.visitor.connect()];
      fresh.watch(one.table, () => {});
      await expect.poll(() => fresh.known(one.table)?.told.at(-1)).toEqual(told);
      expect(fresh.known(one.table)!.shown).toEqual(one.shown);
    }
  });
});
