import { describe, expect, it } from 'vitest';
import { oneDieLeft, tenguOf, tenguScene, turnOfTengu } from './tengu-scene.ts';

describe('the active card', () => {
  it.each([
    ['right', '1 or 2'],
    ['middle', '3 or 4'],
    ['left', '5 or 6'],
  ] as const)(
    'is the %s one if the lower will die shows %s; then the others move right, a new one comes',
    (place, _) => {
      const scene = tenguScene();
      tenguOf(scene).jade = 1;
      turnOfTengu(scene, 'tengu-04', place);
      const { row, discard, deck } = tenguOf(scene);
      expect(discard).toEqual(['tengu-04']);
      expect(row).toEqual(['tengu-03', 'tengu-01', 'tengu-02']);
      expect(deck).toHaveLength(6);
      expect(scene.decides).toBe('you');
    },
  );

  it('an empty deck is made of the discarded cards, with the one that was just used', () => {
    const scene = tenguScene();
    const tengu = tenguOf(scene);
    tengu.row = ['tengu-01', 'tengu-02', 'tengu-04'];
    tengu.deck = [];
    tengu.discard = ['tengu-03', 'tengu-05', 'tengu-06', 'tengu-07', 'tengu-08', 'tengu-09', 'tengu-10'];
    scene.goOn([{ do: 'basic', seat: 0 }, { do: 'tenguTurn' }], 0, 0, 'tengu-04');
    expect(tengu.row).toEqual(['tengu-04', 'tengu-01', 'tengu-02']);
    expect([tengu.deck.length, tengu.discard.length]).toEqual([7, 0]);
  });
});

describe('the activation table', () => {
  it('A: on a contested crossing he takes the card that is shown, a favourite yokai if there is one', () => {
    const scene = tenguScene().inForest('tengu', 1, 3, 'yomi').inForest('you', 0, 1, 'steps');
    scene.hill('steps', { yokai: 'kappa-1' });
    expect(turnOfTengu(scene, 'tengu-01')).toBe('A');
    expect(tenguOf(scene).yokai).toContain('kappa-1');
    expect(tenguOf(scene).dice[1]).toMatchObject({ value: 3, at: 'hill', place: 0 });
    expect(scene.hillOf('steps')).toMatchObject({ yokai: null, covered: 0b010 });
  });

  it('A: without a favourite, and between yokai and bitoku, a will die decides', () => {
    const contested = () => tenguScene().inForest('tengu', 1, 3, 'yomi').inForest('you', 0, 2, 'yomi');
    const yokai = contested().hill('yomi', { yokai: 'nezumi-2' }).hill('steps', { yokai: 'nezumi-3' });
    expect(turnOfTengu(yokai, 'tengu-01', 'right', 5)).toBe('A');
    expect(tenguOf(yokai).yokai).toContain('nezumi-3');
    const both = contested().hill('steps', { covered: 0b010 });
    expect(turnOfTengu(both, 'tengu-03', 'right', 0)).toBe('A');
    expect(tenguOf(both).yokai).toContain('nezumi-1');
    const rare = contested().hill('steps', { bitoku: 'gi' });
    expect(turnOfTengu(rare, 'tengu-03', 'right', 3)).toBe('A');
    expect(tenguOf(rare).path).toEqual(['gi']);
  });

  it('A: of two dice the higher one crosses', () => {
    const scene = tenguScene().inForest('tengu', 1, 3, 'yomi').inForest('tengu', 2, 4, 'steps');
    turnOfTengu(scene.inForest('you', 0, 2, 'steps'), 'tengu-02');
    expect(tenguOf(scene).dice.map(({ at }) => at)).toEqual(['locked', 'forest', 'hill']);
  });

  it('B: with the leftmost card and no free die he frees one and places it, once until the token turns back', () => {
    const scene = tenguScene();
    expect(turnOfTengu(scene, 'tengu-05', 'left')).toBe('B');
    expect(tenguOf(scene)).toMatchObject({ isActive: true, wood: 1, stone: 1 });
    expect(tenguOf(scene).dice[0]).toMatchObject({ value: 2, at: 'forest', place: 3 });
    expect(tenguOf(scene).kodama[3]).toBe(2);
    expect(turnOfTengu(scene, 'tengu-06', 'left')).toBe('G');
  });

  it('C: a free die goes to the region of the card; his kodama there goes on', () => {
    const scene = tenguScene().die('tengu', 1, 3).die('tengu', 0, 2);
    expect(turnOfTengu(scene, 'tengu-06')).toBe('C');
    expect(tenguOf(scene)).toMatchObject({ jade: 1, sake: 1 });
    expect(tenguOf(scene).dice[0]).toMatchObject({ at: 'forest', place: 3 });
    expect(tenguOf(scene).kodama[3]).toBe(2);
  });

  it('D: a die is freed for his standard resource, and he acts without placing it', () => {
    const scene = tenguScene();
    tenguOf(scene).stone = 1;
    expect(turnOfTengu(scene, 'tengu-05')).toBe('D');
    expect(tenguOf(scene)).toMatchObject({ wood: 1, stone: 1 });
    expect(tenguOf(scene).dice[0]).toMatchObject({ at: 'unlocked' });
    expect(tenguOf(scene).kodama).toEqual([1, 2, 1, 1, 1]);
    const free = tenguScene();
    expect(turnOfTengu(free, 'tengu-04')).toBe('D');
    expect(tenguOf(free)).toMatchObject({ awake: 9, walkers: [1, 0, 0, 0, 0, 0, 0, 0] });
  });

  it('E: on a contested crossing with one space left: a favourite yokai, else a rare new bitoku, else any yokai', () => {
    const start = () => {
      const scene = tenguScene().inForest('tengu', 0, 2, 'house-2').onHill('tengu', 1, 3, 'yomi');
      scene.inForest('tengu', 2, 4, 'steps').inForest('you', 0, 3, 'yomi');
      return scene.hill('yomi', { covered: 0b001 }).hill('steps', { covered: 0b001 });
    };
    const favourite = start().hill('steps', { yokai: 'kappa-2' });
    expect(turnOfTengu(favourite, 'tengu-02')).toBe('E');
    expect(tenguOf(favourite).yokai).toContain('kappa-2');
    const rare = start().hill('yomi', { covered: 0b010, bitoku: 'rei' });
    rare.hill('steps', { covered: 0b010, bitoku: 'rei' });
    expect(turnOfTengu(rare, 'tengu-01')).toBe('E');
    expect(tenguOf(rare).path).toEqual(['rei']);
    expect(rare.hillOf('yomi').covered).toBe(0b011);
    const any = start().hill('yomi', { yokai: 'nezumi-2' });
    expect(turnOfTengu(any, 'tengu-02', 'right', 2)).toBe('E');
    expect(tenguOf(any).yokai).toContain('nezumi-2');
  });

  it('R24: row E is skipped if nothing of it can be taken', () => {
    const scene = tenguScene().inForest('tengu', 0, 2, 'house-2').onHill('tengu', 1, 3, 'yomi');
    scene.inForest('tengu', 2, 4, 'steps').inForest('you', 0, 3, 'yomi');
    scene.hill('yomi', { covered: 0b011 }).hill('steps', { covered: 0b011 });
    expect(turnOfTengu(scene, 'tengu-02')).toBe('L');
  });

  it('F: his region is taken: to the house, 3 points and 2 more for each of your dice of 5 or 6 below the river', () => {
    const scene = tenguScene().die('tengu', 0, 2).inForest('tengu', 1, 3, 'steps').onHill('tengu', 2, 4, 'yomi');
    scene.onHill('tengu', 1, 3, 'yomi').inForest('you', 0, 5, 'glade').inForest('you', 1, 6, 'house-2');
    expect(turnOfTengu(scene.onHill('you', 2, 6, 'glade'), 'tengu-05')).toBe('F');
    expect(scene.pointsFrom('tengu', 'house')).toBe(7);
    expect(tenguOf(scene).dice[0]).toMatchObject({ at: 'forest', place: 2, space: 2 });
    expect(tenguOf(scene).kodama[2]).toBe(2);
    expect(scene.has('you')).toEqual({});
  });

  it('R25: row F is skipped with both of its spaces taken', () => {
    const scene = tenguScene().die('tengu', 0, 2).onHill('tengu', 1, 3, 'yomi').onHill('tengu', 2, 4, 'yomi');
    scene.inForest('you', 0, 1, 'glade').inForest('you', 1, 2, 'house-2').inForest('you', 2, 3, 'house-5');
    expect(turnOfTengu(scene, 'tengu-05')).toBe('I');
  });

  it('G: a die is freed, and he takes his standard resource', () => {
    const scene = tenguScene();
    expect(turnOfTengu(scene, 'tengu-08')).toBe('G');
    expect(tenguOf(scene)).toMatchObject({ wood: 1 });
    expect(tenguOf(scene).dice[0]!.at).toBe('unlocked');
  });

  it('H: on a crossing that nobody contests he takes the card that is shown', () => {
    const scene = oneDieLeft(tenguScene()).inForest('tengu', 2, 4, 'yomi').hill('steps', { bitoku: 'meiyo' });
    expect(turnOfTengu(scene, 'tengu-02')).toBe('H');
    expect(tenguOf(scene).path).toEqual(['meiyo']);
  });

  it('R23: only kinds that he has: the rarest of them, then the leftmost', () => {
    const scene = oneDieLeft(tenguScene()).inForest('tengu', 2, 4, 'yomi').hill('steps', { bitoku: 'chugi' });
    tenguOf(scene).path = ['makoto', 'chugi'];
    turnOfTengu(scene, 'tengu-02');
    expect(tenguOf(scene).path).toEqual(['makoto', 'chugi', 'makoto']);
  });

  it('I: his region is taken, and he was in the house: where his most promising kodama is', () => {
    const scene = tenguScene().inForest('tengu', 0, 2, 'house-1').onHill('tengu', 1, 3, 'glade').die('tengu', 2, 4);
    scene.inForest('you', 0, 1, 'yomi').setKodama('you', 'forges', 2).setKodama('you', 'steps', 4);
    scene.open('crystal', 'dream-01');
    expect(turnOfTengu(scene, 'tengu-01', 'right', 0)).toBe('I');
    expect(tenguOf(scene).dice[2]).toMatchObject({ at: 'forest', place: 4 });
    expect(tenguOf(scene).crystals).toEqual(['dream-01']);
    expect(tenguOf(scene).kodama[4]).toBe(2);
  });

  it('J: with all dice away the token turns back, and he takes his standard resource', () => {
    const scene = oneDieLeft(tenguScene()).onHill('tengu', 2, 4, 'glade');
    tenguOf(scene).isActive = true;
    expect(turnOfTengu(scene, 'tengu-07')).toBe('J');
    expect(tenguOf(scene)).toMatchObject({ isActive: false, stone: 1 });
  });

  it('K: on a crossing where nothing that is shown is left', () => {
    const scene = oneDieLeft(tenguScene()).inForest('tengu', 2, 4, 'yomi');
    scene.hill('yomi', { covered: 0b001, yokai: 'kappa-3' }).hill('steps', { covered: 0b001 });
    expect(turnOfTengu(scene, 'tengu-02')).toBe('K');
    expect(tenguOf(scene).yokai).toContain('kappa-3');
  });

  it('L: otherwise he passes, and the card is discarded all the same', () => {
    const scene = oneDieLeft(tenguScene()).onHill('tengu', 2, 4, 'glade');
    expect(turnOfTengu(scene, 'tengu-07')).toBe('L');
    expect(scene.state.passed).toBe(0b10);
    expect(tenguOf(scene).discard).toEqual(['tengu-07']);
  });

  it('R50: your die of 1 contests a crossing although it cannot cross; without a free space there is no crossing', () => {
    const scene = tenguScene()
      .inForest('tengu', 0, 2, 'house-2')
      .inForest('tengu', 1, 3, 'yomi')
      .inForest('you', 0, 1, 'steps');
    scene.onHill('tengu', 2, 4, 'glade');
    expect(turnOfTengu(scene, 'tengu-01', 'right', 0)).toBe('A');
    const full = tenguScene()
      .inForest('tengu', 0, 2, 'house-2')
      .inForest('tengu', 1, 3, 'yomi')
      .inForest('you', 0, 1, 'steps');
    full.onHill('tengu', 2, 4, 'yomi').onHill('you', 1, 2, 'yomi');
    expect(turnOfTengu(full, 'tengu-01')).toBe('L');
  });

  it('R28: a card of his favourite means yomi and a mitama, or the forges and a building', () => {
    const mitama = tenguScene().die('tengu', 0, 2).open('mitama', 'mitama-saki-1', 'mitama-ara-1');
    turnOfTengu(mitama, 'tengu-10');
    expect(tenguOf(mitama).mitama).toEqual(['mitama-ara-1']);
    const building = tenguScene().die('tengu', 0, 2).open('building', 'temple-1', 'farm-1');
    tenguOf(building).iwakura = ['iwa-kappa', 'iwa-onsen-farm'];
    turnOfTengu(building, 'tengu-10');
    expect(building.cell('steps', 'tl')).toBe('farm-1');
  });
});
