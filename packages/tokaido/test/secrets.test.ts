import { begin, choicesOf, choose, HIDDEN, readOptions, SearchLuck, scripted, Table } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { tokaido } from '../src/index.ts';
import { Scene } from './scene.ts';

/** Plants a word where a secret lies and looks for it in every view that must not have it. */
function leaks(state: Scene['state'], secret: string, mayKnow: readonly number[]): (number | null)[] {
  const seats = [null, ...state.players.keys()];
  return seats.filter((seat) => {
    const found = JSON.stringify({ ...tokaido.hide(state, seat), meals: 0, encounters: 0, travellers: 0 }).includes(
      secret,
    );
    return found !== (seat !== null && mayKnow.includes(seat));
  });
}

describe('secrets', () => {
  const options = readOptions(tokaido.options, 4);

  it('two travellers are dealt to everybody, and nobody sees those of the others', () => {
    const state = begin(tokaido, 4, options, { luck: SearchLuck.seeded(3) });
    for (const seat of [0, 1, 2, 3]) {
      const [first, second] = choicesOf(tokaido, state, seat) as string[];
      expect(leaks(state, first!, [seat])).toEqual([]);
      expect(leaks(state, second!, [seat])).toEqual([]);
    }
  });

  it('five seats are dealt all ten travellers', () => {
    const state = begin(tokaido, 5, readOptions(tokaido.options, 5), { luck: SearchLuck.seeded(1) });
    const dealt = [0, 1, 2, 3, 4].flatMap((seat) => choicesOf(tokaido, state, seat));
    expect(new Set(dealt).size).toBe(10);
  });

  it('the line at the start is random', () => {
    const initiatory = readOptions(tokaido.options, 4, { initiatory: true });
    const lines = Array.from({ length: 40 }, (_, seed) =>
      begin(tokaido, 4, initiatory, { luck: SearchLuck.seeded(seed) })
        .pieces.map((piece) => piece.slot)
        .join(),
    );
    expect(new Set(lines).size).toBeGreaterThan(10);
  });

  it('a chosen traveller stays secret until all have chosen, and the rejected one for ever', () => {
    const state = begin(tokaido, 4, options, { luck: SearchLuck.seeded(3) });
    const [kept, rejected] = choicesOf(tokaido, state, 1) as string[];
    choose(tokaido, state, 1, kept!, { luck: scripted() });
    expect(leaks(state, kept!, [1])).toEqual([]);
    expect(tokaido.hide(state, 1).travellers.under).toEqual([{ card: rejected, seen: 2, mix: 0, knew: 0 }]);
    expect(tokaido.hide(state, 0).travellers.under).toEqual([{ card: HIDDEN, seen: 2, mix: 0, knew: 0 }]);
    for (const seat of [0, 2, 3]) {
      choose(tokaido, state, seat, choicesOf(tokaido, state, seat)[0]!, { luck: SearchLuck.seeded(9) });
    }
    expect(state.players[1]!.traveller).toBe(kept);
    expect(JSON.stringify(state)).not.toContain(rejected);
  });

  it('the meals of an inn are known to those who have looked; a spectator sees backs', () => {
    const scene = new Scene({ a: 'sea-1', b: 'mountain-2', c: 'hot-spring-2' }).start();
    scene.choose('a', 'inn-1', 'unagi', 'soba', 'tofu', 'dango');
    expect(leaks(scene.state, 'unagi', [0])).toEqual([]);
    expect(tokaido.hide(scene.state, null).mealSet!.map((slot) => slot.card)).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
    scene.choose('a', 'soba').choose('b', 'inn-1');
    expect(leaks(scene.state, 'unagi', [0, 1])).toEqual([]);
  });

  it('what Satsuki is offered and declines is known to her alone', () => {
    const scene = new Scene({ a: 'sea-1', b: 'mountain-2', c: 'hot-spring-2' })
      .give('a', { traveller: 'satsuki' })
      .start();
    scene.choose('a', 'inn-1', 'fugu');
    expect(leaks(scene.state, 'fugu', [0])).toEqual([]);
    scene.choose('a', 'decline', 'unagi', 'soba', 'tofu', 'dango');
    expect(tokaido.hide(scene.state, 0).meals.under[0]!.card).toBe('fugu');
    expect(tokaido.hide(scene.state, 1).meals.under[0]!.card).toBe(HIDDEN);
  });

  it('the unknown part of a view holds everything that the seat cannot place, and no order', () => {
    const scene = new Scene({ a: 'sea-1', b: 'mountain-2', c: 'hot-spring-2' }).start();
    scene.choose('a', 'inn-1', 'unagi', 'soba', 'tofu', 'dango');
    const view = tokaido.hide(scene.state, 1);
    expect(view.meals.bag).toHaveLength(25);
    expect(view.meals.bag).toEqual([...view.meals.bag].sort());
    expect(view.meals.away).toBe(4);
  });

  it('undo stops where a card comes up that Yoshiyasu had put under the deck', () => {
    const scene = new Scene({ a: 'inn-kyoto', b: 'sea-6', c: 'farm-6' });
    scene.state.encounters.bag = [];
    scene.state.encounters.under = [{ card: 'samurai', seen: 2, mix: 0, knew: 0 }];
    scene.start();
    let reveals = 0;
    choose(tokaido, scene.state, 0, 'encounter-1', { luck: scripted(), reveal: () => reveals++ });
    expect(scene.player('a').encounters).toEqual(['samurai']);
    expect(reveals).toBe(1);
  });

  it('undo stops where meals were looked at', () => {
    const table = new Table(tokaido, 3, { initiatory: true }, SearchLuck.seeded(5));
    const play = (wanted: string) => {
      const [seat] = table.deciders() as [number];
      const list = table.choices(seat);
      const choice = list.find((one) => `${one}`.startsWith(wanted)) ?? list[0]!;
      expect(table.choose(seat, choice)).toBeUndefined();
      return seat;
    };
    const first = play('inn');
    expect(table.undoable(first)).toBe(0);
    play('skip');
    const second = play('inn');
    // No lot was drawn, but the second traveller has seen the meals.
    expect(table.undoable(second)).toBe(0);
    expect(table.undo(second)).toBe('no-undo');
  });
});
