import { botByName } from '@engawa/bots';
import { gameById } from '@engawa/games';
import { SearchLuck } from '@engawa/kernel';
import type { Answered, Asked } from './thinker.ts';

const luck = SearchLuck.seeded(crypto.getRandomValues(new Uint32Array(1))[0]!);

function answer({ id, question: { game: gameId, bot, view, seat } }: Asked): Answered {
  try {
    const game = gameById(gameId);
    if (game === undefined) throw new RangeError(`There is no game "${gameId}".`);
    return { id, choice: botByName(bot).choose(game, view, seat, luck, { time: 1000 }) };
  } catch (error) {
    return { id, failed: `${error}` };
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answer(data)));
