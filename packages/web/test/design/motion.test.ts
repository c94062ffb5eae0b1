import { beforeAll, describe, expect, it, vi } from 'vitest';

// The settings look at the browser when they are loaded.
beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
});

describe('motion', () => {
  it('takes longer for longer ways, and never more than 0.6 s', async () => {
    const { travelTime } = await import('../../src/design/motion.ts');
    expect(travelTime(0)).toBe(260);
    expect(travelTime(400)).toBe(360);
    expect(travelTime(5000)).toBe(600);
  });

  it('follows the speed that the reader chose', async () => {
    const { lasting } = await import('../../src/design/motion.ts');
    expect(lasting(100, 'off')).toBe(0);
    expect(lasting(100, 'fast')).toBe(50);
    expect(lasting(100, 'normal')).toBe(100);
    expect(lasting(100, 'slow')).toBe(160);
  });

  it('is as quick in a bend as between bends', async () => {
    const { paced } = await import('../../src/design/motion.ts');
    const corner = paced([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 10 },
    ]);
    expect(corner.length).toBe(40);
    expect(corner.spots.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  });
});
