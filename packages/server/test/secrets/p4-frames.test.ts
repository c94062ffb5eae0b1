import type { Game } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { gather, Onlooker } from '../kit/company.ts';
import { playEvening } from '../kit/evening.ts';
import { sharedHouse } from '../kit/shared-house.ts';
import { sealedBids } from '../kit/test-games.ts';
import { Visitor } from '../kit/visitor.ts';
import { BURIED, canaries, canaryOf, leaky, talkative } from './canaries.ts';

const house = sharedHouse({ games: [canaries, leaky, talkative, sealedBids as unknown as Game] });

/** Everything that reached somebody before the end of the game, over the socket and by HTTP. */
class Ears {
  readonly look: Onlooker;
  readonly bodies: string[] = [];

  constructor(look: Onlooker) {
    this.look = look;
  }

  async read(path: string): Promise<void> {
    this.bodies.push(JSON.stringify((await this.look.visitor.get(path)).body));
  }

  get everything(): string {
    const { frames } = this.look.visitor;
    const end = frames.findIndex((text) => /"status":\[?"over"/.test(text));
    return [...frames.slice(0, end), ...this.bodies].join('\n');
  }
}

/** Plays a whole evening of three and listens for all of them, for a spectator and for a stranger. */
async function overhear(game: string, seed: number) {
  const { table, at, invitation } = await gather(house(), { game, seats: ['open', 'open', 'open'], public: true });
  const { db } = house().context.store;
  const row = await db.selectFrom('tables').select('seed').where('id', '=', table).executeTakeFirstOrThrow();
  const spectator = await Onlooker.come(house(), table, 'Kai');
  const stranger = new Onlooker(new Visitor(house()), table);
  await stranger.until(() => true);
  const looks = [...at, spectator, stranger];
  const ears = looks.map((look) => new Ears(look));
  for (const [seat, one] of at.entries()) {
    await one.ask({ is: 'standing', answers: [{ step: `standing-of-${seat}`, choice: canaryOf(seat) }] });
  }
  await playEvening(at, {
    seed,
    also: [spectator, stranger],
    async onStep(step) {
      if (step % 5 !== 0 || at[0]!.shown.status !== 'running') return;
      for (const ear of ears) await pry(ear, table, step);
    },
  });
  return { ears, seed: row.seed, table, invitation };
}

/** Everything that somebody may ask for while the game runs, and much that they may not. */
async function pry(ear: Ears, table: string, step: number): Promise<void> {
  const { look } = ear;
  for (const path of ['', '?at=0', `?at=${step % 7}`, '?as=0', '?as=1', '?as=2', '?as=spectator', '?at=9999']) {
    await ear.read(`/tables/${table}/replay${path}`);
  }
  for (const path of [`/tables/${table}/record`, '/tables', '/tables?status=running', '/my-tables', '/games', '/me']) {
    await ear.read(path);
  }
  for (const choice of ['nonsense', BURIED, canaryOf(0)]) {
    await look.refusal({ is: 'choose', at: look.known.number, choice });
    await look.refusal({ is: 'interject', at: look.known.number, choice });
  }
  await look.refusal({ is: 'choose', at: 0, choice: 'pass' });
  const again = new Visitor(house());
  again.cookie = look.visitor.cookie;
  const fresh = new Onlooker(again, table);
  await fresh.until(() => true);
  fresh.connection.close();
  ear.bodies.push(...again.frames);
}

describe('P4: nobody receives what they may not know', () => {
  it.each([1, 2])('P4: canaries are heard by their own seat alone, evening %i', async (evening) => {
    const { ears } = await overhear('canaries', evening);
    ears.forEach((ear, i) => {
      const heard = ear.everything;
      for (const seat of [0, 1, 2]) {
        // Everybody may try the word of seat 0; the server never says it back.
        expect(heard.includes(canaryOf(seat))).toBe(seat === i);
        expect(heard.includes(`standing-of-${seat}`)).toBe(seat === i);
      }
      expect(heard).not.toContain(BURIED);
    });
  });

  it('P9: the seed, its lots and the invitation are in no frame and no body before the end, and the seed is after it', async () => {
    const { ears, seed, table, invitation } = await overhear('sealed-bids', 3);
    for (const ear of ears) {
      for (const secret of [seed, invitation]) expect(ear.everything).not.toContain(secret);
      expect(ear.everything).not.toContain('"lots"');
      expect(ear.everything).toContain('"commitment"');
      expect(ear.look.shown.luck.seed).toBe(seed);
    }
    expect(JSON.stringify((await ears[3]!.look.visitor.get(`/tables/${table}/record`)).body)).toContain(seed);
  });

  it.each(['leaky', 'talkative'])('P4: the canaries would be heard if the game were %s', async (game) => {
    const { ears } = await overhear(game, 1);
    expect(ears[4]!.everything).toContain(canaryOf(0));
    expect(ears[1]!.everything).toContain(canaryOf(0));
  });
});
