import { CELLS, fulfilmentOf, type Home, type HomeTile, type Player } from '@engawa/bamboo';
import { describe, expect, it } from 'vitest';
import { patternOf, roomsOf, wishesOf } from '../../src/games/bamboo/harmony-view.ts';
import { position } from './game.ts';

/** A home with these tiles in these cells. */
function homeWith(tiles: Readonly<Record<string, HomeTile>>): Home {
  return CELLS.map((cell) => tiles[cell] ?? null);
}

function playerWith(tiles: Readonly<Record<string, HomeTile>>, harmony: Player['harmony']): Player {
  return { ...position(2).players[0]!, home: [...homeWith(tiles)], harmony };
}

const signs = (tile: Parameters<typeof patternOf>[0], home: Home) =>
  patternOf(tile, fulfilmentOf(home, tile, false)).map(
    ({ row, column, kind, isThere }) => `${row}${column} ${kind ?? 'any'} ${isThere ? 'there' : 'missing'}`,
  );

describe('the pattern of a harmony tile', () => {
  it('is full where a tile counts in the place that lacks the fewest, and dashed elsewhere', () => {
    const home = homeWith({ r2c1: 'home-i-garden-1', r3c1: 'home-i-faith-1' });
    expect(signs('hl-10', home)).toEqual(['00 faith missing', '10 garden there']);
    expect(signs('hl-13', homeWith({ r1c2: 'home-i-garden-1', r2c2: 'home-i-faith-1' }))).toEqual([
      '00 garden there',
      '10 faith there',
      '20 decoration missing',
    ]);
  });

  it('of a diamond has its signs around a cell, all dashed in an empty home', () => {
    expect(signs('hw-05', homeWith({}))).toEqual([
      '01 faith missing',
      '12 garden missing',
      '21 decoration missing',
      '10 item missing',
    ]);
  });

  it('of a sum is one sign', () => {
    expect(signs('hw-10', homeWith({}))).toEqual(['00 faith there']);
  });
});

describe('what the tiles of a mat wish for', () => {
  const tiles = { r1c2: 'home-i-garden-1', r2c2: 'home-i-faith-1' } as const;

  it('is shown in the one room that completes them', () => {
    const wishes = wishesOf(playerWith(tiles, [['hl-13'], ['hw-05'], ['hr-03']]), false, null);
    expect(wishes.get('r3c2')).toEqual([{ tile: 'hl-13', kind: 'decoration', points: 8 }]);
    // A diamond wants more than one tile: nothing is shown before somebody looks at it.
    expect([...wishes.values()].flat().map(({ tile }) => tile)).not.toContain('hw-05');
  });

  it('is shown whole of the one that is looked at, even in the market, with the rooms that count', () => {
    const player = playerWith(tiles, [[], [], []]);
    const wishes = wishesOf(player, false, 'hw-05');
    // Around r2c4: around r2c3 faith would be wanted where nothing stands, but r2c2 has no item.
    expect(Object.fromEntries([...wishes].map(([cell, [wish]]) => [cell, wish!.kind]))).toEqual({
      r1c4: 'faith',
      r2c5: 'garden',
      r3c4: 'decoration',
      r2c3: 'item',
    });
    expect(roomsOf(player, false, 'hl-13')).toEqual(['r1c2', 'r2c2']);
  });
});
