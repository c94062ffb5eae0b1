import { cpus } from 'node:os';
import { begin, type Game, playOut, SearchLuck } from '@engawa/kernel';
import { playBare } from './connect-four/bare.ts';
import { boardgameIo, inProduction } from './connect-four/boardgame-io.ts';
import { connectFour, playKernel } from './connect-four/kernel-game.ts';
import type { Outcome } from './connect-four/outcome.ts';
import { searchers } from './connect-four/searching.ts';
import { FIGURES_A_GAME, figuresOf } from './figures.ts';
import { type Contestant, measure, type Rounds } from './measure.ts';
import type { BenchResult, DecisionsPerSecond, GameFigures, IterationsPerSecond, Ratios } from './result.ts';
import { usualOptions, usualSeats } from './specimen.ts';

export { printBench } from './print.ts';
export type { BenchResult } from './result.ts';

/** Called after every round. */
type Progress = (done: number, total: number, what: string) => void;

/** A large game needs some seconds until V8 has compiled all of it, boardgame.io one: measured earlier they would look slower. */
const ROUNDS: Rounds = { count: 5, seconds: 0.5, warmUp: 3 };
const SEED = 1;

/** Measures the kernel against its peers and every game against the kernel: about 22 seconds, and 24 more a game. */
export function runBench(games: readonly Game[], progress: Progress = () => {}, rounds: Rounds = ROUNDS): BenchResult {
  return inProduction(() => {
    const measured: readonly Game[] = games.length > 0 ? games : [connectFour];
    const players = [...connectFourPlayers(), ...games.map(gamePlayer)];
    const thinkers = searchers();
    const total = (rounds.count + 1) * (players.length + thinkers.length + measured.length * FIGURES_A_GAME);
    let done = 0;
    const onRound = (what: string) => progress(++done, total, what);

    const speeds = measure(players, rounds, onRound);
    const speedOf = Object.fromEntries(players.map(({ name }, i) => [name, speeds[i]!])) as DecisionsPerSecond;
    const thoughts = measure(thinkers, rounds, onRound);
    const iterations = Object.fromEntries(
      thinkers.map(({ name }, i) => [name, thoughts[i]!]),
    ) as unknown as IterationsPerSecond;
    const figures = measured.map((game) => figuresOf(game, SEED, { ...rounds, warmUp: rounds.seconds }, onRound));
    return {
      machine: { node: process.version, arch: process.arch, cpus: cpus().length },
      rounds,
      ratios: ratiosOf(games, speedOf, iterations, figures[0]!),
      decisionsPerSecond: speedOf,
      iterationsPerSecond: iterations,
      playoutsPerSecond: Object.fromEntries(
        games.map((game) => [game.id, speedOf[game.id]!.median / decisionsAPlayout(game)]),
      ),
      games: Object.fromEntries(measured.map(({ id }, i) => [id, figures[i]!])),
    };
  });
}

/** Their names are the keys of the result. */
function connectFourPlayers(): Contestant[] {
  const { playReducer, playClient } = boardgameIo();
  return [
    connectFourPlayer('kernel', playKernel),
    connectFourPlayer('bare', playBare),
    connectFourPlayer('boardgameIo', playReducer),
    connectFourPlayer('boardgameIoClient', playClient),
  ];
}

function connectFourPlayer(name: string, play: (luck: SearchLuck) => Outcome): Contestant {
  const luck = SearchLuck.seeded(SEED);
  return { name, run: () => play(luck).decisions };
}

function gamePlayer(game: Game): Contestant {
  const luck = SearchLuck.seeded(SEED);
  const seats = usualSeats(game);
  const options = usualOptions(game);
  return { name: game.id, run: () => playOut(game, begin(game, seats, options, { luck }), luck) };
}

/** So many games tell how long one is. */
const GAMES_COUNTED = 100;

function decisionsAPlayout(game: Game): number {
  const { run } = gamePlayer(game);
  let decisions = 0;
  for (let i = 0; i < GAMES_COUNTED; i++) decisions += run();
  return decisions / GAMES_COUNTED;
}

function ratiosOf(
  games: readonly Game[],
  speedOf: DecisionsPerSecond,
  iterations: IterationsPerSecond,
  first: GameFigures,
): Ratios {
  const kernel = speedOf.kernel.median;
  return {
    searchVsBoardgameIoMcts: iterations.search.median / iterations.boardgameIoMcts.median,
    searchByPlayoutsVsBoardgameIoMcts: iterations.searchByPlayouts.median / iterations.boardgameIoMcts.median,
    kernelVsBoardgameIo: kernel / speedOf.boardgameIo.median,
    kernelVsBoardgameIoClient: kernel / speedOf.boardgameIoClient.median,
    kernelVsBare: kernel / speedOf.bare.median,
    copyVsStructuredClone: first.copy.ownVsStructuredClone,
    ...Object.fromEntries(games.map(({ id }) => [`${id}VsKernel`, speedOf[id]!.median / kernel])),
    ...ratiosToTokaido(games, speedOf),
  };
}

/** The other games against the first one that there was: `whiteCastleVsTokaido`. */
function ratiosToTokaido(games: readonly Game[], speedOf: DecisionsPerSecond): Record<string, number> {
  const tokaido = speedOf.tokaido?.median;
  if (tokaido === undefined) return {};
  const others = games.filter(({ id }) => id !== 'tokaido');
  const camel = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(others.map(({ id }) => [`${camel(id)}VsTokaido`, speedOf[id]!.median / tokaido]));
}
