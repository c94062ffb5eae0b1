import { SearchLuck, Table, total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type Bitoku, bitoku, sheetOf } from '../src/index.ts';
import { Scene, THREE } from './scene.ts';

function played(seats: number, seed: number, choices: number): Table<Bitoku> {
  const luck = SearchLuck.seeded(seed);
  const table = new Table(bitoku, seats, {}, luck);
  for (let i = 0; i < choices && !table.isOver; i++) {
    const [seat] = table.deciders() as [number];
    const list = table.choices(seat);
    table.choose(seat, list[luck.below(list.length)]);
  }
  return table;
}
const hand = (view: Bitoku, seat: number) =>
  [...view.players[seat]!.hand, ...view.players[seat]!.taken].map(({ card }) => card);

describe('secrets', () => {
  it('everybody sees the own hand and how many cards the others have; spectators see none', () => {
    const table = played(3, 4, 12);
    const real = table.state.players.map((_, seat) => hand(table.state, seat));
    for (const viewer of [0, 1, 2]) {
      const view = table.view(viewer);
      for (const seat of [0, 1, 2]) {
        expect(hand(view, seat)).toHaveLength(real[seat]!.length);
        if (seat === viewer) expect(hand(view, seat)).toEqual(real[seat]);
        else expect(hand(view, seat).filter((card) => (card as string) !== '?')).toEqual([]);
      }
    }
    const watched = table.view(null);
    expect([0, 1, 2].flatMap((seat) => hand(watched, seat)).every((card) => (card as string) === '?')).toBe(true);
  });

  it('a card taken from a hill is known to all, one of the common deck only to who took it', () => {
    const scene = new Scene(THREE).inForest('purple', 0, 3, 'glade').hill('glade', { yokai: 'kappa-2' }).turn('purple');
    scene.play('purple', 'cross:0', 'glade:yokai');
    expect(hand(bitoku.hide(scene.state, 2), 0)).toEqual(['kappa-2']);
    const taking = { do: 'effect', seat: 0, left: ['yokai'], from: 'card', region: -1 } as const;
    scene.goOn([{ do: 'nextTurn' }, taking], 'yamauba-1', 'yamauba-2');
    expect(bitoku.hide(scene.state, 0).lookedYokai.map(({ card }) => card)).toEqual(['yamauba-1', 'yamauba-2']);
    expect(bitoku.hide(scene.state, 1).lookedYokai.map(({ card }) => card as string)).toEqual(['?', '?']);
    scene.choose('purple', 'yamauba-2');
    const [own, other] = [0, 1].map((seat) => bitoku.hide(scene.state, seat));
    expect(hand(own!, 0)).toEqual(['kappa-2', 'yamauba-2']);
    expect(hand(other!, 0)).toEqual(['kappa-2', '?']);
    expect(own!.yokai.under.map(({ card }) => card)).toEqual(['yamauba-1']);
    expect(other!.yokai.under.map(({ card }) => card as string)).toEqual(['?']);
    expect(other!.yokai.bag).toEqual(expect.arrayContaining(['yamauba-1', 'yamauba-2']));
  });

  it('a card lies open as soon as it is about to be played', () => {
    const scene = new Scene(THREE).hand('purple', 'start-kappa', 'start-nezumi').turn('purple');
    scene.choose('purple', 'play:start-kappa');
    expect(hand(bitoku.hide(scene.state, 1), 0)).toEqual(['start-kappa', '?']);
  });

  it('decks have no order that could be seen', () => {
    const { state } = played(3, 5, 40);
    for (const player of state.players) expect(player.deck.bag).toEqual([...player.deck.bag].sort());
    for (const bag of [state.yokai.bag, state.bitoku.bag, state.visions.bag, ...Object.values(state.stacks)]) {
      expect(bag).toEqual([...bag].sort());
    }
  });

  it('what somebody imagines agrees with all that he sees, and differs in what he does not', () => {
    const table = played(3, 6, 30);
    const view = table.view(0);
    const imagined = [1, 2, 3, 4, 5, 6].map((seed) => bitoku.imagine(view, 0, SearchLuck.seeded(seed)));
    for (const state of imagined) expect(JSON.stringify(bitoku.hide(state, 0))).toBe(JSON.stringify(view));
    const hands = imagined.map((state) => JSON.stringify([hand(state, 1), hand(state, 2)]));
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  it('after the Ascension all cards are face up, for they were counted', () => {
    const table = played(3, 8, Number.POSITIVE_INFINITY);
    expect(table.isOver).toBe(true);
    for (const viewer of [0, 2, null]) {
      const view = table.view(viewer);
      for (const seat of [0, 1, 2]) {
        expect(hand(view, seat)).toEqual(hand(table.state, seat));
        expect(total(sheetOf(view, seat))).toBe(total(sheetOf(table.state, seat)));
      }
    }
    expect([0, 1, 2].flatMap((seat) => table.undoable(seat))).toEqual([0, 0, 0]);
  });

  it('a turn can be taken back until something is drawn', () => {
    const table = played(2, 7, 2);
    const [seat] = table.deciders() as [number];
    const before = JSON.stringify(table.state);
    const [play] = table.choices(seat).filter((choice) => `${choice}`.startsWith('play:'));
    table.choose(seat, play);
    expect(table.undoable(seat)).toBe(1);
    table.undo(seat);
    expect(JSON.stringify(table.state)).toBe(before);
  });
});
