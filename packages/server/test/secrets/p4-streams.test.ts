import { once } from 'node:events';
import { GAMES } from '@engawa/games';
import { copyOf, type Game, SearchLuck, type Seat } from '@engawa/kernel';
import { risingSun } from '@engawa/rising-sun';
import type { ServerFrame } from '@engawa/wire';
import { describe, expect, it } from 'vitest';
import { inRound } from '../faults/round.ts';
import { gather, Onlooker } from '../kit/company.ts';
import { playEvening } from '../kit/evening.ts';
import { eventually } from '../kit/eventually.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { Visitor } from '../kit/visitor.ts';
import { storyOf } from './stories.ts';
import { listenTo, type Stream } from './streams.ts';

const sound = risingSun as unknown as Game;
const careless: Game = { ...sound, id: 'careless-sun', hide: (state) => copyOf(sound, state) };
const house = sharedHouse({ games: [...GAMES, careless] });

/** In the others nothing is hidden but what is still to come, and that is in no state. */
const SECRETIVE = ['tokaido', 'rising-sun', 'bitoku'];
const KINDS = ['chat', 'done', 'hello', 'moved', 'pong', 'presence', 'refused', 'table'];
const EVENINGS = inRound(1, 3);
const PEOPLE = 3;
/** After so many steps somebody talks and everybody errs; after so many everybody comes with another socket. */
const TALK = 10;
const RETURN = 50;
/** Enough of an evening to see that a check can fail. */
const STEPS = 100;
const FEW = 10;

/** An evening, and every frame that was sent to those who sit there, to a spectator and to a stranger without a session. */
async function evening(game: Game, seed: number, steps = Number.POSITIVE_INFINITY) {
  const people = Math.max(game.seats.min, Math.min(PEOPLE, game.seats.max));
  const seats = Array.from({ length: people }, () => 'open' as const);
  const { table, at } = await gather(house(), { game: game.id, seats, public: true });
  const spectator = await Onlooker.come(house(), table, 'Kai');
  const stranger = new Onlooker(new Visitor(house()), table);
  await stranger.until(() => true);
  const all = [...at, spectator, stranger];
  const streams = all.map((one) => streamOf(one, one.visitor));
  await playEvening(at, {
    seed,
    also: [spectator, stranger],
    async onStep(step) {
      if (step >= steps) throw new Error('enough');
      if (at[0]!.shown.status !== 'running') return;
      if (step % TALK === 0) {
        for (const one of all) await one.refusal({ is: 'choose', at: one.known.number, choice: 'nonsense' });
        await at[1]!.ask({ is: 'chat', to: 0, text: `for your ears ${step}` });
        await spectator.ask({ is: 'chat', to: 'watchers', text: `for our ears ${step}` });
      }
      if (step % RETURN === 0) for (const one of all) streams.push(await comeAgain(one));
    },
  }).catch((error: Error) => {
    if (error.message !== 'enough') throw error;
  });
  // Whoever hears this has heard everything before it.
  await at[0]!.ask({ is: 'chat', to: 'table', text: 'good night' });
  for (const one of all) await one.until(({ chat }) => chat.at(-1)?.text === 'good night');
  return { status: at[0]!.shown.status, streams, story: await storyOf(house(), table) };
}

function streamOf({ shown: { seat }, visitor: { id } }: Onlooker, { frames }: Visitor): Stream {
  return { seat, person: id, frames };
}

/** With another socket: what somebody is sent who comes back to the table. */
async function comeAgain(one: Onlooker): Promise<Stream> {
  const again = new Visitor(house());
  again.cookie = one.visitor.cookie;
  const socket = again.socket();
  await once(socket, 'open');
  for (const frame of [{ is: 'ping' }, { is: 'watch', table: one.table }]) socket.send(JSON.stringify(frame));
  await eventually(() => again.heard('table').length + again.heard('pong').length).toBe(2);
  socket.close();
  return streamOf(one, again);
}

const read = (text: string): ServerFrame => JSON.parse(text);

/** Whose seats heard each line of the talk. */
function hearersIn(streams: readonly Stream[]): Map<number, Set<Seat | null>> {
  const hearers = new Map<number, Set<Seat | null>>();
  for (const { seat, frames } of streams) {
    for (const frame of frames.map(read)) {
      if (frame.is !== 'chat') continue;
      const { number } = frame.line;
      hearers.set(number, (hearers.get(number) ?? new Set()).add(seat));
    }
  }
  return hearers;
}

describe('P4: every frame of a whole evening', () => {
  it.each(GAMES)('P4: is the same where all is other that its reader may not know: $id', async (game) => {
    for (let seed = 1; seed <= EVENINGS; seed++) {
      const { status, streams, story } = await evening(game, seed);
      expect(status).toBe('over');
      const { leaks, shown, compared, worlds } = await listenTo(streams, story, game, SearchLuck.seeded(seed));
      expect(leaks.slice(0, FEW), `evening ${seed}, of the seed ${story.seed}`).toEqual([]);
      expect(shown).toBeGreaterThan(story.entries.length);
      expect(compared).toBe(shown);
      if (SECRETIVE.includes(game.id)) expect(worlds).toBeGreaterThan(FEW);
      expect([...new Set(streams.flatMap(({ frames }) => frames.map((text) => read(text).is)))].sort()).toEqual(KINDS);
      const hearers = hearersIn(streams);
      for (const { number, seat, to } of story.said) {
        if (typeof to === 'number') expect(hearers.get(number)).toEqual(new Set([seat, to]));
      }
    }
  });
});

describe('P4: a frame that says too much', () => {
  it('P4: is noticed where the game hides nothing', async () => {
    const { streams, story } = await evening(careless, 1, STEPS);
    const { leaks } = await listenTo(streams, story, sound, SearchLuck.seeded(1));
    for (const who of ['seat 0', 'seat 1', 'seat 2', 'a spectator']) {
      expect(leaks).toContainEqual(expect.stringMatching(new RegExp(`^${who} at \\d+: .*view`)));
    }
    expect(leaks.join()).not.toContain('not what the log says');
  });

  it('P4: is noticed where it was meant for somebody else', async () => {
    const { streams, story } = await evening(sound, 2, STEPS);
    const [first, , third] = streams as [Stream, Stream, Stream];
    const leaksOf = async (frames: readonly string[]) =>
      (await listenTo([{ ...third, frames }], story, sound, SearchLuck.seeded(1))).leaks;
    const leaksWith = (change: (frame: ServerFrame) => object) =>
      leaksOf(third.frames.map((text) => JSON.stringify(change(read(text)))));
    expect(await leaksOf(third.frames)).toEqual([]);

    const shown = await leaksOf(first.frames);
    expect(shown).toContainEqual(expect.stringMatching(/^seat 2 at \d+: .*view/));
    const news = new Map(first.frames.map(read).flatMap((one) => (one.is === 'moved' ? [[one.number, one.told]] : [])));
    const told = await leaksWith((one) => (one.is === 'moved' ? { ...one, told: news.get(one.number) } : one));
    expect(told).toContainEqual(expect.stringMatching(/^seat 2 at \d+: told/));
    const whispers = first.frames.filter((text) => text.includes('for your ears'));
    expect(await leaksOf([...third.frames, ...whispers])).toEqual(whispers.map((text) => `seat 2: ${text}`));
    const answered = await leaksWith((one) => (one.is === 'done' ? { ...one, view: 'a hand' } : one));
    expect(answered).toContainEqual(expect.stringContaining('a hand'));
  });
});
