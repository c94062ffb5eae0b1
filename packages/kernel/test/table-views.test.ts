import { describe, expect, it } from 'vitest';
import { type GameEvent, HIDDEN, isTogether, type Slot } from '../src/index.ts';
import { finishedMarket, marketOfThree, marketOfTwo, playAll } from './games/market.ts';
import type { Bids } from './games/sealed-bids-state.ts';

const handOf = (view: Bids, seat: number) => view.hands[seat]!.map(({ card }) => card);
const roundOf = (view: Bids) => view.agenda.flatMap((step) => (isTogether(step) ? step.parts : []));

describe('what a seat sees', () => {
  it('are its own cards, and that the others have some', () => {
    const view = marketOfTwo().view(0);
    expect(handOf(view, 0)).toEqual(['tea-1', 'tea-2']);
    expect(handOf(view, 1)).toEqual([HIDDEN, HIDDEN]);
    expect(view.prize?.card).toBe(HIDDEN);
    expect(view.deck.bag).toEqual(['ink-2', 'ink-3', 'silk-1', 'silk-2', 'silk-3', 'tea-3']);
  });

  it('is what it looked at, and nobody else does', () => {
    const table = playAll(marketOfTwo(), [0, 'peek']);
    expect([0, 1, null].map((seat) => table.view(seat).prize?.card)).toEqual(['tea-3', HIDDEN, HIDDEN]);
  });

  it('is its own sealed bid, and of the others’ only that there is one', () => {
    const table = playAll(marketOfThree(), [0, 'pass'], [1, 'silk-1'], [1, 3], [0, 'tea-2']);
    const seal = { do: 'seal', seat: 1 };
    expect(roundOf(table.view(1))[1]).toEqual({ seat: 1, agenda: [{ ...seal, card: 'silk-1', amount: 3 }] });
    expect(roundOf(table.view(0))[1]).toEqual({ seat: 1, agenda: [{ ...seal, card: HIDDEN, amount: -1 }] });
    expect(roundOf(table.view(2))).toEqual(roundOf(table.view(null)));
    expect(roundOf(table.view(2))[0]).toEqual({ seat: 0, agenda: [{ do: 'amount', seat: 0, card: HIDDEN }] });
  });

  it('is everybody’s bid as soon as the last one is ready, and not before', () => {
    const bids = (table: ReturnType<typeof marketOfTwo>) =>
      table
        .eventsFor(null)
        .at(-1)!
        .filter(({ is }) => is === 'bids');
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-2'], [0, 4], [1, 'silk-1']);
    expect(bids(table)).toEqual([]);
    playAll(table, [1, 0]);
    expect(bids(table)).toEqual([
      { is: 'bids', seat: 0, card: 'tea-2', amount: 4 },
      { is: 'bids', seat: 1, card: 'silk-1', amount: 0 },
    ]);
  });

  it('is a card that it put over the deck, wherever that goes', () => {
    const table = playAll(marketOfTwo(), [0, 'pass'], [0, 'tea-2'], [0, 4], [1, 'silk-1'], [1, 0]);
    playAll(table, [0, 'tea-1'], [0, 'over']);
    expect([0, 1, null].map((seat) => table.view(seat).prize?.card)).toEqual(['tea-1', HIDDEN, HIDDEN]);
    expect(table.deciders()).toEqual([1]);
  });

  it('is the state itself for nobody: changing a view changes nothing', () => {
    const table = marketOfTwo();
    const before = JSON.stringify(table.state);
    for (const seat of [0, 1, null]) {
      const view = table.view(seat);
      view.coins[0] = 99;
      view.agenda.length = 0;
      view.deck.bag.length = 0;
    }
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe('what a spectator sees', () => {
  it('are no cards but those that lie open', () => {
    const table = playAll(marketOfTwo(), [0, 'peek']);
    const view = table.view(null);
    expect(view.hands.flat().every((slot: Slot) => slot.card === HIDDEN)).toBe(true);
    expect(view.trump).toBe('ink-1');
    expect(view.deck.bag).toHaveLength(8);
    expect(view.coins).toEqual([3, 4]);
  });
});

describe('what is told', () => {
  const card = (events: readonly (readonly GameEvent[])[]) => events.flat().filter(({ is }) => is === 'sees');

  it('to one seat only reaches that seat, and no spectator', () => {
    const table = playAll(marketOfTwo(), [0, 'peek']);
    expect(card(table.eventsFor(0))).toEqual([
      { is: 'sees', only: 0, card: 'tea-1' },
      { is: 'sees', only: 0, card: 'tea-2' },
      { is: 'sees', only: 0, card: 'tea-3' },
    ]);
    expect(card(table.eventsFor(1)).map((event) => event.only)).toEqual([1, 1]);
    expect(card(table.eventsFor(null))).toEqual([]);
  });

  it('to everybody is one list for all, and what one alone is told is in none but their own', () => {
    const table = playAll(marketOfTwo(), [0, 'peek']);
    expect(table.eventsFor(null)).toHaveLength(2);
    for (const choice of [0, 1]) {
      const lists = [0, 1, null].map((seat) => table.eventsOf(choice, seat));
      const hasSecrets = lists.flat().some(({ only }) => only !== undefined);
      expect(new Set(lists).size).toBe(hasSecrets ? 3 : 1);
    }
  });

  it('to everybody reaches everybody, in the order of the choices', () => {
    const table = playAll(marketOfTwo(), [0, 'peek']);
    table.interject(1, 'gift-0');
    for (const seat of [0, 1, null]) {
      const [setup, peek, gift] = table.eventsFor(seat);
      expect(setup![0]).toEqual({ is: 'opens', trump: 'ink-1' });
      expect(peek).toContainEqual({ is: 'peeks', seat: 0 });
      expect(gift).toEqual([{ is: 'gives', seat: 1, to: 0 }]);
    }
  });

  it('has as many parts as there are choices, and one for the setup', () => {
    const table = finishedMarket();
    expect(table.eventsFor(null)).toHaveLength(table.length + 1);
  });

  it('is taken back with the choice', () => {
    const table = marketOfTwo();
    table.interject(1, 'gift-0');
    table.undo(1);
    expect(table.eventsFor(null)).toHaveLength(1);
  });
});

describe('the record of a table', () => {
  it('names what was played, and the scores when the game is over', () => {
    const { game, version, seats, options, scores } = finishedMarket().record();
    expect({ game, version, seats, options }).toEqual({
      game: 'sealed-bids',
      version: 1,
      seats: 3,
      options: { purse: 2, gifts: true },
    });
    expect(scores).toHaveLength(3);
    expect(marketOfTwo().record().scores).toBeUndefined();
  });

  it('stays as it was when the game goes on', () => {
    const table = marketOfTwo();
    const before = table.record();
    playAll(table, [0, 'pass']);
    expect(before.entries).toEqual([]);
    expect(table.record().entries).toHaveLength(1);
  });

  it('has the names and the proof of luck that it is given', () => {
    const luck = { commitment: 'ab', salts: [] };
    expect(marketOfTwo().record(luck, ['A', 'B'])).toMatchObject({ luck, names: ['A', 'B'] });
  });
});
