import { type Bot, botByName } from '@engawa/bots';
import type { Choice } from '@engawa/kernel';
import { answer } from '../../src/bots/answer.ts';

function bad(name: string, choose: () => unknown): Bot {
  return { name, choose: () => choose() as Choice };
}

/** A bot for every way to fail. The good ones are still there. */
const BAD_BOTS: readonly Bot[] = [
  bad('looper', () => {
    for (;;);
  }),
  bad('thrower', () => {
    throw new Error('I will not play.');
  }),
  bad('leaver', () => process.exit(3)),
  bad('eater', () => {
    const all: object[] = [];
    for (;;) all.push({ eaten: all.length });
  }),
  // Grows at one stroke: V8 gives up the whole process, not only the thread.
  bad('devourer', () => new Array<number>(2 ** 25).fill(0.5).length),
  // Outside of the heap: no limit of V8 holds it. A gigabyte is enough to be noticed, and the machine survives it.
  bad('hoarder', () => {
    const all: Uint8Array[] = [];
    for (;;) if (all.length < 1024) all.push(new Uint8Array(2 ** 20).fill(1));
  }),
  bad('cheat', () => 'all of the coins'),
  bad('liar', () => ({ choice: 'none' })),
  bad('nan', () => Number.NaN),
  bad('peeper', () => Object.keys(process.env).length),
  // Not bad, only slow.
  {
    name: 'slow',
    choose(game, view, seat, luck) {
      const end = performance.now() + 800;
      while (performance.now() < end);
      return botByName('random').choose(game, view, seat, luck);
    },
  },
  // Not bad: answers with the time that it is given.
  { name: 'timekeeper', choose: (_game, _view, _seat, _luck, limit) => limit!.time! },
];

export default function think(job: string): Choice {
  return answer(job, (name) => BAD_BOTS.find((bot) => bot.name === name) ?? botByName(name));
}
