import { once } from 'node:events';
import type { Game } from '@engawa/kernel';
import type { Standing } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { sketch } from '../../../kernel/test/games/sketch.ts';
import type { Bus } from '../../src/bus/bus.ts';
import { makePlace } from '../faults/place.ts';
import { gather, Onlooker } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { Visitor } from '../kit/visitor.ts';

type Bows = { do: 'bow'; seat: number };
/** The seats take turns. */
const bows = sketch<Bows>(
  { bow: { choices: () => ['yes', 'no'], choose() {} } },
  ...Array.from({ length: 20 }, (_, i): Bows => ({ do: 'bow', seat: i % 2 })),
) as unknown as Game;

/** Nobody hears anything of anybody. */
const silentBus: Bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} };

/** Two processes on one store that never hear each other, and a table of the left one, watched by both people at both. */
async function twoDoors() {
  const { env } = await makePlace('postgres');
  const own = { games: [bows], bus: silentBus };
  const left = await openHouse({ ...env, PROCESS_ID: 'left', LIMIT_IDLE: '1000' }, own);
  const right = await openHouse({ ...env, PROCESS_ID: 'right', LIMIT_IDLE: '1000' }, own);
  const { table, at } = await gather(left, { game: 'sketch', seats: ['open', 'open'] });
  const [ren, aki] = [at[0]!, at[1]!];
  const byRight = async ({ visitor }: Onlooker) => {
    const there = new Visitor(right);
    there.cookie = visitor.cookie;
    there.id = visitor.id;
    const onlooker = new Onlooker(there, table);
    await onlooker.until(() => true);
    return onlooker;
  };
  const needsKeeper = async () => {
    const row = left.context.store.db.selectFrom('tables').select('needs_keeper').where('id', '=', table);
    return (await row.executeTakeFirstOrThrow()).needs_keeper;
  };
  return { left, right, table, ren, aki, byRight, needsKeeper };
}

const leave = (one: Onlooker, ...answers: Standing[]) => one.ask({ is: 'standing', answers });

describe('P14: standing answers of which another process has not heard', () => {
  it('do not make it believe that bots are looked after', async () => {
    const { ren, aki, byRight, needsKeeper } = await twoDoors();
    await ren.choose();
    await leave(ren, { step: 'bow', choice: 'no', times: 1 });
    const akiRight = await byRight(aki);
    // The left one gives the answer, and nobody needs to keep the table any longer; the right one still knows of it.
    await aki.until(({ shown }) => shown.choices.length > 0);
    await aki.choose();
    const { number } = await aki.until(({ shown }) => shown.choices.length > 0);
    expect(await needsKeeper()).toBe(0);
    await akiRight.sees(number);
    await akiRight.ask({ is: 'hand-over' });
    expect(await needsKeeper()).toBe(1);
    await ren.until(({ shown }) => shown.choices.length > 0);
  });

  it('do not keep a game alive that has ended there', async () => {
    const { ren, aki, byRight, needsKeeper } = await twoDoors();
    await ren.choose();
    const [renRight, akiRight] = [await byRight(ren), await byRight(aki)];
    await leave(ren, { step: 'bow', choice: 'no' });
    expect(await needsKeeper()).toBe(1);
    const proposal = await renRight.ask({ is: 'propose', proposal: { is: 'close' } });
    await akiRight.ask({ is: 'answer', proposal, yes: true });
    expect(await needsKeeper()).toBe(0);
  });

  it('still need somebody who gives them when a seat is taken back there', async () => {
    const { ren, aki, byRight, needsKeeper } = await twoDoors();
    await ren.choose();
    const akiRight = await byRight(aki);
    await leave(ren, { step: 'bow', choice: 'no' });
    await akiRight.ask({ is: 'hand-over' });
    await akiRight.ask({ is: 'take-back' });
    expect(await needsKeeper()).toBe(1);
  });

  it('are shown to their seat when it comes there', async () => {
    const { ren, aki, byRight } = await twoDoors();
    await byRight(aki);
    await ren.choose();
    const answer: Standing = { step: 'bow', choice: 'no', times: 3 };
    await leave(ren, answer);
    expect((await byRight(ren)).shown.standing).toEqual([answer]);
  });
});

it('P14: what is said is heard by those who look at the table by another process', async () => {
  const { ren, aki, byRight } = await twoDoors();
  const akiRight = await byRight(aki);
  await ren.ask({ is: 'chat', to: 'table', text: 'good evening' });
  await eventually(() => akiRight.visitor.heard('chat').map(({ line }) => line.text)).toEqual(['good evening']);
});

it('P6: a socket at another process ends with its session', async () => {
  const { ren, right } = await twoDoors();
  const there = new Visitor(right);
  there.cookie = ren.visitor.cookie;
  const socket = there.socket();
  await once(socket, 'open');
  await ren.visitor.must('POST', '/sign-out');
  const [code] = await once(socket, 'close');
  expect(code).toBe(4001);
});
