import { describe, expect, it } from 'vitest';
import { invite, openGame, playGame } from '../faults/crowd.ts';
import { logOf, Reference } from '../faults/reference.ts';
import { isLong, report } from '../faults/round.ts';
import { badBotFiles } from '../kit/bot-files.ts';
import { openHouse } from '../kit/house.ts';

/** These fail at once. */
const QUICK = ['thrower', 'cheat', 'liar', 'nan'];
/** These must be stopped first, which takes a while at each turn. */
const STUBBORN = ['looper', 'leaver', 'eater', 'devourer', 'hoarder'];

async function houseOfBadBots() {
  const env = { BOT_TIME: '50', BOT_MEMORY: '32' };
  return openHouse(env, { bots: [...QUICK, ...STUBBORN, 'peeper'], botFiles: await badBotFiles() });
}

describe('P15: bots never block or cheat', () => {
  it('P15: a person plays a whole game against bots that throw, cheat, lie and answer nonsense', async () => {
    const house = await houseOfBadBots();
    const ren = await invite(house, 'Ren');
    const table = await openGame([ren], QUICK);
    const [end] = await playGame([ren], table, { seed: 15 });
    expect(end!.shown.status).toBe('over');
    (await Reference.read(house.context.store.db, table)).expectKnown(end!);
  });

  it('P15: bots that loop, leave and eat all memory take their turns, and a person beside them too', {
    timeout: 1_200_000,
  }, async () => {
    const house = await houseOfBadBots();
    const { db } = house.context.store;
    const [ren, aki] = [await invite(house, 'Ren'), await invite(house, 'Aki')];
    const table = await openGame([ren], STUBBORN.slice(0, 4));
    const second = await openGame([aki], STUBBORN.slice(4));
    const ends = Promise.all([playGame([ren], table, { seed: 1 }), playGame([aki], second, { seed: 2 })]);
    if (isLong) {
      const [[known], [other]] = await ends;
      (await Reference.read(db, table)).expectKnown(known!);
      (await Reference.read(db, second)).expectKnown(other!);
      report('P15', { 'games ended': 2, choices: known!.number + other!.number });
    } else {
      ends.catch(() => {});
      const all = [0, 1, 2, 3, 4];
      await expect.poll(() => seatsThatChose(table), { timeout: 100_000 }).toEqual(all);
      await expect.poll(() => seatsThatChose(second), { timeout: 100_000 }).toEqual([0, 1]);
    }

    async function seatsThatChose(id: string): Promise<number[]> {
      const log = (await logOf(db, id)).filter(({ what }) => JSON.parse(what).do === 'choose');
      return [...new Set(log.map(({ seat }) => seat!))].sort();
    }
  });
});
