import { begin, coveringOptions, readOptions, SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { tokaido } from '../src/index.ts';
import { Scene } from './scene.ts';

describe('the neutral traveller', () => {
  it('stands in the line at the start with two players only', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const options = readOptions(tokaido.options, seats, { initiatory: true });
      const state = begin(tokaido, seats, options, { luck: SearchLuck.seeded(seats) });
      expect(state.pieces).toHaveLength(Math.max(3, seats));
      expect(state.pieces.map((piece) => piece.slot).sort()).toEqual([...state.pieces.keys()]);
    }
  });

  it('may stop at villages, temples and panoramas, but not at a second place', () => {
    const scene = new Scene({ a: 'farm-1', b: 'village-2', neutral: 'paddy-1' }).start();
    expect(scene.decides).toBe('b');
    expect(scene.choices).toEqual([
      'hot-spring-1',
      'mountain-1',
      'temple-2',
      'encounter-2',
      'sea-1',
      'mountain-2',
      'hot-spring-2',
      'inn-1',
    ]);
  });

  it('puts a coin from the reserve into his cup at a temple', () => {
    const scene = new Scene({ a: 'farm-1', b: 'village-2', neutral: 'paddy-1' }).start();
    const { reserve } = scene.state;
    scene.choose('b', 'temple-2');
    expect(scene.state).toMatchObject({ neutralDonated: 1, reserve: reserve - 1 });
  });

  it('does nothing elsewhere', () => {
    const scene = new Scene({ a: 'farm-1', b: 'village-2', neutral: 'paddy-1' }).start();
    const players = JSON.stringify(scene.state.players);
    scene.choose('b', 'mountain-1');
    expect(JSON.stringify(scene.state.players)).toBe(players);
    expect(scene.decides).toBe('b');
    expect(scene.asks).toBe('moveNeutral');
  });

  it('first at an inn: the full set is laid, then a random meal goes under the deck, seen by nobody', () => {
    const scene = new Scene({ a: 'mountain-2', b: 'hot-spring-2', neutral: 'sea-1' }).start();
    scene.choose('b', 'inn-1', 'dango', 'soba', 'tofu', 'unagi', 1);
    expect(scene.state.mealSet!.map((slot) => slot.card)).toEqual(['dango', 'tofu', 'unagi']);
    expect(scene.state.meals.under.map((slot) => [slot.card, slot.seen])).toEqual([['soba', 0]]);
  });

  it('after somebody has looked, that player keeps seeing what he saw, but not what is gone', () => {
    const scene = new Scene({ a: 'sea-1', b: 'hot-spring-2', neutral: 'mountain-2' }).start();
    scene.choose('a', 'inn-1', 'dango', 'soba', 'tofu', 'unagi').choose('a', 'dango');
    scene.choose('a', 'inn-1', 2);
    const view = tokaido.hide(scene.state, 0);
    const known = [...view.mealSet!, ...view.meals.under].map((slot) => slot.card);
    expect(known).toEqual(['soba', 'tofu', 'unagi']);
    const other = tokaido.hide(scene.state, 1);
    expect([...other.mealSet!, ...other.meals.under].map((slot) => slot.card)).toEqual(['?', '?', '?']);
    const drawn = tokaido.words.en.table(view, 0, String).flat();
    expect(JSON.stringify(drawn)).toContain('2 meals (some of: Soba, Tofu, Unagi)');
    // In truth the unagi is gone; in what the player imagines any of the three may be.
    const gone = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      gone.add(tokaido.imagine(view, 0, SearchLuck.seeded(seed)).meals.under[0]!.card);
    }
    expect([...gone].sort()).toEqual(['soba', 'tofu', 'unagi']);
  });

  it('is moved by the player nearer to the road when both wait in one inn', () => {
    const scene = new Scene({ a: ['inn-1', 1], b: ['inn-1', 0], neutral: 'sea-1' });
    scene.state.mealSet = [];
    scene.start();
    expect(scene.decides).toBe('b');
    expect(scene.asks).toBe('moveNeutral');
  });

  it('is moved at the start by the player nearer to the road', () => {
    const scene = new Scene({ a: ['inn-kyoto', 1], b: ['inn-kyoto', 0], neutral: ['inn-kyoto', 2] }).start();
    expect(scene.decides).toBe('b');
    expect(scene.asks).toBe('moveNeutral');
  });

  it('says what he brings: something only at temples and inns', () => {
    const scene = new Scene({ a: 'farm-1', b: 'village-2', neutral: 'paddy-1' }).start();
    const say = (stop: string) => tokaido.words.en.choice(stop, scene.state.agenda.at(-1) as never, scene.state);
    expect(say('temple-2')).toBe('Temple 2: a coin from the reserve goes to the temple');
    expect(say('inn-1')).toBe('Inn 1: a random meal goes under the deck');
    expect(say('mountain-1')).toBe('Mountain 1: no effect');
  });

  it('takes a rank at the temple', () => {
    const scene = new Scene({ a: 'village-7', b: ['inn-edo', 0], neutral: ['inn-edo', 1] })
      .give('a', { coins: 0, donated: 3, score: 3 })
      .give('b', { coins: 0, donated: 1, score: 1 });
    scene.state.neutralDonated = 2;
    scene.start().choose('a', 'inn-edo', 'dango', 'soba', 'tofu', 'unagi').choose('a', 'skip');
    expect(scene.state.players.map((player) => player.templePoints)).toEqual([10, 4]);
    expect(scene.state.agenda).toEqual([]);
  });

  it('finds three meals in the culinary variant', () => {
    const scene = new Scene({ a: 'sea-1', b: 'mountain-2', neutral: 'hot-spring-2' }, { culinary: true }).start();
    scene.choose('a', 'inn-1', 'dango', 'soba', 'tofu');
    expect(scene.state.mealSet).toHaveLength(3);
  });
});

describe('variants', () => {
  it('can be combined in any way', () => {
    expect(coveringOptions(tokaido.options, 2).length).toBeGreaterThanOrEqual(4);
  });

  it('the initiatory journey has no travellers, and seven coins for everybody', () => {
    const options = readOptions(tokaido.options, 3, { initiatory: true });
    const state = begin(tokaido, 3, options, { luck: SearchLuck.seeded(1) });
    expect(state.players.map((player) => [player.traveller, player.coins])).toEqual([
      ['none', 7],
      ['none', 7],
      ['none', 7],
    ]);
  });

  it('the return trip walks from Edo to Kyoto, with meals at inns 3, 2, 1 and in Kyoto', () => {
    const scene = new Scene({ a: 'inn-edo', b: 'sea-6', c: 'farm-6' }, { 'return-trip': true }).start();
    expect(scene.choices).toEqual([
      'village-7',
      'sea-7',
      'paddy-5',
      'mountain-6',
      'encounter-7',
      'hot-spring-6',
      'village-6',
      'encounter-6',
      'temple-6',
      'hot-spring-5',
      'inn-3',
    ]);
    const last = new Scene(
      { a: 'village-1', b: ['inn-kyoto', 0], c: ['inn-kyoto', 1] },
      { 'return-trip': true },
    ).start();
    last.choose('a', 'inn-kyoto', 'dango', 'soba', 'tofu', 'unagi').choose('a', 'dango');
    expect(last.state.agenda).toEqual([]);
  });

  it.each([
    ['inn-3', 'hot-spring-5'],
    ['inn-2', 'paddy-3'],
    ['inn-1', 'sea-2'],
  ])('the return trip serves a meal at %s, and Hiroshige paints there', (inn, before) => {
    const scene = new Scene({ a: before, b: 'inn-kyoto', c: 'inn-kyoto' }, { 'return-trip': true });
    const { at } = scene.state.pieces[0]!;
    scene.state.pieces[1] = { at: at + 2, slot: 0 };
    scene.state.pieces[2] = { at: at + 3, slot: 0 };
    scene.give('a', { traveller: 'hiroshige' }).start().choose('a', inn);
    expect(scene.choices).toEqual(['paddy', 'mountain', 'sea']);
    scene.choose('a', 'sea', 'dango', 'soba', 'tofu', 'unagi');
    expect(scene.choices).toEqual(['dango', 'soba', 'tofu', 'unagi', 'skip']);
  });

  it('the culinary journey lays as many meals as there are travellers', () => {
    const scene = new Scene({ a: 'sea-1', b: 'mountain-2', c: 'hot-spring-2' }, { culinary: true }).start();
    scene.choose('a', 'inn-1', 'dango', 'soba', 'tofu');
    expect(scene.state.mealSet).toHaveLength(3);
  });

  it.each([
    [2, [9, 8]],
    [3, [9, 8, 7]],
    [5, [9, 8, 7, 6, 6]],
  ])('preparations with %i players give coins by the place in the line', (seats, coins) => {
    const options = readOptions(tokaido.options, seats, { initiatory: true, preparation: true });
    // The highest lot every time leaves the line in the order of the seats; with two players the neutral is last.
    const state = begin(tokaido, seats, options, { luck: { below: (n) => n - 1 } });
    expect(state.players.map((player) => player.coins)).toEqual(coins);
  });

  it('preparations with the neutral traveller in front: he takes up the place and has no coins', () => {
    const options = readOptions(tokaido.options, 2, { initiatory: true, preparation: true });
    const state = begin(tokaido, 2, options, { luck: { below: () => 0 } });
    const bonus = [2, 1, 0];
    expect(state.players.map((player) => player.coins)).toEqual(
      [0, 1].map((seat) => 7 + bonus[state.pieces[seat]!.slot]!),
    );
  });
});
