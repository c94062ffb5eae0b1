import { greedyWith } from '@engawa/bots';
import { type Aside, begin, choose, deciders, type GameEvent, isOver, readOptions, SearchLuck } from '@engawa/kernel';
import { type Bitoku, type BitokuEvent, bitoku, isTenguBeaten, sheetOf } from '../src/index.ts';

/** The sources of points, and the rows of the score sheet that belong to each. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  buildings: ['buildings', 'markers'],
  crystals: ['crystals', 'slots'],
  mitama: ['mitama'],
  paths: ['paths'],
  bitoku: ['bitoku', 'set'],
  yokai: ['virtue'],
  kodama: ['lake'],
  iwakura: ['iwakura'],
  visions: ['visions'],
  others: ['first', 'guardians'],
};

/** What a source brought, and how it went for whoever had the most of it. */
interface SourceTally {
  points: number;
  /** Seats that had points of it at all. */
  used: number;
  /** What winners and the others had of it. */
  winners: number;
  losers: number;
  /** Games that the one with the most of it won; a tie counts for all who share it. */
  leaderWon: number;
}

export interface Balance {
  readonly seats: number;
  games: number;
  points: number;
  winning: number;
  /** Victories by seat, and by the place in the first year's turn order. */
  readonly bySeat: number[];
  readonly byPlace: number[];
  readonly sources: Record<string, SourceTally>;
  /** How often something was done, over all seats. */
  readonly deeds: Record<string, number>;
  /** Alone: games that were won against the Tengu. */
  beaten: number;
}

/**
 * Lets greedy bots play against each other, and looks at what decided. The same seed gives the same figures. They imagine
 * the unknown once instead of eight times: little of it matters, and so more games can be played.
 */
export function measureBalance(seats: number, games: number, seed: number): Balance {
  const tally = (): SourceTally => ({ points: 0, used: 0, winners: 0, losers: 0, leaderWon: 0 });
  const balance: Balance = {
    seats,
    games: 0,
    points: 0,
    winning: 0,
    bySeat: new Array<number>(seats).fill(0),
    byPlace: new Array<number>(seats).fill(0),
    sources: Object.fromEntries(Object.keys(SOURCES).map((source) => [source, tally()])),
    deeds: {},
    beaten: 0,
  };
  const seeds = SearchLuck.seeded(seed);
  for (let i = 0; i < games; i++) playOne(balance, SearchLuck.seeded(seeds.next()), SearchLuck.seeded(seeds.next()));
  return balance;
}

function playOne(balance: Balance, luck: SearchLuck, thinking: SearchLuck): void {
  const bot = greedyWith(1);
  const aside: Aside = {
    luck,
    tell: (event: GameEvent) => {
      const { is } = event as BitokuEvent;
      balance.deeds[is] = (balance.deeds[is] ?? 0) + 1;
    },
  };
  const state = begin(bitoku, balance.seats, readOptions(bitoku.options, balance.seats), aside);
  const order = state.order.filter((spirit) => spirit < balance.seats);
  while (!isOver(state)) {
    const [seat] = deciders(bitoku, state) as [number];
    choose(bitoku, state, seat, bot.choose(bitoku, bitoku.hide(state, seat), seat, thinking), aside);
  }
  countGame(balance, state, order);
}

function countGame(balance: Balance, state: Bitoku, order: readonly number[]): void {
  const standings = bitoku.standings(state);
  const winner = standings.find(({ place }) => place === 1)!.seat;
  balance.games++;
  balance.bySeat[winner]!++;
  balance.byPlace[order.indexOf(winner)]!++;
  if (state.tengu !== null && isTenguBeaten(state)) balance.beaten++;
  for (const { score } of standings) balance.points += score;
  balance.winning += standings[winner]!.score;
  const sheets = state.players.map((_, seat) => new Map(sheetOf(state, seat).map(({ row, points }) => [row, points])));
  for (const [source, rows] of Object.entries(SOURCES)) {
    const points = sheets.map((sheet) => rows.reduce((sum, row) => sum + (sheet.get(row) ?? 0), 0));
    const tally = balance.sources[source]!;
    const most = Math.max(...points);
    points.forEach((had, seat) => {
      tally.points += had;
      if (had !== 0) tally.used++;
      if (seat === winner) tally.winners += had;
      else tally.losers += had;
    });
    if (points[winner] === most) tally.leaderWon++;
  }
}
