import {
  type Choice,
  choicesOf,
  copy,
  type Game,
  type GameRecord,
  LANGUAGES,
  RecordError,
  rank,
  SearchLuck,
  type State,
  seedFrom,
  Table,
  TableLuck,
  todo,
} from '@engawa/kernel';
import { type Tokaido, tokaido } from '@engawa/tokaido';
import { whiteCastle } from '@engawa/white-castle';
import { describe, expect, it } from 'vitest';
import { type Bot, botByName, greedyWith, type Judged, type Review, type ReviewPlan, reviewing } from '../src/index.ts';
import { chancesOf } from '../src/review/chances.ts';
import { judge } from '../src/review/judge.ts';
import { type Fans, fans } from './fans.ts';

const QUICK: ReviewPlan = { iterations: 12, tries: 8, seed: 1 };

type Pick<S extends State> = (table: Table<S>, seat: number) => Choice;

/** A whole game; whoever picks is asked for every decision. */
function played<S extends State>(game: Game<S>, seats: number, pick: Pick<S>, options = {}, word = 'review'): Table<S> {
  const table = new Table(game, seats, options, new TableLuck(seedFrom(word)));
  while (!table.isOver) {
    const seat = table.deciders()[0]!;
    expect(table.choose(seat, pick(table, seat))).toBeUndefined();
  }
  return table;
}

function like<S extends State>(bot: Bot): Pick<S> {
  const luck = SearchLuck.seeded(3);
  return (table, seat) => bot.choose(table.game, table.view(seat), seat, luck);
}

function reviewOf<S extends State>(game: Game<S>, record: GameRecord, plan = QUICK): Review {
  const run = reviewing(game, record, plan);
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe('the review of a game', () => {
  const table = played(tokaido, 3, like(greedyWith(2)));
  const record = table.record();
  const review = reviewOf(tokaido, record);

  it('gives all seats together one chance, before and after every decision and at every position', () => {
    expect(review.decisions.length).toBeGreaterThan(30);
    expect(review.chances).toHaveLength(record.entries.length + 1);
    for (const chances of [...review.chances, ...review.decisions.flatMap(({ before, after }) => [before, after])]) {
      expect(chances).toHaveLength(3);
      expect(sum(chances)).toBeCloseTo(1, 9);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
    }
  });

  it('ends with the result', () => {
    const winners = tokaido.standings(table.state).filter(({ place }) => place === 1);
    const won = (seat: number) => (winners.some((one) => one.seat === seat) ? 1 / winners.length : 0);
    expect(review.chances.at(-1)).toEqual([won(0), won(1), won(2)]);
  });

  it('accounts for the whole way from the first chance to the last', () => {
    for (const [seat, { first, last, own, others, luck }] of review.accounts.entries()) {
      expect(first).toBe(review.chances[0]![seat]);
      expect(last).toBe(review.chances.at(-1)![seat]);
      expect(luck + own + others).toBeCloseTo(last - first, 9);
    }
  });

  it('judges what was chosen, and only where there was a choice', () => {
    for (const { at, seat, choice } of review.decisions) expect(record.entries[at]).toMatchObject({ seat, choice });
    const forced = record.entries.length - review.decisions.length;
    expect(forced).toBeGreaterThan(0);
  });

  it('says the same with the same seed', () => {
    expect(reviewOf(tokaido, record)).toEqual(review);
    expect(reviewOf(tokaido, record, { ...QUICK, seed: 99 }).decisions).not.toEqual(review.decisions);
  });

  it('tells how far it is', () => {
    const run = reviewing(tokaido, record, { iterations: 1, tries: 1, seed: 1 });
    const done: number[] = [];
    for (let step = run.next(); !step.done; step = run.next()) done.push(step.value);
    expect(done).toEqual(record.entries.map((_, i) => i + 1));
  });

  it('finds key moments in their order, and none twice', () => {
    const places = review.key.map(({ at }) => at);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    for (const { at, seat, change, why } of review.key) {
      if (why === 'luck') continue;
      const { before, after, better } = review.decisions.find((one) => one.at === at - 1) as Judged;
      expect(change).toBe(after[seat]! - before[seat]!);
      expect(better).not.toBeNull();
    }
  });
});

/** One seat takes a prize or leaves it to the other one, who may answer. */
interface Prize extends State<{ do: 'take' | 'answer'; seat: number }> {
  points: number[];
  secret: number;
}
const prize = {
  ...(fans as unknown as Game<Prize>),
  id: 'prize',
  seats: { min: 1, max: 2 },
  options: {},
  rules: {
    take: {
      choices: () => ['leave', 'take'],
      choose(state: Prize, { seat }: { seat: number }, choice: Choice) {
        if (choice === 'take') state.points[seat]! += 30;
        if (state.points.length > 1) todo(state, { do: 'answer', seat: 1 });
      },
    },
    answer: {
      choices: () => ['bow', 'smile'],
      choose(state: Prize, _: unknown, choice: Choice) {
        state.points[1]! += choice === 'bow' ? 2 : 1;
      },
    },
  },
  setup: (seats: number): Prize => ({
    agenda: [{ do: 'take', seat: 0 }],
    points: new Array<number>(seats).fill(0),
    secret: 7,
  }),
  copy: undefined,
  hide: (state: Prize) => ({ ...copy(state), secret: 0 }),
  imagine: (view: Prize) => copy(view),
  evaluate: (state: Prize) => state.points,
  standings: (state: Prize) => rank(state.points.map((score, seat) => ({ seat, score, sheet: [], tieBreakers: [] }))),
  words: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { ...fans.words[language], choice: (choice: Choice) => `${language} ${choice}` },
    ]),
  ),
} as unknown as Game<Prize>;

const firstOfList: Pick<Prize> = (table, seat) => table.choices(seat)[0]!;

describe('a bad choice', () => {
  const { decisions, accounts, key } = reviewOf(prize, played(prize, 2, firstOfList).record());

  it('is named, with the better one and the line after it in every language', () => {
    const [left] = decisions as [Judged];
    expect(left).toMatchObject({ at: 0, seat: 0, choice: 'leave' });
    expect(left.before[0]! - left.after[0]!).toBeGreaterThan(0.5);
    expect(left.better).toEqual([
      { seat: 0, choice: 'take', words: { en: 'en take', ru: 'ru take', uk: 'uk take' } },
      { seat: 1, choice: 'bow', words: { en: 'en bow', ru: 'ru bow', uk: 'uk bow' } },
    ]);
    expect(key[0]).toMatchObject({ at: 1, seat: 0, why: 'missed' });
    expect(accounts[0]!.own).toBeLessThan(-0.5);
    expect(accounts[1]!.others).toBeGreaterThan(0.5);
  });

  it('is not seen where there was none', () => {
    const taken = reviewOf(prize, played(prize, 2, (table, seat) => table.choices(seat)[seat === 0 ? 1 : 0]!).record());
    expect(taken.decisions[0]).toMatchObject({ choice: 'take', better: null });
    expect(taken.accounts[0]!.own).toBe(0);
  });
});

describe('somebody alone', () => {
  it('is measured by what the first decision promised', () => {
    const left = reviewOf(prize, played(prize, 1, firstOfList).record());
    expect(left.accounts[0]).toMatchObject({ first: 0.5, last: 0 });
    expect(left.decisions[0]!.better?.map(({ choice }) => choice)).toEqual(['take']);
    const taken = reviewOf(prize, played(prize, 1, (table, seat) => table.choices(seat)[1]!).record());
    expect(taken.accounts[0]).toMatchObject({ first: 0.5, last: 0.5, own: 0, luck: 0 });
  });

  it('gets a review in a real game', () => {
    const record = played(whiteCastle, 1, like(greedyWith(2))).record();
    const review = reviewOf(whiteCastle, record, { iterations: 1, tries: 1, seed: 1 });
    expect(review.accounts).toHaveLength(1);
    expect(review.accounts[0]!.others).toBe(0);
    for (const [chance] of review.chances) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect([0, 0.5, 1]).toContain(review.accounts[0]!.last);
  });
});

describe('a judgement', () => {
  it('knows what the seat saw, and nothing else', () => {
    const table = new Table<Fans>(fans, 2, {}, new TableLuck(seedFrom('fans')));
    const other = copy(table.state);
    const [hidden, drawn] = [other.hands[1]![0]!, other.deck.bag[0]!];
    other.deck.bag[0] = hidden.card;
    hidden.card = drawn;
    expect(other).not.toEqual(table.state);
    const [choice] = choicesOf(fans, other, 0);
    const judged = (state: Fans) => judge(fans, fans.hide(state, 0), 0, choice!, QUICK, 0, SearchLuck.seeded(1));
    expect(judged(other)).toEqual(judged(table.state));
  });
});

describe('a record', () => {
  it('may have choices out of turn and choices that were taken back', () => {
    const table = new Table<Fans>(fans, 2, {}, new TableLuck(seedFrom('fans')));
    const first = (seat: number) => table.choices(seat)[0]!;
    while (table.choices(0)[0] !== 'show') {
      const seat = table.deciders()[0]!;
      table.choose(seat, first(seat));
    }
    expect(table.interject(1, 'clap')).toBeUndefined();
    expect(table.undo(0, 1, [1])).toBeUndefined();
    while (!table.isOver) {
      const seat = table.deciders()[0]!;
      table.choose(seat, first(seat));
      if (table.interjections(0).length > 0) table.interject(0, 'clap');
    }
    const record = table.record();
    const aside = record.entries.findIndex((entry) => entry.aside);
    expect(aside).toBeGreaterThan(0);
    const { decisions, chances } = reviewOf(fans, record);
    expect(decisions.some(({ at }) => at === aside)).toBe(false);
    expect(chances).toHaveLength(record.entries.length + 1);
  });

  it('of a game that is not over is refused, and so is a broken one', () => {
    const { entries, ...rest } = played(tokaido, 2, like(botByName('random'))).record();
    const refused = (record: GameRecord) => () => reviewOf(tokaido, record);
    expect(refused({ ...rest, entries: entries.slice(0, 5) })).toThrow(RecordError);
    expect(refused({ ...rest, entries: entries.slice(0, 5) })).toThrow('only a finished game can be reviewed');
    const broken = [{ ...entries[0]!, choice: 'moon' }, ...entries.slice(1)];
    expect(refused({ ...rest, entries: broken })).toThrow(/^At choice 1: /);
    expect(refused({ ...rest, entries, version: 99 })).toThrow('version 99');
  });
});

describe('chances', () => {
  it('come true about as often as they say', () => {
    const bins = Array.from({ length: 5 }, () => ({ said: 0, came: 0, count: 0 }));
    for (let n = 0; n < 60; n++) {
      const seen: number[][] = [];
      let last = -1;
      const pick = like<Tokaido>(greedyWith(1));
      const { state } = played(
        tokaido,
        3,
        (table, seat) => {
          if (seat !== last) seen.push(chancesOf(tokaido, table.state, 0));
          last = seat;
          return pick(table, seat);
        },
        {},
        `calibration ${n}`,
      );
      const result = chancesOf(tokaido, state, 0);
      for (const [seat, chance] of seen.flatMap((chances) => [...chances.entries()])) {
        const bin = bins[Math.min(4, Math.floor(chance * 5))]!;
        bin.said += chance;
        bin.came += result[seat]!;
        bin.count++;
      }
    }
    for (const { said, came, count } of bins) {
      expect(count).toBeGreaterThan(60);
      expect(Math.abs(said - came) / count).toBeLessThan(0.13);
    }
  });

  it('grow with what is expected, and more so when less is still to come', () => {
    const state = (points: number[], expected: number[]) =>
      chancesOf(
        { ...prize, evaluate: () => expected, standings: prize.standings } as Game<Prize>,
        { agenda: [{ do: 'take', seat: 0 }], points, secret: 0 },
        0,
      );
    expect(state([0, 0], [40, 40])).toEqual([0.5, 0.5]);
    const early = state([0, 0], [44, 40])[0]!;
    const late = state([38, 38], [44, 40])[0]!;
    expect(early).toBeGreaterThan(0.5);
    expect(late).toBeGreaterThan(early);
  });

  it('of a finished game are its result, shared where the victory is', () => {
    const over = (points: number[]) => chancesOf(prize, { agenda: [], points, secret: 0 }, 5);
    expect(over([3, 9])).toEqual([0, 1]);
    expect(over([9, 9])).toEqual([0.5, 0.5]);
    expect([over([4]), over([5]), over([6])]).toEqual([[0], [0.5], [1]]);
  });
});
