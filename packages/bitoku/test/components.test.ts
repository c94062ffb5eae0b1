import { describe, expect, it } from 'vitest';
import {
  ALL_DRAGONFLIES,
  ANCIENT_BUILDINGS,
  BITOKU,
  BITOKU_COPIES,
  BOARDS,
  BRIDGES,
  BUILDING_COSTS,
  BUILDING_TYPES,
  BUILDINGS,
  CELL_TYPES,
  CRYSTAL_SLOTS,
  DECK_YOKAI,
  DREAM_CRYSTALS,
  type Effect,
  FOREST,
  factsOf,
  HOUSE_EFFECTS,
  humbled,
  IWAKURA,
  kindOfMitama,
  LAKE_TREASURES,
  LARGE_HOUSE,
  MASTERY_CRYSTALS,
  MEMORY_CRYSTALS,
  MITAMA,
  type MitamaTile,
  type Part,
  SIDE_PATHS,
  SMALL_HOUSE,
  STARTING_YOKAI,
  STONE_PATH,
  TENGU_BUILDING_POINTS,
  TENGU_FACTS,
  TORII_TILES,
  typeOfBuilding,
  typeOfYokai,
  USE_OF_BUILDING,
  VISION_FACTS,
  YOKAI,
  type YokaiCard,
} from '../src/index.ts';

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];
const countBy = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((one) => one === name).length]));

describe('the box', () => {
  it('has 24 buildings, six of each type, and 6 ancient ones', () => {
    expect(countBy(keys(BUILDINGS).map(typeOfBuilding))).toEqual({ temple: 6, onsen: 6, farm: 6, ryokan: 6 });
    expect(keys(ANCIENT_BUILDINGS)).toHaveLength(6);
  });

  it('has 5 lake treasures, 32 crystals, 32 dragonflies, 16 torii and 13 iwakura', () => {
    const crystals = [...keys(DREAM_CRYSTALS), ...keys(MEMORY_CRYSTALS), ...keys(MASTERY_CRYSTALS)];
    expect([keys(LAKE_TREASURES).length, crystals.length, ALL_DRAGONFLIES.length]).toEqual([5, 32, 32]);
    expect([keys(TORII_TILES).length, keys(IWAKURA).length]).toEqual([16, 13]);
  });

  it('has 24 mitama: five of each kind and four shinigami', () => {
    const kinds = countBy((keys(MITAMA) as MitamaTile[]).map(kindOfMitama));
    expect(kinds).toEqual({ ara: 5, nigi: 5, saki: 5, kushi: 5, shinigami: 4 });
  });

  it('has mitama that do what p. 24 says', () => {
    const effects = new Set(Object.entries<Effect>(MITAMA).map(([tile, effect]) => `${tile.slice(7, -2)} ${effect}`));
    expect([...effects].sort()).toEqual([
      'ara any:1/amulet:1',
      'kushi kodama:1/amulet:1',
      'nigi unlock,amulet:1',
      'saki mp:1/amulet:1',
      'shinigami amulet:1/unlock',
      'shinigami any:1',
      'shinigami kodama:1,back:1',
      'shinigami mp:1',
    ]);
  });

  it('has 29 yokai and one starting card of each type', () => {
    const types = countBy((keys(DECK_YOKAI) as YokaiCard[]).map(typeOfYokai));
    expect(types).toEqual({ kappa: 5, imomushi: 5, nezumi: 5, kitsune: 5, 'shin-okami': 5, yamauba: 4 });
    expect(countBy((keys(STARTING_YOKAI) as YokaiCard[]).map(typeOfYokai))).toEqual({
      kappa: 1,
      imomushi: 1,
      nezumi: 1,
      kitsune: 1,
      'shin-okami': 1,
    });
  });

  it('has 24 bitoku, 28 visions and 10 Tengu cards', () => {
    expect(BITOKU_COPIES).toEqual({ makoto: 5, chugi: 5, yu: 4, jin: 4, rei: 3, gi: 2, meiyo: 1 });
    expect([keys(VISION_FACTS).length, keys(TENGU_FACTS).length]).toEqual([28, 10]);
  });

  it('has forest actions for 1, 2, 3, 4 and 6', () => {
    for (const rows of Object.values(FOREST)) {
      expect([...new Set(rows.map(({ needs }) => needs))]).toEqual([1, 2, 3, 4, 6]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
  });

  it('has a house of four spaces for few and for many', () => {
    expect([...SMALL_HOUSE, ...LARGE_HOUSE].every((space) => space in HOUSE_EFFECTS)).toBe(true);
    expect([SMALL_HOUSE.length, LARGE_HOUSE.length]).toEqual([4, 4]);
  });

  it('humbles who crosses the river', () => {
    expect([2, 3, 4, 5, 6].map(humbled)).toEqual([1, 2, 3, 4, 3]);
  });

  it('has only symbols that mean something', () => {
    const all: Part[] = [
      ...Object.values(YOKAI).flatMap(({ action }) => [...action]),
      ...Object.values(USE_OF_BUILDING).flatMap(({ action }) => [...action]),
      ...Object.values(BITOKU).flatMap(({ action }) => [...action]),
      ...[DREAM_CRYSTALS, MASTERY_CRYSTALS, TORII_TILES, MITAMA, HOUSE_EFFECTS].flatMap((table) =>
        Object.values<Effect>(table).flat(),
      ),
      ...Object.values(FOREST).flatMap((rows) => rows.flatMap(({ effect }) => [...effect])),
    ];
    const atoms = all.flatMap((part): Part[] => {
      const { options, first, next } = factsOf(part);
      return options.length > 0
        ? [...options]
        : next === undefined
          ? [part]
          : first === undefined
            ? [next]
            : [first, next];
    });
    const kinds = [...new Set(atoms.map((part) => factsOf(part).kind))].sort();
    expect(kinds).toEqual(
      [
        ...[
          'amulet',
          'any',
          'back',
          'bitoku',
          'build',
          'crystal',
          'draw',
          'dragonfly',
          'here',
          'iwakura',
          'jade',
          'jadesake',
        ],
        ...[
          'kodama',
          'mitama',
          'mp',
          'pilgrim',
          'sake',
          'stone',
          'unlock',
          'vision',
          'vp',
          'wood',
          'woodstone',
          'yokai',
        ],
      ].sort(),
    );
    for (const atom of atoms) expect(Number.isInteger(factsOf(atom).amount)).toBe(true);
  });
});

describe('what is reconstructed fits what the rulebook says', () => {
  it('a building from 1 on with an iwakura and one point for its owner; a ryokan with two steps and a choice', () => {
    expect(BUILDINGS['temple-1']).toMatchObject({ needs: 1, action: ['iwakura'], owner: 'vp' });
    expect(BUILDINGS['ryokan-1']).toMatchObject({ kodama: 2, owner: 'either' });
    expect(countBy(Object.values(BUILDINGS).map(({ owner }) => owner))).toEqual({ vp: 8, either: 12, both: 4 });
    for (const { kodama } of Object.values(BUILDINGS)) expect(kodama).toBeGreaterThan(0);
  });

  it('the third building costs a wood and a stone', () => {
    expect(BUILDING_COSTS).toHaveLength(6);
    expect(BUILDING_COSTS[2]).toMatchObject({ wood: 1, stone: 1 });
    expect(TENGU_BUILDING_POINTS).toHaveLength(6);
  });

  it('one treasure is worth 5 for the first, on another the first two share 3 and the third gets nothing', () => {
    const all = Object.values(LAKE_TREASURES);
    expect(all.some(([first]) => first === 5)).toBe(true);
    expect(all.some(([first, second, third]) => Math.floor((first + second) / 2) === 3 && third === 0)).toBe(true);
  });

  it('eight places for crystals; three for dreams with 5 points together; one beside each card space; one without points', () => {
    expect(countBy(CRYSTAL_SLOTS.map(({ kind }) => kind))).toEqual({ dream: 3, memory: 2, mastery: 3 });
    const dreams = CRYSTAL_SLOTS.filter(({ kind }) => kind === 'dream').reduce((sum, { vp }) => sum + vp, 0);
    expect(dreams + BUILDING_COSTS[0]!.vp).toBe(6);
    expect(CRYSTAL_SLOTS.some(({ vp }) => vp === 0)).toBe(true);
    expect([keys(DREAM_CRYSTALS).length, keys(MEMORY_CRYSTALS).length, keys(MASTERY_CRYSTALS).length]).toEqual([
      12, 8, 12,
    ]);
    const known = Object.values<Effect>(DREAM_CRYSTALS).map((effect) => effect.join());
    for (const effect of ['draw', 'amulet:1', 'sake:1']) expect(known).toContain(effect);
  });

  it('the nezumi of the picture, and an imomushi with wood or stone', () => {
    expect(YOKAI['nezumi-1']).toEqual({ action: ['kodama:1', 'build:0/crystal:0'], vp: 2, each: 'building' });
    expect(YOKAI['start-imomushi'].action).toEqual(['wood:1/stone:1']);
  });

  it('the first vision, and two that share a building', () => {
    expect(VISION_FACTS['vision-01']).toEqual({ needs: { building: 2, resource: 1, united: 1 }, vp: 6, penalty: 2 });
    expect(VISION_FACTS['vision-02'].needs.building).toBe(1);
    expect(VISION_FACTS['vision-03'].needs.building).toBe(1);
    const [six, other] = [VISION_FACTS['vision-02'], VISION_FACTS['vision-03']];
    expect([six.vp, other.penalty]).toEqual([6, 1]);
    for (const { penalty } of Object.values(VISION_FACTS)) expect([1, 2]).toContain(penalty);
  });

  it('four open spaces with one and two players; crystals cost 0, 1 or 2; mitama only jade and sake', () => {
    BOARDS.slice(1).forEach((board) => {
      const sizes = [board.crystalCosts.length, board.mitamaCosts.length, board.dragonflyGains.length];
      expect(new Set([...sizes, board.buildingSpaces]).size).toBe(1);
      expect(board.crystalCosts.every((cost) => cost >= 0 && cost <= 2)).toBe(true);
      expect([...board.crystalCosts].sort()).toEqual(board.crystalCosts);
      expect([...board.dragonflyGains].sort((a, b) => b - a)).toEqual(board.dragonflyGains);
    });
    expect(BOARDS[1]!.buildingSpaces).toBe(4);
    expect(BOARDS[4]!.bankSpaces).toBeGreaterThanOrEqual(3);
  });

  it('an area has a cell of each type; each type loses one to the ancient buildings of two players', () => {
    for (let hill = 0; hill < 4; hill++) {
      expect(CELL_TYPES.slice(hill * 4, hill * 4 + 4).sort()).toEqual([...BUILDING_TYPES].sort());
    }
    expect([2, 6, 10, 14].map((cell) => CELL_TYPES[cell]!).sort()).toEqual([...BUILDING_TYPES].sort());
  });

  it('two bridges, for one and for two visited bitoku; torii and insight beside the paths', () => {
    expect(BRIDGES.filter((needed) => needed > 0)).toEqual([1, 2]);
    expect(countBy(SIDE_PATHS.map(({ kind }) => kind))).toEqual({ insight: 4, a: 2, b: 2 });
    expect(BRIDGES).toHaveLength(SIDE_PATHS.length);
  });

  it('a cell of the stone path may touch two iwakura, and some cost a resource', () => {
    expect(STONE_PATH.some(({ beside }) => beside.length === 2)).toBe(true);
    expect(STONE_PATH.some(({ cost }) => cost !== null)).toBe(true);
  });

  it('two Tengu cards for his favourite; most show a standard resource; all show a yokai or a bitoku', () => {
    const cards = Object.values(TENGU_FACTS);
    expect(cards.filter(({ region }) => region === 'favourite')).toHaveLength(2);
    expect(cards.filter(({ resource }) => resource !== null).length).toBeGreaterThan(5);
    for (const { takes } of cards) expect(takes.length).toBeGreaterThan(0);
  });

  it('a torii with a mitama, two resources cheaper', () => {
    expect(Object.values<Effect>(TORII_TILES).some((effect) => effect.join() === 'mitama:2')).toBe(true);
  });
});
