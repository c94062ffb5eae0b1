import { describe, expect, test } from 'vitest';
import {
  clampPan,
  fitScale,
  freestCorner,
  middleOf,
  panTo,
  scaleAfter,
  startScale,
} from '../../src/table/board/pan.ts';

const board = { width: 768, height: 466 };
const phone = { width: 390, height: 455 };

/** Where a spot of the board is seen, after `scale(s) translate(x, y)` around its middle. */
const seen = (at: number, by: number, scale: number, length: number) => length / 2 + scale * (at - length / 2 + by);

describe('the board in its window', () => {
  test('is seen whole, or large enough for fingers', () => {
    expect(fitScale(board, phone)).toBeCloseTo(390 / 768);
    expect(startScale(board, phone)).toBe(1);
    expect(startScale(board, { width: 390, height: 600 })).toBeCloseTo(600 / 466);
  });

  test('is as wide as the phone if it was drawn for one, however high that is', () => {
    const page = { width: 390, height: 520 };
    expect(startScale(page, { width: 390, height: 540 })).toBe(1);
    expect(startScale(page, { width: 360, height: 480 })).toBeCloseTo(360 / 390);
  });

  test('a spot is shown in the middle', () => {
    const { x, y } = panTo({ x: 400, y: 230 }, 1.5, board, phone);
    expect(seen(400, x, 1.5, board.width)).toBeCloseTo(phone.width / 2);
    expect(seen(230, y, 1.5, board.height)).toBeCloseTo(phone.height / 2);
  });

  test('but nothing beyond the edges is shown', () => {
    const { x, y } = panTo({ x: 0, y: 466 }, 1.5, board, phone);
    expect(seen(0, x, 1.5, board.width)).toBeCloseTo(0);
    expect(seen(466, y, 1.5, board.height)).toBeCloseTo(phone.height);
    expect(clampPan({ x: 900, y: 0 }, 1.5, board, phone).x).toBeCloseTo(x);
  });

  test('a board smaller than its window lies in the middle of it', () => {
    const scale = fitScale(board, phone);
    const { y } = clampPan({ x: 0, y: 77 }, scale, board, phone);
    expect(seen(233, y, scale, board.height)).toBeCloseTo(phone.height / 2);
  });

  describe('when the window grows', () => {
    const tall = { width: 390, height: 600 };

    test('fills it again if nobody has zoomed', () => {
      expect(scaleAfter(startScale(board, phone), board, phone, tall)).toBe(startScale(board, tall));
      expect(scaleAfter(startScale(board, tall), board, tall, phone)).toBe(1);
    });

    test('is still seen whole if it was', () => {
      const wide = { width: 600, height: 455 };
      expect(scaleAfter(fitScale(board, phone), board, phone, wide)).toBe(fitScale(board, wide));
    });

    test('keeps the scale that somebody chose, but never smaller than the whole', () => {
      expect(scaleAfter(1.7, board, phone, tall)).toBe(1.7);
      expect(scaleAfter(0.7, board, phone, { width: 700, height: 700 })).toBeCloseTo(700 / 768);
    });

    test('keeps what was in the middle', () => {
      const spot = { x: 420, y: 250 };
      const middle = middleOf(panTo(spot, 2, board, phone), 2, board, phone);
      expect(middle.x).toBeCloseTo(spot.x);
      expect(middle.y).toBeCloseTo(spot.y);
    });
  });
});

describe('a button over the board', () => {
  const button = { width: 180, height: 84 };
  const corner = (...spots: [number, number][]) => {
    const { edge, side } = freestCorner(
      spots.map(([x, y]) => ({ x, y })),
      phone,
      button,
      'left',
    );
    return `${edge} ${side}`;
  };

  test('lies below, on the side to which it leads', () => {
    expect(corner()).toBe('bottom left');
    expect(corner([195, 200], [20, 20])).toBe('bottom left');
  });

  test('gives way to what can be chosen: first to the other side, then upwards', () => {
    expect(corner([30, 440])).toBe('bottom right');
    expect(corner([30, 440], [300, 440])).toBe('top left');
    expect(corner([30, 440], [300, 440], [90, 40])).toBe('top right');
  });

  test('covers the fewest where it must cover some', () => {
    expect(corner([30, 440], [40, 440], [300, 440], [90, 40], [95, 60], [380, 10], [370, 10])).toBe('bottom right');
  });
});
