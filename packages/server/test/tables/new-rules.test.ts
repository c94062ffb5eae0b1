import type { Game } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { type Company, gather, Onlooker } from '../kit/company.ts';
import { openHouse, scratchFolder } from '../kit/house.ts';
import { fans } from '../kit/test-games.ts';
import type { Visitor } from '../kit/visitor.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };
const old = fans as unknown as Game;
/** A new version that changes no record. */
const alike: Game = { ...old, version: 2 };
/** A new version with one step more in the beginning: no old record replays, but an old state can be played on. */
const other: Game = {
  ...old,
  version: 2,
  setup(seats, options, aside) {
    aside.luck.below(6);
    return old.setup(seats, options, aside);
  },
};
/** A new version that does not even understand an old state. */
const hopeless: Game = {
  ...other,
  copy() {
    throw new Error('what is this?');
  },
};

interface Story extends Company {
  readonly env: { readonly DATA_DIR: string };
  readonly people: readonly Visitor[];
}

/** A game that was begun under the old rules and lay on the table when the server was stopped. */
async function begun(isKilled: boolean): Promise<Story> {
  const env = { DATA_DIR: scratchFolder() };
  const house = await openHouse(env, { games: [old] });
  const company = await gather(house, TWO);
  const [ren, aki] = [company.at[0]!, company.at[1]!];
  await ren.choose();
  await aki.choose();
  await ren.choose('pass');
  for (const one of company.at) one.connection.close();
  await house.close();
  if (isKilled) {
    const again = await openHouse(env, { games: [old] });
    await again.context.store.db.deleteFrom('snapshots').execute();
    await again.close();
  }
  return { ...company, env, people: company.at.map(({ visitor }) => visitor) };
}

const open = (story: Story, game: Game) => openHouse(story.env, { games: [game] });

async function lookAgain(house: RunningServer, { people, table }: Story): Promise<Onlooker[]> {
  const all = people.map((visitor) => {
    visitor.house = house;
    return new Onlooker(visitor, table);
  });
  for (const one of all) await one.until(() => true);
  return all;
}

const rulesNotes = (one: Onlooker) => one.known.told.flatMap(({ note }) => (note?.is === 'rules' ? [note] : []));
const logLength = async ({ context }: RunningServer, { table }: Story) => (await context.store.read(table, 0)).length;

describe('P16: a table that was begun under older rules', () => {
  it.each([false, true])('goes on, if its record replays the same (without a snapshot: %s)', async (isKilled) => {
    const story = await begun(isKilled);
    const house = await open(story, alike);
    const [ren, aki] = await lookAgain(house, story);
    expect(rulesNotes(aki!)).toEqual([{ is: 'rules', version: 2, how: 'replayed' }]);
    expect(ren!.shown).toMatchObject({ status: 'running', version: 2 });
    await aki!.choose('pass');
    await ren!.until(({ shown }) => shown.choices.length > 0);
    expect(await ren!.refusal({ is: 'undo', at: ren!.known.number, count: 1 })).toBe('done');
  });

  it('goes on from its snapshot otherwise, and nothing before can be taken back', async () => {
    const story = await begun(false);
    const house = await open(story, other);
    const [ren, aki] = await lookAgain(house, story);
    expect(rulesNotes(aki!)).toEqual([{ is: 'rules', version: 2, how: 'restored' }]);
    expect(await ren!.refusal({ is: 'undo', at: ren!.known.number, count: 1 })).toBe('no-undo');
    await aki!.choose('pass');
    await ren!.choose();
    expect(await ren!.refusal({ is: 'undo', at: ren!.known.number, count: 1 })).toBe('done');
    expect((await ren!.visitor.get(`/tables/${story.table}/replay`)).body.why).toBe('no-record');
  });

  it('says so once, however often the server is started or dies', async () => {
    for (const game of [alike, other]) {
      const story = await begun(false);
      const house = await open(story, game);
      const { db } = house.context.store;
      const [before] = await db.selectFrom('snapshots').selectAll().execute();
      await lookAgain(house, story);
      const [after] = await db.selectFrom('snapshots').selectAll().execute();
      expect(JSON.parse(after!.body).table.version).toBe(2);
      const length = await logLength(house, story);
      for (const snapshots of [[after!], [before!]]) {
        await house.close();
        const again = await open(story, game);
        const { db } = again.context.store;
        await db.deleteFrom('snapshots').execute();
        await db.insertInto('snapshots').values(snapshots).execute();
        const [ren] = await lookAgain(again, story);
        expect(rulesNotes(ren!)).toHaveLength(1);
        expect(await logLength(again, story)).toBe(length);
        await again.close();
      }
    }
  });

  it.each([
    ['its snapshot is gone', other, true],
    ['its snapshot is not understood', hopeless, false],
  ])('is closed when neither works: %s', async (_, game, isKilled) => {
    const story = await begun(isKilled);
    const house = await open(story, game);
    const [ren, aki] = await lookAgain(house, story);
    expect(aki!.shown).toMatchObject({ status: 'closed', closed: 'rules', seat: 1, view: null });
    expect(aki!.shown.seats.map(({ person }) => person?.name)).toEqual(['Ren', 'Aki']);
    expect((await ren!.visitor.get(`/tables/${story.table}/record`)).body.why).toBe('no-record');
    const length = await logLength(house, story);
    await house.close();
    const again = await open(story, game);
    const [back] = await lookAgain(again, story);
    expect([back!.shown.closed, await logLength(again, story)]).toEqual(['rules', length]);
    expect((await back!.visitor.post(`/tables/${story.table}/rematch`)).status).toBe(200);
  });
});
