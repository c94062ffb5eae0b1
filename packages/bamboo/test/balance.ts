import { greedyWith } from '@engawa/bots';
import { type Aside, begin, choose, deciders, type GameEvent, isOver, readOptions, SearchLuck } from '@engawa/kernel';
import {
  ACTIONS,
  type Bamboo,
  type BambooEvent,
  type BambooOptions,
  bamboo,
  CONDITIONS,
  type HarmonyTile,
  HOME_TILES,
  KINDS,
  SPIRITS,
  sheetOf,
} from '../src/index.ts';

/** How often something was had, and how it went for whoever had it. */
class Tally {
  had = 0;
  won = 0;
  points = 0;

  add(share: number, points: number): void {
    this.had++;
    this.won += share;
    this.points += points;
  }

  /** How often its owners win, 1 being as often as anybody. */
  luck(seats: number): number {
    return this.had === 0 ? 0 : (this.won / this.had) * seats;
  }
}

export interface Balance {
  readonly seats: number;
  readonly games: number;
  readonly options: BambooOptions;
  /** By the place in the turn order of the first year. */
  readonly places: readonly Tally[];
  /** Rows of the score sheet: their points. */
  readonly rows: Map<string, Tally>;
  /** Those who own a spirit of the kind in the end; `used`: how often it was called. */
  readonly spirits: Map<string, Tally>;
  readonly used: Map<string, number>;
  /** Home tiles by kind: for every tile in a home. */
  readonly kinds: Map<string, Tally>;
  /** Harmony tiles that were taken, and those scored, by the shape of their condition, and each by itself. */
  readonly taken: Map<string, number>;
  readonly scored: Map<string, Tally>;
  readonly tiles: Map<HarmonyTile, number>;
  readonly actions: Map<string, number>;
  scores: number;
  winning: number;
}

const shapeOf = (tile: HarmonyTile): string => {
  const { shape, kinds } = CONDITIONS[tile];
  return shape === 'row' || shape === 'col' ? `${shape} of ${kinds.length}` : shape;
};

/** Nothing is hidden here but what is drawn next: two imagined states are enough. */
const bot = greedyWith(2);

const tallies = (keys: readonly string[]) => new Map(keys.map((key) => [key, new Tally()]));
const counts = (keys: readonly string[]) => new Map(keys.map((key) => [key, 0]));
const count = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);

/** Lets greedy bots play against each other, and looks at what decided. The same seed gives the same figures. */
export function measureBalance(seats: number, games: number, asked: Partial<BambooOptions>, seed: number): Balance {
  const options = readOptions(bamboo.options, seats, asked);
  const shapes = [...new Set((Object.keys(CONDITIONS) as HarmonyTile[]).map(shapeOf))];
  const balance: Balance = {
    seats,
    games,
    options,
    places: Array.from({ length: seats }, () => new Tally()),
    rows: new Map(),
    spirits: tallies(SPIRITS),
    used: counts(SPIRITS),
    kinds: tallies(KINDS),
    taken: counts(shapes),
    scored: tallies(shapes),
    tiles: new Map((Object.keys(CONDITIONS) as HarmonyTile[]).map((tile) => [tile, 0])),
    actions: counts(ACTIONS),
    scores: 0,
    winning: 0,
  };
  const seeds = SearchLuck.seeded(seed);
  for (let i = 0; i < games; i++) playOne(balance, SearchLuck.seeded(seeds.next()), SearchLuck.seeded(seeds.next()));
  return balance;
}

function playOne(balance: Balance, luck: SearchLuck, thinking: SearchLuck): void {
  const told: BambooEvent[] = [];
  const aside: Aside = { luck, tell: (event: GameEvent) => told.push(event as BambooEvent) };
  const state = begin(bamboo, balance.seats, balance.options, aside);
  const { first } = state;
  while (!isOver(state)) {
    const [seat] = deciders(bamboo, state) as [number];
    choose(bamboo, state, seat, bot.choose(bamboo, bamboo.hide(state, seat), seat, thinking), aside);
  }
  countGame(balance, state, first, told);
}

function countGame(balance: Balance, state: Bamboo, first: number, told: readonly BambooEvent[]): void {
  const standings = bamboo.standings(state);
  const winners = standings.filter(({ place }) => place === 1).length;
  const shares = standings.map(({ place }) => (place === 1 ? 1 / winners : 0));
  balance.winning += Math.max(...standings.map(({ score }) => score));
  state.players.forEach((player, seat) => {
    const share = shares[seat]!;
    const { score } = standings[seat]!;
    balance.scores += score;
    balance.places[(seat - first + balance.seats) % balance.seats]!.add(share, score);
    for (const { row, points } of sheetOf(state, player)) {
      const tally = balance.rows.get(row) ?? new Tally();
      balance.rows.set(row, tally);
      tally.add(share, points);
    }
    for (const spirit of new Set(player.spirits)) balance.spirits.get(spirit)!.add(share, score);
    for (const tile of player.home) if (tile !== null) balance.kinds.get(HOME_TILES[tile].kind)!.add(share, score);
  });
  for (const event of told) {
    if (event.is === 'callsSpirit') count(balance.used, event.spirit);
    if (event.is === 'takesHarmony') count(balance.taken, shapeOf(event.tile));
    if (event.is === 'activates') count(balance.actions, event.action);
    if (event.is !== 'scoresHarmony') continue;
    count(balance.tiles, event.tile);
    balance.scored.get(shapeOf(event.tile))!.add(shares[event.seat]!, event.points);
  }
}

/** The figures as a page. */
export function balanceInWords(balance: Balance): string {
  const { seats, games, options } = balance;
  const sitting = seats * games;
  const each = (n: number) => (n / sitting).toFixed(2);
  const table = (head: string, rows: string[]) => [head, head.replace(/[^|]+/g, '---'), ...rows, ''];
  return [
    `## ${seats} seats, ${options.night ? 'night' : 'day'} side: ${games} games`,
    '',
    `Mean ${each(balance.scores)}, winner ${(balance.winning / games).toFixed(2)}. Luck is how often its owners win, 1 being an even share.`,
    '',
    ...table(
      '| place in turn order | luck | mean |',
      balance.places.map(
        (one, i) => `| ${i + 1} | ${one.luck(seats).toFixed(2)} | ${(one.points / games).toFixed(1)} |`,
      ),
    ),
    ...table(
      '| row of the sheet | a player |',
      [...balance.rows].map(([row, { points }]) => `| ${row} | ${each(points)} |`),
    ),
    ...table(
      '| spirit | owners a player | luck | calls a player |',
      [...balance.spirits].map(
        ([spirit, one]) =>
          `| ${spirit} | ${each(one.had)} | ${one.luck(seats).toFixed(2)} | ${each(balance.used.get(spirit)!)} |`,
      ),
    ),
    ...table(
      '| home tiles | a player | luck |',
      [...balance.kinds].map(([kind, one]) => `| ${kind} | ${each(one.had)} | ${one.luck(seats).toFixed(2)} |`),
    ),
    ...table(
      '| harmony tiles | taken a player | scored | happiness | luck |',
      [...balance.scored].map(
        ([shape, one]) =>
          `| ${shape} | ${each(balance.taken.get(shape)!)} | ${each(one.had)} | ${each(one.points)} | ${one.luck(seats).toFixed(2)} |`,
      ),
    ),
    `Never scored: ${[...balance.tiles].flatMap(([tile, n]) => (n === 0 ? [tile] : [])).join(' ') || 'none'}`,
    '',
  ].join('\n');
}
