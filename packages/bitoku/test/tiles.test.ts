import { describe, expect, it } from 'vitest';
import { bitoku, type CrystalTile } from '../src/index.ts';
import { FOUR, Scene, THREE, TWO } from './scene.ts';

const closed = (scene: Scene) => bitoku.whyNot!(scene.state, 0).map(({ choice, why }) => `${choice} ${why}`);

describe('mitama and dragonflies', () => {
  it('a mitama costs what its space says, scores, and does what it shows', () => {
    const scene = new Scene(TWO).open('mitama', 'mitama-ara-1', 'mitama-nigi-1').give('purple', { jade: 2 });
    scene.gets('purple', ['mitama:0']);
    expect(scene.choices).toEqual([1, 'skip']);
    expect(closed(scene)).toEqual(['2 tooDear']);
    scene.choose('purple', 1);
    expect(scene.pointsFrom('purple', 'mitama')).toBe(2);
    expect(scene.choices).toEqual(['any:1', 'amulet:1']);
    scene.choose('purple', 'amulet:1');
    expect(scene.has('purple')).toEqual({ a1: 1 });
    expect(scene.player('purple').mitama).toEqual(['mitama-ara-1']);
    expect(scene.decides).toBe('yellow');
  });

  it.each([
    ['mitama-nigi-1', 'unlock'],
    ['mitama-saki-1', 'chooseOne'],
    ['mitama-kushi-1', 'chooseOne'],
    ['mitama-shinigami-1', 'chooseResource'],
    ['mitama-shinigami-2', 'move'],
    ['mitama-shinigami-3', 'kodama'],
    ['mitama-shinigami-4', 'chooseOne'],
  ] as const)('%s asks for: %s', (tile, asks) => {
    const scene = new Scene(TWO).open('mitama', tile).give('purple', { jade: 2 }).gets('purple', ['mitama:0']);
    expect(scene.choose('purple', 1).asks).toBe(asks);
  });

  it('a dragonfly does nothing until it is united; its space gives or costs resources', () => {
    const scene = new Scene(TWO).open('dragonfly', 'dragonfly-01a', 'dragonfly-02a', 'dragonfly-03a', 'dragonfly-04a');
    scene.give('purple', { sake: 1 }).gets('purple', ['dragonfly:0']);
    expect(scene.choices).toEqual([1, 2, 3, 'skip']);
    scene.play('purple', 1, 'wood');
    expect(scene.has('purple')).toEqual({ wood: 1, sake: 1 });
    expect(scene.player('purple').dragonflies).toEqual(['dragonfly-01a']);
    expect(scene.points('purple')).toBe(0);
    const cheap = new Scene(TWO).open('dragonfly', null, null, null, 'dragonfly-04a').give('purple', { sake: 1 });
    cheap.gets('purple', ['dragonfly:1']).choose('purple', 4);
    expect(cheap.has('purple')).toEqual({});
  });

  it('a discount never adds to what a space gives', () => {
    const scene = new Scene(TWO).open('dragonfly', 'dragonfly-01a').gets('purple', ['dragonfly:1']);
    scene.play('purple', 1, 'jade');
    expect(scene.has('purple')).toEqual({ jade: 1 });
    expect(scene.decides).toBe('yellow');
  });

  it('united when one of them is taken, and only then', () => {
    const scene = new Scene(TWO).open('mitama', 'mitama-shinigami-1').give('purple', { jade: 2 });
    scene.give('purple', { dragonflies: ['dragonfly-01a', 'dragonfly-03a', 'dragonfly-03b'] });
    scene.gets('purple', ['mitama:0']).play('purple', 1, 'wood');
    expect(scene.choices).toEqual(['dragonfly-01a', 'dragonfly-03a', 'skip']);
    scene.choose('purple', 'dragonfly-03a');
    expect(scene.has('purple')).toEqual({ wood: 1, a3: 1 });
    expect(scene.player('purple').pairs).toEqual([{ mitama: 'mitama-shinigami-1', dragonfly: 'dragonfly-03a' }]);
    expect(scene.player('purple').dragonflies).toEqual(['dragonfly-01a', 'dragonfly-03b']);
    const later = new Scene(TWO).give('purple', { mitama: ['mitama-ara-1'], dragonflies: ['dragonfly-01a'] });
    later.open('dragonfly', null, 'dragonfly-02a').gets('purple', ['dragonfly:0']).choose('purple', 2);
    expect(later.choices).toEqual(['mitama-ara-1', 'skip']);
    later.choose('purple', 'skip');
    expect(later.player('purple').pairs).toEqual([]);
  });

  it('R11: with a 6 in yomi a mitama and a dragonfly, the discount for one of them, in either order', () => {
    const scene = new Scene(THREE)
      .noAncient()
      .open('mitama', 'mitama-shinigami-1')
      .open('dragonfly', null, 'dragonfly-01a');
    scene.give('purple', { jade: 1 }).die('purple', 0, 6).turn('purple').play('purple', 'use:0', 'yomi');
    expect(scene.choices).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'row-6-mitama', 'row-6-dragonfly', 'stop']);
    scene.choose('purple', 'row-6-mitama');
    expect(scene.choices).toEqual(['mitama:1', 'dragonfly:0', 'stop']);
    scene.play('purple', 'dragonfly:0', 2, 1, 'sake', 'dragonfly-01a');
    expect(scene.pointsFrom('purple', 'mitama')).toBe(2 + 3);
  });
});

describe('buildings', () => {
  it('cost what stands under the leftmost marker, up to six', () => {
    const costs = [
      { wood: 1 },
      { wood: 2 },
      { wood: 1, stone: 1 },
      { wood: 2, stone: 1 },
      { wood: 1, stone: 2 },
      { wood: 2, stone: 2 },
    ];
    const scene = new Scene(FOUR);
    const tiles = ['temple-1', 'temple-2', 'temple-3', 'onsen-1', 'onsen-2', 'onsen-3'] as const;
    const cells = ['yomi-tl', 'steps-tr', 'glade-bl', 'yomi-tr', 'steps-bl', 'glade-tl'];
    tiles.forEach((tile, i) => {
      scene.open('building', tile).give('purple', costs[i]!).gets('purple', ['build:0']).choose('purple', 1);
      if (scene.asks === 'buildCell') scene.choose('purple', cells[i]!);
      const { wood, stone } = scene.player('purple');
      expect([wood, stone]).toEqual([0, 0]);
    });
    expect(scene.row('purple', 'markers')).toBe(21);
    scene.open('building', 'farm-1').give('purple', { wood: 9, stone: 9 }).gets('purple', ['build:0']);
    expect(scene.decides).toBe('yellow');
  });

  it('only on a free cell of its type; the tile is not replaced before winter', () => {
    const scene = new Scene(FOUR).open('building', 'temple-1', 'ryokan-2').give('purple', { wood: 2 });
    for (const area of ['yomi', 'steps', 'glade', 'forges'] as const) scene.built(area, 'temple-5', 'yellow');
    scene.gets('purple', ['build:0']);
    expect(scene.choices).toEqual([2, 'skip']);
    expect(closed(scene)).toEqual(['1 noCell']);
    scene.play('purple', 2, 'glade-tr');
    expect([scene.kodama('purple', 'glade'), scene.has('purple')]).toEqual([2, { wood: 1, a1: 1 }]);
    expect(scene.state.open.building).toEqual(['temple-1', null, null, null, null, null]);
  });

  it('the third cell of an area may be for an ancient building only', () => {
    const cells = (names: readonly string[]) => {
      const scene = new Scene(names).open('building', 'farm-1').give('purple', { wood: 1 }).gets('purple', ['build:0']);
      return scene.choose('purple', 1).choices;
    };
    expect(cells(TWO)).toEqual(['steps-tl', 'glade-br', 'forges-tl']);
    expect(cells(THREE)).toEqual(['steps-tl', 'glade-br', 'forges-tl']);
    expect(cells(FOUR)).toEqual(['yomi-bl', 'steps-tl', 'glade-br', 'forges-tl']);
  });

  it('a discount leaves out what the builder likes', () => {
    const scene = new Scene(FOUR).built('yomi', 'temple-2', 'purple').built('yomi', 'onsen-2', 'purple');
    scene.open('building', 'farm-1').give('purple', { wood: 1, stone: 1 }).gets('purple', ['build:1']);
    scene.play('purple', 1, 'yomi-bl');
    expect(scene.choices).toEqual(['1+0', '0+1']);
    expect(scene.choose('purple', '0+1').has('purple')).toEqual({ wood: 1 });
  });
});

describe('crystals', () => {
  const all = (...tiles: (CrystalTile | null)[]) => [...tiles, ...new Array<null>(8 - tiles.length).fill(null)];

  it('for nothing, 1 or 2 resources of any kind; the pilgrim of the place wakes up', () => {
    const scene = new Scene(TWO).open('crystal', 'memory-01', 'dream-03', 'mastery-01', 'dream-04');
    scene.give('purple', { wood: 1, sake: 1 }).gets('purple', ['crystal:0']);
    expect(scene.choices).toEqual([1, 2, 3, 4, 'skip']);
    scene.play('purple', 3);
    expect(scene.choices).toEqual(['mastery-left', 'mastery-middle', 'mastery-right']);
    scene.choose('purple', 'mastery-right');
    expect(scene.choices).toEqual(['wood', 'sake']);
    scene.choose('purple', 'wood');
    expect(scene.player('purple')).toMatchObject({
      awake: 4,
      crystals: all(null, null, null, null, null, null, null, 'mastery-01'),
    });
    expect(scene.row('purple', 'slots')).toBe(2);
  });

  it('R34: not of a kind whose places are full, not even for nothing', () => {
    const scene = new Scene(TWO).give('purple', { crystals: all(null, null, null, 'memory-01', 'memory-02') });
    scene.open('crystal', 'memory-03', 'dream-01').give('purple', { wood: 1 }).gets('purple', ['crystal:0']);
    expect(scene.choices).toEqual([2, 'skip']);
    expect(closed(scene)).toEqual(['1 noSlot']);
  });

  it('R9: a crystal of mastery that the card brings to its own space is tuned in the same turn', () => {
    const scene = new Scene(TWO).hand('purple', 'nezumi-4').open('crystal', 'mastery-10').turn('purple');
    scene.play('purple', 'play:nezumi-4', 'left', 'crystal:0', 1, 'mastery-left', 'stop');
    expect(scene.pointsFrom('purple', 'crystals')).toBe(2);
  });

  it('mastery-12: a resource for three points, if one likes', () => {
    const start = () => {
      const scene = new Scene(TWO).hand('purple', 'start-kappa').give('purple', { jade: 1, awake: 0 });
      scene.give('purple', { crystals: all(null, null, null, null, null, 'mastery-12') }).turn('purple');
      return scene.play('purple', 'play:start-kappa', 'left', 'crystal');
    };
    const paid = start().play('purple', 'pay', 'sake:1');
    expect([paid.points('purple'), paid.has('purple')]).toEqual([3, { sake: 1 }]);
    expect(start().play('purple', 'skip', 'sake:1').points('purple')).toBe(0);
  });

  it('R10: crystals of memory score every time, but not for themselves', () => {
    const rows: [CrystalTile, number, (scene: Scene) => Scene][] = [
      [
        'memory-01',
        2,
        (s) =>
          s
            .open('building', 'farm-1')
            .give('purple', { wood: 1 })
            .gets('purple', ['build:0'])
            .play('purple', 1, 'steps-tl'),
      ],
      ['memory-02', 2, (s) => s.open('crystal', 'memory-05').gets('purple', ['crystal:0']).play('purple', 1)],
      [
        'memory-03',
        1,
        (s) =>
          s
            .open('mitama', 'mitama-shinigami-1')
            .give('purple', { jade: 2 })
            .gets('purple', ['mitama:0'])
            .play('purple', 1, 'jade'),
      ],
      [
        'memory-04',
        2,
        (s) =>
          s
            .open('dragonfly', null, 'dragonfly-03a')
            .give('purple', { mitama: ['mitama-ara-1'] })
            .gets('purple', ['dragonfly:0'])
            .play('purple', 2, 'mitama-ara-1'),
      ],
      ['memory-05', 1, (s) => s.goOn([{ do: 'effect', seat: 0, left: ['vision'], from: 'card', region: -1 }], 0, 0)],
      [
        'memory-06',
        2,
        (s) =>
          s
            .give('purple', { path: ['makoto'] })
            .gets('purple', ['mp:1'])
            .play('purple', 'bitoku'),
      ],
      ['memory-07', 1, (s) => s.inForest('purple', 0, 3, 'glade').turn('purple').play('purple', 'cross:0')],
      [
        'memory-08',
        2,
        (s) =>
          s
            .give('purple', { walkers: [1, 0, 0, 0, 0, 0, 0, 0] })
            .gets('purple', ['mp:1'])
            .play('purple', 'enter:pw1-c1'),
      ],
    ];
    for (const [tile, points, deed] of rows) {
      const scene = deed(new Scene(TWO).give('purple', { crystals: all(null, null, null, tile) }));
      expect(scene.pointsFrom('purple', 'crystals'), tile).toBe(points);
    }
    const second = new Scene(TWO).give('purple', { crystals: all(null, null, null, 'memory-01', 'memory-06') });
    second
      .give('purple', { path: ['makoto', 'makoto'] })
      .gets('purple', ['mp:2'])
      .play('purple', 'bitoku', 'bitoku');
    expect(second.pointsFrom('purple', 'crystals')).toBe(4);
    const itself = new Scene(TWO)
      .open('crystal', 'memory-02')
      .gets('purple', ['crystal:0'])
      .play('purple', 1, 'memory-2');
    expect(itself.points('purple')).toBe(0);
  });
});

describe('iwakura and their pilgrims', () => {
  it('any iwakura of the garden to the leftmost free place; the garden is not refilled', () => {
    const scene = new Scene(TWO).give('purple', { iwakura: ['iwa-ara'] });
    scene.state.garden = ['iwa-kappa', null, 'iwa-nigi', null, null, null];
    scene.gets('purple', ['iwakura']);
    expect(scene.choices).toEqual(['iwa-kappa', 'iwa-nigi', 'skip']);
    scene.choose('purple', 'iwa-nigi');
    expect(scene.player('purple').iwakura).toEqual(['iwa-ara', 'iwa-nigi']);
    expect(scene.state.garden).toEqual(['iwa-kappa', null, null, null, null, null]);
  });

  it('R35: not with a full stone path', () => {
    const scene = new Scene(TWO).give('purple', { iwakura: ['iwa-ara', 'iwa-nigi', 'iwa-saki', 'iwa-kushi'] });
    expect(scene.gets('purple', ['iwakura']).decides).toBe('yellow');
  });

  it('a pilgrim beside an own iwakura, for what the cell costs', () => {
    const scene = new Scene(TWO).give('purple', { iwakura: ['iwa-ara', 'iwa-nigi'], stones: 0b1, jade: 1 });
    scene.gets('purple', ['pilgrim']);
    expect(scene.choices).toEqual(['p2', 'p23', 'skip']);
    expect(closed(scene)).toEqual(['p1 taken', 'p12 tooDear', 'p3 noIwakura', 'p34 noIwakura', 'p4 noIwakura']);
    scene.choose('purple', 'p23');
    expect(scene.player('purple')).toMatchObject({ awake: 2, stones: 0b1001, jade: 0 });
    expect(new Scene(TWO).give('purple', { awake: 0 }).gets('purple', ['pilgrim']).decides).toBe('yellow');
  });
});
