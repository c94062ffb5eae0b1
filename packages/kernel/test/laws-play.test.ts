import { describe, expect, it } from 'vitest';
import { copy, todo } from '../src/index.ts';
import type { Law } from '../src/laws/index.ts';
import { firstViolation, soundDecision, soundEffect, withRule } from './games/broken.ts';
import { sealedBids } from './games/sealed-bids.ts';
import type { BidStep, Bids } from './games/sealed-bids-state.ts';

const violation = (law: Law, what: string) => ({ law, what: expect.stringContaining(what) });

describe('a walk through a sound game', () => {
  it('finds nothing', () => {
    expect(firstViolation(sealedBids)).toBeUndefined();
  });
});

describe('a walk finds that something was lost', () => {
  it('when a coin is paid to nobody', () => {
    const found = firstViolation(
      withRule('peek', {
        choose(state, step, choice, aside) {
          soundDecision('peek').choose(state, step, choice, aside);
          if (choice === 'peek') state.bank -= 1;
        },
      }),
    );
    expect(found).toEqual(violation('conserved', 'coins'));
  });

  it('when something comes back that was gone for good', () => {
    const found = firstViolation(
      withRule('peek', {
        choose(state, step, choice, aside) {
          soundDecision('peek').choose(state, step, choice, aside);
          state.deck.bag.push(...state.spent.splice(0));
          state.deck.bag.sort();
        },
      }),
    );
    expect(found).toEqual(violation('conserved', 'a spent card came back'));
  });
});

describe('a walk finds that a list is wrong', () => {
  it('when its order depends on how often it was asked for', () => {
    let asked = 0;
    const choices = () => (asked++ % 2 === 0 ? ['peek', 'pass'] : ['pass', 'peek']);
    expect(firstViolation(withRule('peek', { choices }))).toEqual(
      violation('live', 'the order of choices is not stable'),
    );
  });

  it('when a choice is on it twice', () => {
    const choices = () => ['pass', 'peek', 'pass'];
    expect(firstViolation(withRule('peek', { choices }))).toEqual(violation('live', 'listed twice'));
  });

  it('when a number and a text print alike', () => {
    const choices = () => [0, '0'];
    expect(firstViolation(withRule('amount', { choices }))).toEqual(violation('live', 'print alike'));
  });

  it('when a choice is none that a table takes', () => {
    const found = firstViolation(withRule('peek', { choices: () => [Number.POSITIVE_INFINITY] }));
    expect(found).toMatchObject({ law: 'legal' });
  });

  it('when somebody decides, but has no choice', () => {
    expect(firstViolation(withRule('peek', { choices: () => [] }))).toEqual(violation('total', 'has no choice'));
  });

  it('when a choice leads into a dead end', () => {
    const found = firstViolation(withRule('where', { choices: () => [] }));
    expect(found).toEqual(violation('live', 'has no choice'));
  });

  it('when a choice that it offers fails', () => {
    const found = firstViolation(
      withRule('amount', {
        choose(state, step, choice, aside) {
          if (choice === 2) throw new Error('two is unlucky');
          soundDecision('amount').choose(state, step, choice, aside);
        },
      }),
    );
    expect(found).toEqual(violation('live', 'cannot choose 2 after all: two is unlucky'));
  });

  it('when a rule puts steps on the agenda twice', () => {
    const found = firstViolation(
      withRule('tuck', {
        choose(state, step) {
          todo(state);
          todo<BidStep>(state, step);
        },
      }),
    );
    expect(found).toEqual(violation('live', 'calls todo more than once'));
  });
});

describe('a walk finds that there is no end', () => {
  it('to the game', () => {
    const found = firstViolation(
      withRule('tuck', {
        choose(state, step) {
          todo<BidStep>(state, step);
        },
      }),
    );
    expect(found).toEqual(violation('total', 'more than 33 choices'));
  });

  it('to effects that feed each other', () => {
    const found = firstViolation(
      withRule('award', {
        run(state, step) {
          todo<BidStep>(state, step);
        },
      }),
    );
    expect(found).toEqual(violation('live', 'does not come to rest'));
  });

  it('to interjections', () => {
    const found = firstViolation({
      ...sealedBids,
      interject(state, seat, choice, aside) {
        sealedBids.interject?.(state, seat, choice, aside);
        state.gifts[seat]! += 1;
      },
    });
    expect(found).toEqual(violation('live', 'there is no end to it'));
  });
});

describe('a walk finds that an interjection goes too far', () => {
  it('when it changes what is to come', () => {
    const found = firstViolation({
      ...sealedBids,
      interject: (state) => todo<BidStep>(state, { do: 'award' }),
    });
    expect(found).toEqual(violation('live', 'changes the agenda'));
  });

  it('when it takes what an open decision needs', () => {
    const found = firstViolation(
      withRule('peek', { choices: (state, { seat }) => (state.coins[seat]! >= state.purse ? ['pass'] : []) }),
    );
    expect(found).toEqual(violation('live', 'has no choice'));
  });
});

describe('a walk finds that a state is not plain', () => {
  it.each([
    ['undefined', undefined, 'state.odd is undefined'],
    ['a date', new Date(0), 'state.odd is a Date'],
    ['no number', Number.NaN, 'state.odd is NaN'],
    ['a map', new Map(), 'state.odd is a Map'],
    ['a function', () => 0, 'state.odd is a function'],
    ['an array with a gap', [new Array(2)], 'state.odd[0] is an array with gaps'],
  ])('when it holds %s', (_, odd, what) => {
    const found = firstViolation(
      withRule('peek', {
        choose(state) {
          Object.assign(state, { odd });
        },
      }),
    );
    expect(found).toEqual(violation('plain', what));
  });

  it('when a view holds undefined', () => {
    const found = firstViolation({
      ...sealedBids,
      hide: (state, seat) => Object.assign(sealedBids.hide(state, seat), { odd: undefined }),
    });
    expect(found).toEqual(violation('plain', 'in the view of a spectator view.odd is undefined'));
  });
});

describe('a walk finds that a game does not repeat itself', () => {
  it('when a rule counts outside of the state', () => {
    let counter = 0;
    const found = firstViolation(
      withRule('peek', {
        choose(state) {
          state.mixes += counter++;
        },
      }),
    );
    expect(found).toMatchObject({ law: 'deterministic' });
  });

  it('when an interjection counts outside of the state', () => {
    let counter = 0;
    const found = firstViolation({
      ...sealedBids,
      interject(state, seat, choice, aside) {
        sealedBids.interject?.(state, seat, choice, aside);
        state.mixes += counter++;
      },
    });
    expect(found).toMatchObject({ law: 'deterministic' });
  });

  it('when a choice puts the same thing into every state and changes it there', () => {
    const shared = [1, 1, 1, 1];
    const found = firstViolation(
      withRule('peek', {
        choose(state) {
          shared[0]! += 1;
          state.gifts = shared;
        },
      }),
    );
    expect(found).toEqual(violation('repeatable', 'changed the original'));
  });

  it('when an empty list is the same one for all states', () => {
    const empty: Bids['offers'] = [];
    const found = firstViolation(
      withRule('award', {
        run(state, step, aside) {
          soundEffect('award').run(state, step, aside);
          state.offers = empty;
        },
      }),
    );
    expect(found).toEqual(violation('conserved', 'the cards are'));
  });

  it('when the setup uses up something that it shares with other tables', () => {
    const won = [[], [], [], []] as Bids['won'];
    const found = firstViolation({
      ...sealedBids,
      setup: (seats, options, aside) => ({ ...sealedBids.setup(seats, options, aside), won: won.slice(0, seats) }),
    });
    expect(found).toEqual(violation('repeatable', 'the record does not replay'));
  });
});

describe('a walk finds that a game copies its states badly', () => {
  it('when something is missing in the copy', () => {
    const found = firstViolation({ ...sealedBids, copy: (state) => ({ ...copy(state), spent: [] }) });
    expect(found).toEqual(violation('repeatable', 'a copy is not equal to its original'));
  });

  it('when the copy shares something that changes', () => {
    const found = firstViolation({ ...sealedBids, copy: (state) => ({ ...copy(state), spent: state.spent }) });
    expect(found).toEqual(violation('repeatable', 'changed the original'));
  });
});

describe('a walk finds that the scores are wrong', () => {
  const standings = (state: Bids) => sealedBids.standings(state);

  it.each([
    [
      'the sheet does not add up',
      (s: Bids) => standings(s).map((one) => ({ ...one, score: one.score + 1 })),
      'adds up to',
    ],
    ['a seat is missing', (s: Bids) => standings(s).slice(1), 'not of'],
    ['a seat is there twice', (s: Bids) => standings(s).map((one) => ({ ...one, seat: 0 })), 'not of'],
    ['nobody is first', (s: Bids) => standings(s).map((one) => ({ ...one, place: 2 })), 'nobody is first'],
    [
      'there are too many places',
      (s: Bids) => standings(s).map((one) => ({ ...one, place: one.seat * 9 + 1 })),
      'place 10',
    ],
  ])('when %s', (_, broken, what) => {
    expect(firstViolation({ ...sealedBids, standings: broken })).toEqual(violation('counted', what));
  });

  it('when the guess at a score is no number', () => {
    expect(firstViolation({ ...sealedBids, evaluate: () => [Number.NaN, 0] })).toEqual(violation('counted', 'guess'));
  });
});
