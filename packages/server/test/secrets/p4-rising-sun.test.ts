import { copyOf, type Game, replay, SearchLuck, type Seat } from '@engawa/kernel';
import { type RisingSun, risingSun } from '@engawa/rising-sun';
import { describe, expect, it } from 'vitest';
import { allSee, gather, Onlooker } from '../kit/company.ts';
import { playEvening } from '../kit/evening.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { Visitor } from '../kit/visitor.ts';
import { leaksIn, type Met, overheardIn } from './sun-secrets.ts';

const sound = risingSun as unknown as Game;
const careless: Game = { ...sound, id: 'careless-sun', hide: (state) => copyOf(sound, state) };
const house = sharedHouse({ games: [sound, careless] });

interface Ear {
  readonly look: Onlooker;
  readonly seat: Seat | null;
}

/** The table as it really is, now and as it was after its first choices. */
async function truthOf(table: string) {
  return (await house().tables.at(table)).look(({ game, table: played }) => {
    const record = played!.record();
    const at = (number: number) => replay(game, record, number).state as RisingSun;
    return { now: copyOf(game, played!.state) as RisingSun, at, length: record.entries.length };
  });
}

const nothingMet = (): Met => ({ tiles: 0, faceDown: 0, bids: 0, offers: 0, whispers: 0 });

/** Three people with Lotus among them play a whole evening; a spectator and a stranger look on. */
async function evening(game: string, seed: number, met: Met, steps = Number.POSITIVE_INFINITY) {
  const options = { clans: 'choose' };
  const { table, at } = await gather(house(), { game, seats: ['open', 'open', 'open'], options, public: true });
  const watching = [await Onlooker.come(house(), table, 'Kai'), new Onlooker(new Visitor(house()), table)];
  await watching[1]!.until(() => true);
  const ears: Ear[] = [...at.map((look, seat) => ({ look, seat })), ...watching.map((look) => ({ look, seat: null }))];
  const found = new Set<string>();
  const luck = SearchLuck.seeded(seed);
  const all = ears.map(({ look }) => look);
  for (const clan of ['lotus', 'koi', 'bonsai'] as const) {
    await allSee(all, await at[at[0]!.shown.deciders[0]!]!.choose(clan));
  }
  await playEvening(at, {
    seed,
    also: watching,
    async onStep(step) {
      if (step >= steps) throw new Error('enough');
      if (at[0]!.shown.status !== 'running') return;
      if (step % 6 === 0) await allSee(all, await offer(at, luck));
      const truth = await truthOf(table);
      for (const { look, seat } of ears) {
        for (const leak of leaksIn(look.shown.view as RisingSun, truth.now, seat, met)) found.add(leak);
      }
      if (step % 12 !== 0) return;
      for (const ear of ears) for (const leak of await pry(ear, table, truth, luck, met)) found.add(leak);
    },
  }).catch((error: Error) => {
    if (error.message !== 'enough') throw error;
  });
  for (const { look, seat } of ears) {
    const { frames } = look.visitor;
    const end = frames.findIndex((text) => /"status":\[?"over"/.test(text));
    for (const leak of overheardIn(frames.slice(0, end < 0 ? frames.length : end), seat, met)) found.add(leak);
  }
  return { found: [...found], ears, table };
}

/** Somebody makes an offer to somebody, amount by amount. The answer is up to where the table has come. */
async function offer(at: readonly Onlooker[], luck: SearchLuck): Promise<number> {
  const one = at[luck.below(at.length)]!;
  let [number, wish] = [one.known.number, one.shown.interjections.find((choice) => `${choice}`.startsWith('offer:'))];
  while (wish !== undefined) {
    number = await one.ask({ is: 'interject', at: one.known.number, choice: wish });
    await one.sees(number);
    const amounts = one.shown.interjections.filter((choice) => /^(give|ask):/.test(`${choice}`));
    wish = amounts[luck.below(Math.max(1, amounts.length))];
  }
  return number;
}

/** The game so far, its record, and the table seen by somebody who comes back to it. */
async function pry(
  { look, seat }: Ear,
  table: string,
  truth: Awaited<ReturnType<typeof truthOf>>,
  luck: SearchLuck,
  met: Met,
): Promise<string[]> {
  const found: string[] = [];
  for (const number of [truth.length, luck.below(truth.length + 1)]) {
    const { body } = await look.visitor.get(`/tables/${table}/replay?at=${number}`);
    found.push(...leaksIn(body.view as RisingSun, truth.at(number), seat, met));
    const events = body.events as readonly { only?: Seat; is: string }[];
    if (events.some(({ only }) => only !== undefined && only !== seat))
      found.push('the replay tells what is for another');
  }
  for (const as of [0, 1, 2].filter((one) => one !== seat)) {
    const { status } = await look.visitor.get(`/tables/${table}/replay?as=${as}`);
    if (status < 400) found.push(`the replay shows what seat ${as} sees`);
  }
  if ((await look.visitor.get(`/tables/${table}/record`)).status < 400) found.push('the record is open');
  const again = new Visitor(house());
  again.cookie = look.visitor.cookie;
  const fresh = new Onlooker(again, table);
  await fresh.until(() => true);
  found.push(...leaksIn(fresh.shown.view as RisingSun, truth.now, seat, met), ...overheardIn(again.frames, seat, met));
  fresh.connection.close();
  return found;
}

const EVENINGS = process.env.ENGAWA_LONG ? 4 : 1;
const MOST_EVENINGS = 8;
/** Of each secret, for each evening. */
const OFTEN = 3;

describe('P4: a whole game of Rising Sun', () => {
  it('no tile, bid, offer or whisper reaches who may not know it', async () => {
    const met = nothingMet();
    // An evening without a battle has no bids: then there is another one.
    const isEnough = (seed: number) => seed > EVENINGS && Object.values(met).every((times) => times > OFTEN * EVENINGS);
    for (let seed = 1; seed <= MOST_EVENINGS && !isEnough(seed); seed++) {
      const { found, ears, table } = await evening('rising-sun', seed, met);
      expect(found).toEqual([]);
      expect(ears[0]!.look.shown.status).toBe('over');
      // When the game is over all lies open.
      expect((await ears[4]!.look.visitor.get(`/tables/${table}/record`)).status).toBe(200);
    }
    for (const [secret, times] of Object.entries(met)) expect(times, secret).toBeGreaterThan(OFTEN * EVENINGS);
  });

  it('a bid that is told before the others would be heard', () => {
    const told = (...events: string[]) =>
      JSON.stringify({ is: 'moved', told: [{ number: 1, at: 0, events: events.map((is) => ({ is, seat: 1 })) }] });
    const heard = (frame: string) => overheardIn([frame], 0, nothingMet());
    expect(heard(told('bids'))).toEqual(['is told of a bid before the others']);
    expect(heard(told('bids', 'bids', 'winsAdvantage'))).toEqual([]);
    expect(heard(told('bids', 'takesToken'))).toEqual([]);
  });

  it('all of it would be heard if the game hid nothing', async () => {
    const { found } = await evening('careless-sun', 1, nothingMet(), 120);
    expect(found).toEqual(
      expect.arrayContaining([
        'sees a tile that Lotus put down',
        'sees 3 tiles of the stack, and may see 0',
        'sees 4 tiles of the stack, and may see 0',
      ]),
    );
    expect(found.some((leak) => leak.startsWith('sees what seat'))).toBe(true);
    expect(found.some((leak) => leak.startsWith('sees an offer of seat'))).toBe(true);
  });
});
