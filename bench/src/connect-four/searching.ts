import { createRequire } from 'node:module';
import { Search, type SearchSettings, USUAL } from '@engawa/bots';
import { begin, SearchLuck } from '@engawa/kernel';
import type { Contestant } from '../measure.ts';
import { STONES } from './board.ts';
import { inProduction } from './boardgame-io.ts';
import { boardgameIoRules } from './boardgame-io-rules.ts';
import { openColumns } from './frozen-board.ts';
import { connectFour } from './kernel-game.ts';

/** For one decision, the first of a game, as a bot makes it. */
const ITERATIONS = 200;
const SEED = 1;
/** What boardgame.io's bot does too: random choices beyond the tree, to the end of the game. */
const PLAIN: SearchSettings = { ...USUAL, weighedAfter: Number.POSITIVE_INFINITY, playedOut: STONES, rounds: -1 };

/** Who searches connect-four: their names are the keys of the result. */
export function searchers(): Contestant[] {
  return [
    searcher('search', USUAL),
    searcher('searchByPlayouts', PLAIN),
    { name: 'boardgameIoMcts', run: boardgameIoMcts() },
  ];
}

function searcher(name: string, settings: SearchSettings): Contestant {
  const luck = SearchLuck.seeded(SEED);
  const start = begin(connectFour, 2, {}, { luck });
  return {
    name,
    run() {
      const search = new Search(connectFour, connectFour.hide(start, 0), 0, luck, settings);
      while (search.iterations < ITERATIONS) search.iterate();
      return search.iterations;
    },
  };
}

function boardgameIoMcts(): () => number {
  const load = createRequire(import.meta.url);
  const { MCTSBot } = inProduction(() => load('boardgame.io/ai') as typeof import('boardgame.io/ai'));
  const { INVALID_MOVE } = load('boardgame.io/core') as typeof import('boardgame.io/core');
  const { InitializeGame, ProcessGameConfig } = load('boardgame.io/internal') as typeof import('boardgame.io/internal');
  const rules = boardgameIoRules(INVALID_MOVE);
  const game = ProcessGameConfig({
    ...rules,
    endIf(context) {
      const end = rules.endIf!(context) as { winner: number | null } | undefined;
      // Its bot knows a winner by the name of the seat.
      return end && (end.winner === null ? { draw: true } : { winner: `${end.winner}` });
    },
  });
  const start = InitializeGame({ game, numPlayers: 2 });
  const enumerate = (board: { heights: number[] }) =>
    openColumns(board.heights).map((column) => ({ move: 'drop', args: [column] }));
  const bot = new MCTSBot({ game, enumerate, seed: `${SEED}`, iterations: ITERATIONS });
  return () => {
    // It thinks at once, and only hands the answer over later.
    void bot.play(start, '0');
    return ITERATIONS;
  };
}
