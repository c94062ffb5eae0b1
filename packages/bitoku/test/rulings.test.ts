import { describe, expect, it } from 'vitest';
import { bitoku, virtueOf } from '../src/index.ts';
import { Scene, THREE, TWO } from './scene.ts';
import { tenguOf, tenguScene, turnOfTengu } from './tengu-scene.ts';

/** Where the book is silent or unclear; the numbers are those of docs/games/bitoku.md. Others stand beside their rule. */
describe('rulings', () => {
  it('R1: what is not simply gained may be left', () => {
    const scene = new Scene(TWO).open('mitama', 'mitama-ara-1').open('crystal', 'dream-01').open('building', 'farm-1');
    scene.open('dragonfly', 'dragonfly-01a').give('purple', { jade: 2, wood: 2 });
    for (const part of ['mitama:0', 'dragonfly:0', 'build:0', 'crystal:0', 'iwakura', 'pilgrim'] as const) {
      const before = JSON.stringify(scene.player('purple'));
      scene.gets('purple', [part]).choose('purple', 'skip');
      expect(JSON.stringify(scene.player('purple'))).toBe(before);
      expect(scene.decides).toBe('yellow');
    }
    expect(scene.gets('purple', ['mp:1', 'any:1']).choose('purple', 'stop').decides).toBe('yellow');
  });

  it('R1: resources, amulets, points and own kodama are never declined', () => {
    expect(new Scene(TWO).gets('purple', ['any:1']).choices).not.toContain('skip');
    expect(new Scene(TWO).gets('purple', ['kodama:1']).choices).not.toContain('skip');
    expect(new Scene(TWO).gets('purple', ['any:1/amulet:1']).choices).toEqual(['any:1', 'amulet:1']);
  });

  it('R15: only a pilgrim who is awake on the mat can be sent away', () => {
    const scene = new Scene(TWO)
      .hand('purple', 'start-kappa')
      .give('purple', { awake: 0, walkers: [3, 0, 0, 0, 0, 0, 0, 0] });
    expect(scene.turn('purple').choices).toEqual(['play:start-kappa']);
  });

  it('R22: jokers are no favourites of the Tengu when he chooses', () => {
    const scene = tenguScene().die('tengu', 0, 2).open('mitama', 'mitama-shinigami-1', 'mitama-ara-1');
    turnOfTengu(scene, 'tengu-02');
    expect(tenguOf(scene).mitama).toEqual(['mitama-ara-1']);
  });

  it('R26: row I looks only at regions with a free space', () => {
    const scene = tenguScene().inForest('tengu', 0, 2, 'house-1').onHill('tengu', 1, 3, 'glade').die('tengu', 2, 4);
    scene.inForest('you', 0, 1, 'steps').inForest('you', 1, 1, 'forges').setKodama('you', 'forges', 3);
    scene.setKodama('you', 'glade', 5);
    expect(turnOfTengu(scene, 'tengu-03')).toBe('I');
    expect(tenguOf(scene).dice[2]!.place).toBe(3);
  });

  it('R37: a die of the Tengu can be copied, with its value', () => {
    const scene = tenguScene()
      .inForest('tengu', 2, 4, 'glade')
      .die('you', 0, 3)
      .turn('you')
      .play('you', 'use:0', 'house-6');
    expect(scene.choices).toEqual(['die:1.2', 'skip']);
    expect(scene.choose('you', 'die:1.2').choices).toEqual(['row-1', 'row-2', 'row-3', 'row-4', 'skip']);
  });

  it('R41: in winter a yamauba is a card like every other', () => {
    const scene = new Scene(THREE).give('purple', { path: ['gi', 'gi', 'rei'] });
    expect(virtueOf(scene.state, 0, 'yamauba-4')).toEqual({ count: 3, points: 6 });
  });

  it('R44: a die may be placed whatever the others show; only the forest action is forbidden', () => {
    const scene = new Scene(THREE).noAncient().inForest('brown', 0, 6, 'yomi').die('purple', 0, 1).turn('purple');
    scene.play('purple', 'use:0', 'yomi');
    expect(scene.player('purple').dice[0]).toMatchObject({ at: 'forest', place: 0 });
    expect(scene.decides).toBe('yellow');
  });

  it('R51: at the Ascension the Tengu has no harvest', () => {
    const scene = tenguScene();
    tenguOf(scene).crystals = ['dream-01'];
    scene.state.round = 4;
    scene.goOn([{ do: 'endYear' }], 0);
    expect(scene.state.agenda).toEqual([]);
    expect(tenguOf(scene).awake).toBe(11);
  });

  it('R52: no dragonfly and two dragonflies exclude each other; everything else can be combined', () => {
    expect(bitoku.options['tengu-dragonflies'].values).toEqual([1, 0, 2]);
    const others = Object.keys(bitoku.options).filter((key) => key !== 'tengu-dragonflies');
    for (const key of others) expect(bitoku.options[key as 'tengu-yokai'].values).toHaveLength(2);
  });
});
