import { once } from 'node:events';
import type { ServerFrame, Told } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { gather, Onlooker, refusalOf } from '../kit/company.ts';
import { playEvening } from '../kit/evening.ts';
import { eventually } from '../kit/eventually.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { Visitor } from '../kit/visitor.ts';

const TWO = { game: 'fans', seats: ['open', 'open'] as 'open'[] };
const house = sharedHouse();

/** What somebody is shown who comes to the table only now. */
async function fresh({ visitor, table }: Onlooker) {
  const again = new Visitor(house());
  again.cookie = visitor.cookie;
  const one = new Onlooker(again, table);
  const { number, shown, told, chat } = await one.until(() => true);
  one.connection.close();
  return { number, shown, told, chat };
}

/** One frame in, the first frame of a kind out. */
async function exchange<K extends ServerFrame['is']>(visitor: Visitor, frames: readonly object[], is: K) {
  const socket = visitor.socket();
  await once(socket, 'open');
  const answer = new Promise<Extract<ServerFrame, { is: K }>>((resolve) => {
    socket.on('message', (data) => {
      const frame = JSON.parse(`${data}`);
      if (frame.is === is) resolve(frame);
    });
  });
  for (const frame of frames) socket.send(JSON.stringify(frame));
  const found = await answer;
  socket.close();
  return found;
}

describe('P13: what is sent bit by bit', () => {
  it.each(['fans', 'sealed-bids'])('is what is sent at once, through whole evenings of %s', async (game) => {
    for (const seed of [1, 2]) {
      const { table, at } = await gather(house(), { game, seats: ['open', 'open', 'open'] });
      const spectator = await Onlooker.come(house(), table, 'Kai');
      const all = [...at, spectator];
      await playEvening(at, {
        seed,
        also: [spectator],
        async onStep(step) {
          if (step % 7 !== 0) return;
          for (const one of all) {
            const { number, shown, told, chat } = one.known;
            expect(JSON.stringify(await fresh(one))).toBe(JSON.stringify({ number, shown, told, chat }));
          }
        },
      });
      for (const { visitor } of all) expectNoGaps(visitor);
      expect(spectator.shown.places).toHaveLength(3);
    }
  });

  it('goes on from any number, without gaps and doubles', async () => {
    const { table, at } = await gather(house(), { game: 'sealed-bids', seats: ['open', 'open', 'open'] });
    await playEvening(at, { seed: 3 });
    const { told, number, chat } = at[1]!.known;
    const everything = (await exchange(at[1]!.visitor, [{ is: 'watch', table }], 'table')).told;
    expect(everything).toEqual(told);
    for (let from = 0; from <= number + 1; from += 3) {
      const since = chat[Math.floor(chat.length / 2)]?.number ?? 0;
      const frame = await exchange(at[1]!.visitor, [{ is: 'watch', table, from, chat: since }], 'table');
      expect(frame.told).toEqual(everything.filter((one) => one.number > from));
      expect(frame.chat).toEqual(chat.filter((line) => line.number > since));
    }
  });
});

/** Every frame goes on where the one before ended, and everything is told once. */
function expectNoGaps(visitor: Visitor): void {
  const told: Told[] = [];
  let number: number | undefined;
  for (const frame of visitor.frames.map((text) => JSON.parse(text) as ServerFrame)) {
    if (frame.is === 'table' && number === undefined) {
      number = frame.number;
      told.push(...frame.told);
    }
    if (frame.is !== 'moved') continue;
    expect(frame.from).toBe(number);
    number = frame.number;
    told.push(...frame.told);
  }
  const numbers = told.map((one) => one.number);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
}

describe('one socket', () => {
  it('shows several tables, each until it is no longer wanted', async () => {
    const [first, second] = [await gather(house(), TWO), await gather(house(), TWO)];
    const kai = await Visitor.come(house(), 'Kai');
    const connection = kai.connect();
    const both = [first, second].map(({ table }) => new Onlooker(kai, table, connection));
    for (const one of both) await one.until(() => true);
    await both[0]!.sees(await first.at[0]!.choose());
    await both[1]!.sees(await second.at[1]!.choose());
    const stop = connection.watch(first.table, () => {});
    stop();
    await first.at[1]!.choose();
    await both[1]!.sees(await second.at[0]!.choose());
    const later = kai.frames.filter((text) => text.includes(first.table) && JSON.parse(text).is === 'moved');
    expect(later).toHaveLength(1);
  });

  it('that closes, or changes its mind, in the middle of coming is not left standing there', async () => {
    const { table, at } = await gather(house(), TWO);
    for (const one of at) one.connection.close();
    const open = await house().tables.at(table);
    await eventually(() => open.isWatched).toBe(false);
    const { visitor } = at[0]!;
    const socket = visitor.socket();
    await once(socket, 'open');
    for (const is of ['watch', 'unwatch']) socket.send(JSON.stringify({ is, table }));
    socket.send(JSON.stringify({ is: 'ping' }));
    await eventually(() => visitor.heard('pong').length).toBe(1);
    await eventually(() => open.isWatched).toBe(false);
    // The table is busy while the socket closes.
    let goOn = () => {};
    const busy = open.look(() => new Promise<void>((resolve) => (goOn = resolve)));
    socket.send(JSON.stringify({ is: 'watch', table }));
    socket.send(JSON.stringify({ is: 'ping' }));
    await eventually(() => visitor.heard('pong').length).toBe(2);
    socket.terminate();
    await once(socket, 'close');
    await new Promise((resolve) => setTimeout(resolve, 50));
    goOn();
    await busy;
    await open.look(() => {});
    expect(open.isWatched).toBe(false);
  });

  it('of a stranger may watch and nothing else', async () => {
    const { table, at } = await gather(house(), TWO);
    const stranger = new Visitor(house());
    const look = new Onlooker(stranger, table);
    expect((await look.until(() => true)).shown.seat).toBeNull();
    expect(stranger.heard('hello')[0]!.you).toBeNull();
    expect(await refusalOf(look.ask({ is: 'choose', at: 1, choice: 'pass' }))).toBe('no-session');
    expect(await refusalOf(look.ask({ is: 'chat', to: 'watchers', text: 'hello' }))).toBe('no-session');
    await look.sees(await at[0]!.choose());
  });
});

describe('a table without spectators', () => {
  it('shows nothing to those who have no seat once the game runs, also if they were there before', async () => {
    const [ren, aki, kai] = await Promise.all(['Ren', 'Aki', 'Kai'].map((name) => Visitor.come(house(), name)));
    const { table, invitation } = await ren!.open({ ...TWO, watchers: false });
    const refused: string[] = [];
    const [watching, player] = [kai!.connect(), new Onlooker(aki!, table)];
    watching.watch(
      table,
      () => {},
      ({ why }) => refused.push(why),
    );
    await eventually(() => watching.known(table)?.shown.status).toBe('open');
    await aki!.must('POST', `/tables/${table}/sit`, { invitation });
    await ren!.must('POST', `/tables/${table}/start`);
    await player.until(({ shown }) => shown.status === 'running');
    await eventually(() => refused).toEqual(['no-watchers']);
    await player.choose();
    const views = kai!.frames.filter((text) => text.includes('"running"'));
    expect(views).toEqual([]);
    const again = kai!.connect();
    again.watch(
      table,
      () => {},
      ({ why }) => refused.push(why),
    );
    await eventually(() => refused).toEqual(['no-watchers', 'no-watchers']);
    expect((await kai!.get(`/tables/${table}/replay`)).body.why).toBe('no-watchers');
  });
});

describe('a request', () => {
  it('P2: that is repeated is answered again and not done again', async () => {
    const { at } = await gather(house(), { game: 'sealed-bids', seats: ['open', 'open', 'open'] });
    const [ren] = at as [Onlooker];
    const twice = async (wish: Parameters<Onlooker['ask']>[0], id: string) => {
      const first = await ren.ask(wish, id);
      await ren.sees(first);
      expect(await ren.ask(wish, id)).toBe(first);
      return first;
    };
    const number = await twice({ is: 'choose', at: ren.known.number, choice: 'pass' }, 'a');
    await twice({ is: 'interject', at: number, choice: 'gift-1' }, 'b');
    await ren.choose();
    await twice({ is: 'undo', at: number + 2, count: 1 }, 'c');
    await ren.choose();
    const proposal = await twice({ is: 'propose', proposal: { is: 'pause' } }, 'd');
    await twice({ is: 'answer', proposal, yes: false }, 'e');
    await twice({ is: 'hand-over' }, 'f');
    await twice({ is: 'take-back' }, 'g');
    await twice({ is: 'chat', to: 'table', text: 'hello' }, 'h');
    const log = await house().context.store.read(ren.table, number - 1);
    const done = log.map(({ what }) => JSON.parse(what).do);
    const own = done.slice(0, done.indexOf('hand-over') + 1);
    expect(own).toEqual(['choose', 'choose', 'choose', 'undo', 'choose', 'propose', 'answer', 'hand-over']);
  });

  it('P3: of several seats at once is never stale because another seat was quicker', async () => {
    const { at } = await gather(house(), { game: 'fans', seats: ['open', 'open', 'open', 'open'] });
    const { number } = at[0]!.known;
    const numbers = await Promise.all(
      at.map((one) => one.ask({ is: 'choose', at: number, choice: one.shown.choices[1]! })),
    );
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => number + n));
    await at[0]!.sees(number + 4);
    expect(await at[0]!.refusal({ is: 'choose', at: number, choice: at[0]!.shown.choices[0]! })).toBe('stale');
  });
});

describe('a name', () => {
  it('that changes is shown at once at the tables', async () => {
    const { at } = await gather(house(), TWO);
    await at[0]!.visitor.must('PATCH', '/me', { name: 'Haruko' });
    await at[1]!.until(({ shown }) => shown.seats[0]!.person?.name === 'Haruko');
    await at[0]!.visitor.must('DELETE', '/me');
    await at[1]!.until(({ shown }) => shown.seats[0]!.person?.kind === 'gone');
    expect(at[1]!.shown.seats[0]!.person!.name).toBe('');
  });
});
