import { createRequire } from 'node:module';
import type { Luck } from '@engawa/kernel';
import type { State } from 'boardgame.io';
import { type Board, boardgameIoRules } from './boardgame-io-rules.ts';
import { openColumns } from './frozen-board.ts';
import type { Outcome } from './outcome.ts';

/** Outside of production boardgame.io checks more and is slower: it is loaded and measured at its best. */
export function inProduction<R>(work: () => R): R {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Its entries are folders without `exports`: Node finds them by `require`, not by `import`. */
function loadBoardgameIo() {
  const load = createRequire(import.meta.url);
  return inProduction(() => ({
    ...(load('boardgame.io/internal') as typeof import('boardgame.io/internal')),
    ...(load('boardgame.io/core') as typeof import('boardgame.io/core')),
    ...(load('boardgame.io/client') as typeof import('boardgame.io/client')),
  }));
}

/** The two ways to play with boardgame.io. Only here is it loaded: whoever does not measure does not wait for it. */
export function boardgameIo(): { playReducer(luck: Luck): Outcome; playClient(luck: Luck): Outcome } {
  const { Client, CreateGameReducer, INVALID_MOVE, InitializeGame, ProcessGameConfig } = loadBoardgameIo();

  const rules = boardgameIoRules(INVALID_MOVE);
  const game = ProcessGameConfig(rules);
  const reduce = CreateGameReducer({ game });
  const start: State<Board> = InitializeGame({ game, numPlayers: 2 });
  const client = Client<Board>({ game: rules, numPlayers: 2, debug: false });

  return {
    /** Through the bare reducer: no store, no log, nobody who listens. */
    playReducer(luck) {
      let state = start;
      let decisions = 0;
      while (state.ctx.gameover === undefined) {
        const open = openColumns(state.G.heights);
        const column = open[luck.below(open.length)]!;
        const payload = { type: 'drop', args: [column], playerID: state.ctx.currentPlayer };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
        decisions++;
      }
      return { winner: (state.ctx.gameover as Outcome).winner, decisions };
    },
    /** Through the local client, with its store and its log. */
    playClient(luck) {
      client.reset();
      for (let decisions = 0; ; decisions++) {
        const { G, ctx } = client.getState()!;
        if (ctx.gameover !== undefined) return { winner: (ctx.gameover as Outcome).winner, decisions };
        const open = openColumns(G.heights);
        client.moves.drop!(open[luck.below(open.length)]!);
      }
    },
  };
}
