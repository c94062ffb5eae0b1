import { botByName } from '@engawa/bots';
import { GAMES } from '@engawa/games';
import { replay, SearchLuck } from '@engawa/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answered, type Asked, type Question, workerThinker } from '../../src/thinking/thinker.ts';
import { bot, keptGame, open, person, settled } from '../local/kit.ts';

/** Stands where the browser's threads are: keeps what is posted to them, as it crosses the border. */
class Thread extends EventTarget {
  static started: Thread[] = [];
  static readonly posted: Asked[] = [];
  isTerminated = false;

  constructor() {
    super();
    Thread.started.push(this);
  }

  postMessage(asked: Asked): void {
    Thread.posted.push(structuredClone(asked));
  }

  answer(answered: Answered): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: answered }));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function openThreads(): void {
  vi.stubGlobal('Worker', Thread);
}

afterEach(() => {
  vi.unstubAllGlobals();
  Thread.started = [];
  Thread.posted.length = 0;
});

const QUESTION = { game: 'tokaido', bot: 'master', view: { agenda: [] }, seat: 0 } as Question;

describe('whoever asks a bot in its thread', () => {
  it('starts the thread at the first question, and ends it when nobody needs it any more', async () => {
    openThreads();
    const thinker = workerThinker();
    expect(Thread.started).toEqual([]);
    const answers = [1, 2].map(() => thinker.think(QUESTION, new AbortController().signal));
    expect(Thread.started).toHaveLength(1);
    Thread.started[0]!.answer({ id: 2, choice: 'b' });
    Thread.started[0]!.answer({ id: 1, choice: 'a' });
    expect(await Promise.all(answers)).toEqual(['a', 'b']);
    thinker.close();
    expect(Thread.started[0]!.isTerminated).toBe(true);
  });

  it('ends it at once when the question is taken back: it could not hear anything while it thinks', async () => {
    openThreads();
    const thinker = workerThinker();
    const asking = new AbortController();
    const answer = thinker.think(QUESTION, asking.signal);
    asking.abort();
    expect(Thread.started[0]!.isTerminated).toBe(true);
    await expect(answer).rejects.toThrow(DOMException);
    void thinker.think(QUESTION, new AbortController().signal);
    expect(Thread.started.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });
});

/** So many turns of bots are listened to in each game. */
const TURNS = 40;

describe('what a table of this browser posts to the thread of its bots', () => {
  it.each(GAMES)('is what the bot’s seat sees, and nothing else: $id', async ({ id, version, seats }) => {
    openThreads();
    const luck = SearchLuck.seeded(4);
    const random = botByName('random');
    const everybody = [person('Olha'), ...Array.from({ length: seats.max - 1 }, () => bot('master'))];
    const { source } = open(keptGame(everybody, { game: id, version }), { thinker: workerThinker() });
    const game = GAMES.find((one) => one.id === id)!;
    for (let turn = 0; turn < TURNS && source.known().shown.status === 'running'; ) {
      await settled();
      const { shown, number } = source.known();
      if (shown.choices.length > 0) {
        const choice = random.choose(game, shown.view as never, shown.seat!, luck);
        await source.ask({ is: 'choose', at: number, choice });
        continue;
      }
      const { id: asked, question } = Thread.posted.at(-1)!;
      const { state } = replay(game, source.record());
      const truth = { game: id, bot: 'master', view: game.hide(state, question.seat), seat: question.seat };
      expect(question).toEqual(truth);
      Thread.started.at(-1)!.answer({ id: asked, choice: random.choose(game, question.view, question.seat, luck) });
      turn++;
    }
    expect(Thread.posted.map((one) => Object.keys(one).join())).toEqual(Thread.posted.map(() => 'id,question'));
    source.close();
  });
});
