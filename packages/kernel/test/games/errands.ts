import {
  copy,
  type Game,
  type GameEvent,
  type Rules,
  rank,
  type Seat,
  type State,
  todo,
  type Words,
} from '../../src/index.ts';

/** The smallest whole game: what an errand causes, with all that follows from it, comes before the next errand. */
type Errand =
  | { do: 'ask'; seat: Seat; left: number }
  | { do: 'bathe'; seat: Seat }
  | { do: 'drinkTea'; seat: Seat }
  | { do: 'note'; seat: Seat; what: Note };

const NOTES = ['undress', 'wash', 'sip', 'pay', 'dress', 'sleep'] as const;
type Note = (typeof NOTES)[number];

export interface Errands extends State<Errand> {
  diaries: Note[][];
}

type Noted = GameEvent & { is: 'notes'; seat: Seat; what: Note };

const notes = (seat: Seat, ...list: Note[]): Errand[] => list.map((what) => ({ do: 'note', seat, what }));

const rules: Rules<Errands, Errand, Noted> = {
  ask: {
    choices: () => ['bathe', 'drinkTea'],
    choose(state, { seat, left }, choice) {
      const errand: Errand = { do: choice as 'bathe' | 'drinkTea', seat };
      const next: Errand[] = left > 1 ? [{ do: 'ask', seat: (seat + 1) % state.diaries.length, left: left - 1 }] : [];
      todo(state, errand, ...notes(seat, 'sleep'), ...next);
    },
  },
  // After the bath, and before one dresses again, there is tea.
  bathe: {
    run(state, { seat }) {
      todo(state, ...notes(seat, 'undress', 'wash'), { do: 'drinkTea', seat }, ...notes(seat, 'dress'));
    },
  },
  drinkTea: {
    run(state, { seat }) {
      todo(state, ...notes(seat, 'sip', 'pay'));
    },
  },
  note: {
    run(state, { seat, what }, { tell }) {
      state.diaries[seat]!.push(what);
      tell?.({ is: 'notes', seat, what });
    },
  },
};

function words(name: string, ask: string, told: readonly string[], row: string): Words<Errands, Noted> {
  const tell = (what: Note) => told[NOTES.indexOf(what)]!;
  return {
    name,
    option: () => ({ name, help: ask }),
    optionValue: () => name,
    prompt: () => ask,
    choice: (choice) => tell(choice === 'bathe' ? 'wash' : 'sip'),
    stillToCome: (step) => (step.do === 'note' ? tell(step.what) : undefined),
    event: ({ seat, what }, who) => `${who(seat)}: ${tell(what)}`,
    scoreRow: () => row,
    whyNot: () => ask,
    table: (view) => view.diaries.map((diary) => [`${row}: `, diary.map(tell).join(', ')]),
  };
}

export const errands: Game<Errands, Record<never, never>, Noted> = {
  id: 'errands',
  version: 1,
  seats: { min: 1, max: 2 },
  options: {},
  longest: 4,
  rules,
  words: {
    en: words('Errands', 'Where to?', ['undressing', 'a bath', 'tea', 'paying', 'dressing', 'sleep'], 'Diary'),
    ru: words('Поручения', 'Куда?', ['раздевание', 'купание', 'чай', 'оплата', 'одевание', 'сон'], 'Дневник'),
    uk: words('Доручення', 'Куди?', ['роздягання', 'купання', 'чай', 'оплата', 'одягання', 'сон'], 'Щоденник'),
  },
  setup: (seats) => ({ agenda: [{ do: 'ask', seat: 0, left: 4 }], diaries: Array.from({ length: seats }, () => []) }),
  hide: (state) => copy(state),
  imagine: (view) => copy(view),
  evaluate: (state) => state.diaries.map((diary) => diary.length),
  standings: (state) =>
    rank(
      state.diaries.map(({ length }, seat) => ({
        seat,
        score: length,
        sheet: [{ row: 'notes', points: length }],
        tieBreakers: [],
      })),
    ),
  faults: (state, before) =>
    before?.diaries.some((diary, seat) => diary.length > state.diaries[seat]!.length) ? ['a note was lost'] : [],
};
