import { describe, expect, it } from 'vitest';
import { connectFour } from '../src/connect-four/kernel-game.ts';
import { printBench, runBench } from '../src/index.ts';

const tiny = { count: 3, seconds: 0.002, warmUp: 0.002 };

/** All numbers anywhere in plain data. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('the bench', () => {
  it('measures the kernel without any game', () => {
    const result = runBench([], undefined, tiny);
    expect(Object.keys(result.ratios)).toEqual([
      'searchVsBoardgameIoMcts',
      'searchByPlayoutsVsBoardgameIoMcts',
      'kernelVsBoardgameIo',
      'kernelVsBoardgameIoClient',
      'kernelVsBare',
      'copyVsStructuredClone',
    ]);
    expect(Object.keys(result.decisionsPerSecond)).toEqual(['kernel', 'bare', 'boardgameIo', 'boardgameIoClient']);
    expect(Object.keys(result.iterationsPerSecond)).toEqual(['search', 'searchByPlayouts', 'boardgameIoMcts']);
    expect(Object.keys(result.games)).toEqual(['connect-four']);
  });

  it('measures every game it is given, tells how far it is, and gives plain data', () => {
    const told: [number, number][] = [];
    const result = runBench([connectFour], (done, total) => told.push([done, total]), tiny);
    expect(result.ratios).toHaveProperty('connect-fourVsKernel');
    expect(result.decisionsPerSecond).toHaveProperty('connect-four');
    expect(result.playoutsPerSecond).toHaveProperty('connect-four');
    expect(told.map(([done]) => done)).toEqual(told.map((_, i) => i + 1));
    expect(new Set(told.map(([, total]) => total))).toEqual(new Set([told.length]));
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
    for (const n of numbersIn(result)) expect(Number.isFinite(n) && n > 0).toBe(true);
    for (const { median, min, max } of Object.values(result.decisionsPerSecond)) {
      expect(min).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(max);
    }
  });

  it('prints what it found', () => {
    const text = printBench(runBench([connectFour], undefined, tiny));
    expect(text).toContain('boardgame.io reducer');
    expect(text).toContain("boardgame.io's MCTSBot");
    expect(text).toContain("connect-four / kernel's connect-four");
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });
});
