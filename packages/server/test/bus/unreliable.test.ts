import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Hint } from '../../src/bus/bus.ts';
import { inProcessBus } from '../../src/bus/in-process.ts';
import { type Unreliability, unreliableBus } from '../kit/unreliable-bus.ts';

const SENT = Array.from({ length: 200 }, (_, i): Hint => ({ is: 'moved', table: `t${i}`, number: i }));

async function heardThrough(unreliability: Unreliability, silent = false): Promise<Hint[]> {
  const hub = inProcessBus();
  const [speaker, hearer] = [unreliableBus(hub.join('a'), unreliability), hub.join('b')];
  const heard: Hint[] = [];
  hearer.subscribe((hint) => heard.push(hint));
  speaker.silence(silent);
  for (const hint of SENT) speaker.publish(hint);
  await wait(100);
  await speaker.close();
  return heard;
}

it('loses hints', async () => {
  const heard = await heardThrough({ seed: 1, lost: 30 });
  expect(heard.length).toBeGreaterThan(100);
  expect(heard.length).toBeLessThan(180);
});

it('doubles hints, and brings them late and out of order', async () => {
  const heard = await heardThrough({ seed: 1, doubled: 50, late: 40 });
  expect(heard.length).toBeGreaterThan(SENT.length);
  expect(new Set(heard.map((hint) => JSON.stringify(hint))).size).toBe(SENT.length);
  expect(heard).not.toEqual(heard.toSorted((a, b) => SENT.findIndex(same(a)) - SENT.findIndex(same(b))));
});

it('can be silent', async () => {
  expect(await heardThrough({ seed: 1 }, true)).toEqual([]);
  expect(await heardThrough({ seed: 1 })).toEqual(SENT);
});

function same(hint: Hint): (other: Hint) => boolean {
  return (other) => JSON.stringify(other) === JSON.stringify(hint);
}
