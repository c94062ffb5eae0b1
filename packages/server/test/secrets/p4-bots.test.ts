import { GAMES } from '@engawa/games';
import { type Game, type GameRecord, replay, type Seat, type State } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import type { BotJob } from '../../src/bots/job.ts';
import type { RunningServer } from '../../src/server.ts';
import { isLong } from '../faults/round.ts';
import { gather } from '../kit/company.ts';
import { eventually } from '../kit/eventually.ts';
import { openHouse } from '../kit/house.ts';
import { listenToBots } from '../kit/listening.ts';
import { playSeat } from '../kit/player.ts';
import { BURIED, canaries, canaryOf, leaky } from './canaries.ts';

/** In the short round only the beginning of a game is listened to. */
const ENOUGH = 40;
/** In the others nothing is hidden but what is still to come, and that is in no state. */
const SECRETIVE = ['tokaido', 'rising-sun', 'bitoku'];

interface Heard {
  /** What was posted to the bots, as it was posted. */
  readonly jobs: readonly string[];
  readonly record: GameRecord;
  readonly seed: string;
}

/** One person among as many bots as there is room for; everything is written down that the bots are told. */
async function listen(game: Game): Promise<Heard> {
  const { files, orders } = listenToBots();
  const house = await openHouse({}, { games: [game], botFiles: files });
  const seats = ['open' as const, ...Array.from({ length: game.seats.max - 1 }, () => ({ bot: 'master' }))];
  const { table, at } = await gather(house, { game: game.id, seats });
  const jobs = () => orders().flatMap((order) => (order.is === 'think' ? [order.job] : []));
  const person = at[0]!;
  const end = playSeat(person.connection, table);
  if (isLong) await end;
  else await eventually(() => person.shown.status === 'over' || jobs().length >= ENOUGH).toBe(true);
  return { jobs: jobs(), ...(await truthOf(house, table)) };
}

async function truthOf(house: RunningServer, table: string): Promise<Pick<Heard, 'record' | 'seed'>> {
  const { db } = house.context.store;
  const { seed } = await db.selectFrom('tables').select('seed').where('id', '=', table).executeTakeFirstOrThrow();
  const record = await (await house.tables.at(table)).look((sitting) => sitting.table!.record());
  return { record, seed: `${seed}` };
}

/** The table as it really was, after each of its choices. */
function statesOf(game: Game, record: GameRecord): State[] {
  return Array.from({ length: record.entries.length + 1 }, (_, made) => replay(game, record, made).state);
}

/** The canaries in a text; `own` is the one that may sing there. */
function heardIn(text: string, own: Seat): string[] {
  return [BURIED, ...[0, 1, 2, 3].filter((seat) => seat !== own).map(canaryOf)].filter((bird) => text.includes(bird));
}

describe('P4: what is posted to the bots', () => {
  it('P4: has no canary in it but that of the bot’s own seat', async () => {
    const { jobs } = await listen(canaries);
    expect(jobs.length).toBeGreaterThan(5);
    for (const text of jobs) {
      const { seat } = JSON.parse(text) as BotJob;
      expect(text).toContain(canaryOf(seat));
      expect(heardIn(text, seat)).toEqual([]);
    }
  });

  it('P4: would be full of canaries if it were a state', async () => {
    const { jobs } = await listen(leaky);
    for (const text of jobs) expect(heardIn(text, (JSON.parse(text) as BotJob).seat)).toHaveLength(4);
  });

  it.each(GAMES)('P4: is what its seat sees, and nothing else: $id', async (game) => {
    const { jobs, record, seed } = await listen(game);
    const states = statesOf(game, record);
    const seats = Array.from({ length: record.seats }, (_, seat) => seat);
    const views = seats.map((seat) => new Set(states.map((state) => JSON.stringify(game.hide(state, seat)))));
    expect(jobs.length).toBeGreaterThanOrEqual(ENOUGH);
    for (const text of jobs) {
      const { view, seat, ...rest } = JSON.parse(text) as BotJob;
      expect(Object.keys(rest).sort()).toEqual(['bot', 'game', 'seed', 'time']);
      expect(views[seat]!.has(JSON.stringify(view))).toBe(true);
      expect(text).not.toContain(seed);
    }
    if (!SECRETIVE.includes(game.id)) return;
    const passing = states.filter((state) => views.some((seen) => seen.has(JSON.stringify(state))));
    expect(passing.length, 'states that would pass for views').toBeLessThan(states.length);
  });
});
