import { type Game, isOver, type State } from '@engawa/kernel';

/**
 * By how many points one must be ahead for a clear chance: `late` when all points are on the table, `early` more when all are still
 * to come, and `first` more at the very beginning, when the game can hardly judge. Some games are less steady than others: there
 * all of it counts `wilder` times. Fitted to games between bots that look one choice ahead, with few and with many seats;
 * docs/bots.md has the table that says how well it fits.
 */
const CALIBRATION = {
  late: 2,
  early: 7,
  first: 100,
  firstPower: 40,
  wilder: { 'rising-sun': 1.7, bitoku: 1.9 } as Readonly<Record<string, number>>,
} as const;

/**
 * Every seat's chance to win, by a softmax over what the game expects for them: those of all seats make one. Of a finished
 * game it is the result. Alone there is nobody to be ahead of: then it is the chance to end with more points than `par`.
 */
export function chancesOf<S extends State>(game: Game<S>, state: S, par: number): number[] {
  if (isOver(state)) return outcomeOf(game, state, par);
  const expected = game.evaluate(state);
  const scale = scaleOf(game.id, toCome(game, state, expected));
  if (expected.length === 1) return [shares([expected[0]!, par], scale)[0]!];
  return shares(expected, scale);
}

function outcomeOf<S extends State>(game: Game<S>, state: S, par: number): number[] {
  const standings = game.standings(state);
  if (standings.length === 1) {
    const { score } = standings[0]!;
    return [score === par ? 0.5 : score > par ? 1 : 0];
  }
  const winners = standings.filter(({ place }) => place === 1).length;
  const chances = new Array<number>(standings.length).fill(0);
  for (const { seat, place } of standings) if (place === 1) chances[seat] = 1 / winners;
  return chances;
}

/** The part of all expected points that nobody has yet. */
function toCome<S extends State>(game: Game<S>, state: S, expected: readonly number[]): number {
  const all = expected.reduce((sum, points) => sum + points, 0);
  const had = game.standings(state).reduce((sum, { score }) => sum + score, 0);
  return all <= 0 ? 1 : Math.min(1, Math.max(0, 1 - had / all));
}

function scaleOf(game: string, part: number): number {
  const { late, early, first, firstPower, wilder } = CALIBRATION;
  return (wilder[game] ?? 1) * (late + early * part + first * part ** firstPower);
}

function shares(expected: readonly number[], scale: number): number[] {
  const most = Math.max(...expected);
  const weights = expected.map((points) => Math.exp((points - most) / scale));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
