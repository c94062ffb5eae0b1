import { SearchLuck } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type Box, placeBubble } from '../../src/lessons/placing.ts';

const covers = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the place of the bubble', () => {
  const size = { width: 452, height: 230 };
  const room = { x: 0, y: 48, width: 1280, height: 672 };

  it('covers nothing that is pointed at, wherever it is, and stays on the screen', () => {
    const luck = SearchLuck.seeded(5);
    for (let i = 0; i < 500; i++) {
      const target = { x: luck.below(1200), y: 60 + luck.below(560), width: 60, height: 90 };
      const piece = { x: luck.below(1240), y: 60 + luck.below(600), width: 40, height: 50 };
      const box = { ...placeBubble(size, room, [target, piece]), ...size };
      expect([target, piece].some((one) => covers(box, one))).toBe(false);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(room.y);
      expect(box.x + box.width).toBeLessThanOrEqual(1280);
      expect(box.y + box.height).toBeLessThanOrEqual(720);
    }
  });

  it('spares what must stay usable, if it can', () => {
    const bar = { x: 232, y: 514, width: 768, height: 56 };
    const target = { x: 600, y: 400, width: 60, height: 80 };
    expect(covers({ ...placeBubble(size, room, [target], [bar]), ...size }, bar)).toBe(false);
  });

  it('is the middle when there is nothing to point at', () => {
    expect(placeBubble(size, room, [])).toEqual({ x: 414, y: 269 });
  });

  it('fits a phone', () => {
    const phone = { x: 0, y: 88, width: 390, height: 600 };
    const small = { width: 366, height: 250 };
    const target = { x: 160, y: 300, width: 70, height: 100 };
    const box = { ...placeBubble(small, phone, [target]), ...small };
    expect(covers(box, target)).toBe(false);
  });
});
