import {
  copy,
  type Deck,
  deckOf,
  drawFaceDown,
  EVERYBODY,
  type Game,
  hideCards,
  imagineCards,
  type Options,
  type Rules,
  rank,
  type Seat,
  type Slot,
  type State,
  todo,
  together,
  total,
} from '@engawa/kernel';
import { en, ru, uk } from './fans-words.ts';

/*
 * Fans, a tiny game for tests: hidden hands, luck, a secret simultaneous choice, turns of two picks (so that there is
 * something to take back), an interjection and greyed-out choices.
 *
 * Everybody holds three fans and keeps one of them face down for the end. Then, in turn: show a fan for its number of
 * points, or wave it for 2 points (once), or pass (once); draw a new one. The kept fan counts double.
 */
const SUITS = ['carp', 'crane', 'moon', 'pine'] as const;
export type Fan = `${(typeof SUITS)[number]}-${number}`;
const FANS: readonly Fan[] = SUITS.flatMap((suit) => [1, 2, 3, 4, 5, 6].map((n) => `${suit}-${n}` as Fan));
const HAND = 3;

type FansStep =
  | { do: 'keep'; seat: Seat }
  | { do: 'turn'; seat: Seat; left: number }
  | { do: 'place'; seat: Seat; fan: Fan }
  | { do: 'refill'; seat: Seat }
  | { do: 'reveal' };

export interface Fans extends State<FansStep> {
  deck: Deck<Fan>;
  hands: Slot<Fan>[][];
  kept: Slot<Fan>[][];
  shown: Fan[][];
  waved: Fan[][];
  passed: boolean[];
  clapped: boolean[];
  double: boolean;
}

export interface FansOptions extends Options {
  long: boolean;
  kept: string;
}

export type FansEvent =
  | { is: 'shows' | 'reveals'; seat: Seat; fan: Fan; only?: Seat }
  | { is: 'draws'; seat: Seat; fan: Fan; only: Seat }
  | { is: 'keeps' | 'waves' | 'passes' | 'claps'; seat: Seat; only?: Seat };

export const numberOn = (fan: Fan): number => Number(fan.split('-')[1]);

function takeFrom(hand: Slot<Fan>[], fan: Fan): Slot<Fan> {
  const at = hand.findIndex((slot) => slot.card === fan);
  return hand.splice(at, 1)[0]!;
}

const rules: Rules<Fans, FansStep, FansEvent> = {
  keep: {
    choices: (state, { seat }) => state.hands[seat]!.map((slot) => slot.card),
    choose(state, { seat }, choice, aside) {
      state.kept[seat]!.push(takeFrom(state.hands[seat]!, choice as Fan));
      aside.tell?.({ is: 'keeps', seat });
      todo(state, { do: 'refill', seat });
    },
  },
  turn: {
    choices(state, { seat }) {
      const fans = state.hands[seat]!.map((slot) => slot.card);
      return state.passed[seat] ? fans : [...fans, 'pass'];
    },
    choose(state, { seat, left }, choice, aside) {
      const after: FansStep[] = left > 1 ? [{ do: 'turn', seat, left: left - 1 }] : [];
      // The others' turns are on the agenda already: this seat's next one goes beneath all of them.
      state.agenda.splice(1, 0, ...after);
      if (choice !== 'pass') return todo(state, { do: 'place', seat, fan: choice as Fan }, { do: 'refill', seat });
      state.passed[seat] = true;
      aside.tell?.({ is: 'passes', seat });
    },
  },
  place: {
    choices: (state, { seat }) => (state.waved[seat]!.length > 0 ? ['show'] : ['show', 'wave']),
    choose(state, { seat, fan }, choice, aside) {
      takeFrom(state.hands[seat]!, fan);
      (choice === 'show' ? state.shown : state.waved)[seat]!.push(fan);
      aside.tell?.(choice === 'show' ? { is: 'shows', seat, fan } : { is: 'waves', seat });
    },
  },
  refill: {
    run(state, { seat }, aside) {
      const slot = drawFaceDown(state.deck, aside.luck);
      if (slot === undefined) return;
      slot.seen |= 1 << seat;
      state.hands[seat]!.push(slot);
      aside.tell?.({ is: 'draws', seat, fan: slot.card, only: seat });
    },
  },
  reveal: {
    run(state, _, aside) {
      state.kept.forEach(([slot], seat) => {
        slot!.seen = EVERYBODY;
        aside.reveal?.();
        aside.tell?.({ is: 'reveals', seat, fan: slot!.card });
      });
    },
  },
};

function sheetOf(state: Fans, seat: Seat) {
  const points = (fans: readonly Fan[]) => fans.reduce((sum, fan) => sum + numberOn(fan), 0);
  const open = state.kept[seat]!.filter((slot) => slot.seen === EVERYBODY).map((slot) => slot.card);
  return [
    { row: 'shown', points: points(state.shown[seat]!) },
    { row: 'waved', points: 2 * state.waved[seat]!.length },
    { row: 'kept', points: (state.double ? 2 : 1) * points(open) },
  ];
}

export const fans: Game<Fans, FansOptions, FansEvent> = {
  id: 'fans',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    long: { values: [false, true], default: false, seats: { min: 2, max: 3 } },
    kept: { values: ['double', 'single'], default: 'double' },
  },
  longest: 40,
  rules,
  words: { en, ru, uk },
  setup(seats, options, { luck }) {
    const everybody = Array.from({ length: seats }, (_, seat) => seat);
    const lists = <V>() => everybody.map((): V[] => []);
    const state: Fans = {
      agenda: [],
      deck: deckOf(FANS),
      hands: lists(),
      kept: lists(),
      shown: lists(),
      waved: lists(),
      passed: everybody.map(() => false),
      clapped: everybody.map(() => false),
      double: options.kept === 'double',
    };
    for (const seat of everybody) {
      for (let i = 0; i < HAND; i++) {
        const slot = drawFaceDown(state.deck, luck)!;
        slot.seen = 1 << seat;
        state.hands[seat]!.push(slot);
      }
    }
    todo(
      state,
      together(everybody.map((seat) => ({ seat, steps: [{ do: 'keep', seat } as FansStep] }))),
      ...everybody.map((seat): FansStep => ({ do: 'turn', seat, left: options.long ? 4 : 3 })),
      { do: 'reveal' },
    );
    return state;
  },
  hide(state, seat) {
    const view = copy(state);
    hideCards(view.deck, [...view.hands.flat(), ...view.kept.flat()], seat);
    return view;
  },
  imagine(view, seat, luck) {
    const state = copy(view);
    imagineCards(state.deck, [...state.hands.flat(), ...state.kept.flat()], seat, luck);
    return state;
  },
  evaluate: (state) =>
    state.hands.map((hand, seat) => {
      const [held, kept] = [hand, state.kept[seat]!].map((slots) =>
        slots.reduce((sum, slot) => sum + numberOn(slot.card), 0),
      ) as [number, number];
      const top = state.agenda.at(-1);
      const inHand = top?.do === 'place' && top.seat === seat ? numberOn(top.fan) / 2 : 0;
      return total(sheetOf(state, seat).slice(0, 2)) + 2 * kept + held / 2 + inHand;
    }),
  standings: (state) =>
    rank(
      state.hands.map((_, seat) => {
        const sheet = sheetOf(state, seat);
        return { seat, score: total(sheet), sheet, tieBreakers: [state.shown[seat]!.length] };
      }),
    ),
  faults(state) {
    const { deck } = state;
    const places = [...state.hands.flat(), ...state.kept.flat(), ...deck.over, ...deck.under];
    const fans = [...deck.bag, ...places.map((slot) => slot.card), ...state.shown.flat(), ...state.waved.flat()];
    return fans.sort().join() === FANS.slice().sort().join() ? [] : ['a fan is missing or there twice'];
  },
  whyNot(view, seat) {
    const step = view.agenda.at(-1);
    if (step?.do === 'turn' && step.seat === seat && view.passed[seat]) return [{ choice: 'pass', why: 'passed' }];
    if (step?.do === 'place' && step.seat === seat && view.waved[seat]!.length > 0)
      return [{ choice: 'wave', why: 'waved' }];
    return [];
  },
  interjections: (state, seat) => (state.clapped[seat] ? [] : ['clap']),
  interject(state, seat, _choice, aside) {
    state.clapped[seat] = true;
    aside.tell?.({ is: 'claps', seat });
  },
};
