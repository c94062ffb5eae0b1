import { GAMES } from '@engawa/games';
import { begin, type Choice, choicesOf, deciders, readOptions, SearchLuck } from '@engawa/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fallback } from '../../src/bots/fallback.ts';
import type { BotJob } from '../../src/bots/job.ts';
import { type BotFiles, type BotPool, createBotPool, type Thought } from '../../src/bots/pool.ts';
import { badBotFiles, botFiles } from '../kit/bot-files.ts';

const game = GAMES[0]!;
const state = begin(game, 3, readOptions(game.options, 3), { luck: SearchLuck.seeded(1) });
const seat = deciders(game, state)[0]!;
const choices = choicesOf(game, state, seat);

function job(bot: string, seed = 1, time = 200): BotJob {
  return { game: game.id, view: game.hide(state, seat), seat, bot, seed, time };
}

let pool: BotPool;
let thoughts: Thought[] = [];
afterEach(() => pool.close());

function open(
  files: BotFiles,
  options: { threads?: number; memory?: number; grace?: number; queue?: number } = {},
): void {
  thoughts = [];
  const onThought = (thought: Thought) => thoughts.push(thought);
  pool = createBotPool({ threads: 2, memory: 64, time: 1000, grace: 20_000, files, onThought, ...options });
}

/** What every table does with a bot. */
async function turn(bot: string, seed = 1): Promise<Choice> {
  const answer = await pool.think(job(bot, seed));
  const choice = answer !== undefined && choices.includes(answer) ? answer : fallback(choices, seed);
  expect(choices).toContain(choice);
  return choice;
}

const outcomes = () => thoughts.map(({ outcome }) => outcome);

describe('a good bot', () => {
  it('answers from its list, and the same seed gives the same answer', async () => {
    open(await botFiles());
    for (const bot of ['random', 'greedy']) {
      const first = await pool.think(job(bot, 7));
      expect(choices).toContain(first);
      expect(await pool.think(job(bot, 7))).toBe(first);
    }
    expect(new Set(await Promise.all(range(30).map((seed) => pool.think(job('random', seed))))).size).toBeGreaterThan(
      1,
    );
  });

  it('is counted, with its time', async () => {
    open(await botFiles());
    await turn('greedy');
    expect(thoughts).toMatchObject([{ game: game.id, bot: 'greedy', outcome: 'answered' }]);
    expect(thoughts[0]!.took).toBeGreaterThan(thoughts[0]!.waited);
  });

  it('is told nothing but its job: not even the environment', async () => {
    vi.stubEnv('ENGAWA_SECRET', 'secret');
    open(await badBotFiles());
    expect(await pool.think(job('peeper'))).toBe(0);
    vi.unstubAllEnvs();
  });
});

describe('the turn happens with', () => {
  it('a bot that loops for ever', async () => {
    open(await badBotFiles(), { grace: 300 });
    await turn('looper');
    expect(thoughts).toMatchObject([{ outcome: 'late' }]);
    expect(thoughts[0]!.took).toBeGreaterThan(400);
  });

  it('a bot that throws, or ends its thread', async () => {
    open(await badBotFiles());
    await turn('thrower');
    await turn('leaver');
    expect(thoughts).toMatchObject([
      { outcome: 'failed', error: expect.stringContaining('I will not play') },
      { outcome: 'failed', error: expect.stringContaining('exited') },
    ]);
  });

  it.each(['eater', 'devourer', 'hoarder'])('a bot that eats all memory: the %s', async (bot) => {
    open(await badBotFiles());
    const before = process.memoryUsage.rss();
    await turn(bot);
    // A heap that grows little by little costs the thread; all else costs the process.
    expect(outcomes()).toEqual([bot === 'eater' ? 'failed' : 'died']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 2 ** 20);
    expect(choices).toContain(await pool.think(job('greedy')));
  });

  it('a bot that answers with something else', async () => {
    open(await badBotFiles());
    expect(choices).not.toContain(await pool.think(job('cheat')));
    await turn('cheat');
    await turn('liar');
    await turn('nan');
    expect(outcomes()).toEqual(['answered', 'answered', 'failed', 'failed']);
  });

  it('a bot or a game that does not exist', async () => {
    open(await botFiles());
    await turn('nobody');
    expect(await pool.think({ ...job('random'), game: 'chess' })).toBeUndefined();
    expect(outcomes()).toEqual(['failed', 'failed']);
  });

  it('bundles that do not exist', async () => {
    open({ ...(await botFiles()), process: '/nowhere.mjs' });
    await turn('random');
    await turn('random');
    expect(thoughts).toMatchObject([
      { error: expect.stringContaining('nowhere') },
      { error: expect.stringContaining('start') },
    ]);
    open({ ...(await botFiles()), worker: '/nowhere.mjs' }, { grace: 500 });
    await turn('random');
    await turn('random');
    expect(outcomes()).not.toContain('answered');
  });
});

describe('others', () => {
  it.each(['looper', 'thrower', 'leaver', 'eater', 'devourer', 'hoarder'])(
    'still get their answers beside a %s',
    async (bad) => {
      open(await badBotFiles(), { grace: bad === 'looper' ? 2_500 : 20_000 });
      pool.warmUp();
      const turns = range(16).map((i) => pool.think(job(i % 8 === 3 ? bad : 'greedy', i)));
      const answers = await Promise.all(turns);
      expect(answers.filter((_, i) => i % 8 !== 3).every((answer) => choices.includes(answer!))).toBe(true);
      expect(answers.filter((_, i) => i % 8 === 3)).toEqual([undefined, undefined]);
    },
  );

  it('think once more if the process ended because of somebody else', async () => {
    open(await badBotFiles());
    await Promise.all([turn('random'), turn('random')]);
    const answers = await Promise.all([pool.think(job('slow')), pool.think(job('devourer'))]);
    expect(choices).toContain(answers[0]);
    expect(answers[1]).toBeUndefined();
    // Which of the two is told first is a matter of chance.
    expect(outcomes().slice(2).sort()).toEqual(['answered', 'died']);
  });

  it('are refused when too many wait', async () => {
    open(await botFiles(), { queue: 40 });
    await Promise.all(range(60).map((seed) => turn('random', seed)));
    expect(outcomes().filter((one) => one === 'refused')).toHaveLength(60 - 40 - 2);
    expect(outcomes().filter((one) => one === 'answered')).toHaveLength(40 + 2);
  });

  it('think shorter when many wait: so all of them together wait no longer than for a few long thoughts', async () => {
    open(await badBotFiles());
    const times = await Promise.all(range(42).map((seed) => pool.think(job('timekeeper', seed, 5_000))));
    expect(times.slice(0, 2)).toEqual([1000, 1000]);
    expect(times[2]).toBe(Math.round(1000 / (1 + 39 / 2)));
    expect(times[41]).toBe(1000);
    expect((times as number[]).reduce((sum, time) => sum + time) / 2).toBeLessThan(6_000);
  });
});

describe('a caller', () => {
  it('can take back a job that waits, and one that runs', async () => {
    open(await badBotFiles(), { threads: 1 });
    await turn('random');
    const [running, waiting] = [new AbortController(), new AbortController()];
    const looping = pool.think(job('looper'), running.signal);
    const queued = pool.think(job('random'), waiting.signal);
    const behind = pool.think(job('random'));
    waiting.abort();
    expect(await queued).toBeUndefined();
    running.abort();
    expect(await looping).toBeUndefined();
    expect(choices).toContain(await behind);
    expect(await pool.think(job('random'), running.signal)).toBeUndefined();
    expect(outcomes()).toEqual(['answered', 'cancelled', 'cancelled', 'answered', 'cancelled']);
  });

  it('gets no answer from a pool that is closed, and closing leaves nothing behind', async () => {
    open(await badBotFiles(), { threads: 1 });
    const jobs = [pool.think(job('looper')), pool.think(job('random'))];
    await pool.close();
    expect(await Promise.all(jobs)).toEqual([undefined, undefined]);
    expect(await pool.think(job('random'))).toBeUndefined();
    await pool.close();
  });
});

describe('fallback', () => {
  it('is on the list, and the same for the same seed', () => {
    const picks = range(100).map((seed) => fallback(['a', 'b', 3], seed));
    expect(new Set(picks)).toEqual(new Set(['a', 'b', 3]));
    expect(picks).toEqual(range(100).map((seed) => fallback(['a', 'b', 3], seed)));
  });
});

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
