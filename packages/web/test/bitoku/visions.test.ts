import '../white-castle/page.ts';
import type { VisionCard } from '@engawa/bitoku';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Visions } from '../../src/games/bitoku/mat/visions.tsx';
import { decidingAt, position } from './game.ts';

/** How many of these visions are ticked for somebody with four mitama, one of them united. */
function ticks(...visions: VisionCard[]): number {
  const view = position(2);
  const player = view.players[0]!;
  player.visions = visions;
  player.mitama = ['mitama-ara-1', 'mitama-ara-2', 'mitama-nigi-1'];
  player.pairs = [{ mitama: 'mitama-saki-1', dragonfly: 'dragonfly-01a' }];
  const markup = renderToStaticMarkup(createElement(Visions, { props: decidingAt(view), player, of: 0 }));
  return markup.split('bt-vision-tick').length - 1;
}

describe('the tick on a vision', () => {
  it('means that it is fulfilled now', () => {
    expect(ticks('vision-09')).toBe(1);
    expect(ticks('vision-10')).toBe(1);
    expect(ticks('vision-13')).toBe(0);
  });

  it('is on one of two that need the same mitama', () => {
    expect(ticks('vision-09', 'vision-10')).toBe(1);
  });
});
