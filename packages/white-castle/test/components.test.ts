import { describe, expect, it } from 'vitest';
import {
  BOARD_SPACES,
  CASTLE_CARDS,
  COLOURS,
  COURT,
  DAIMYOS,
  DECREES,
  DICE_TILES,
  DIPLOMATS,
  type Effect,
  FIGURES,
  FIRST_SLOT,
  factsOf,
  GARDENS,
  LANTERNS,
  MAT,
  PLANT_GARDENS,
  ROOMS,
  SEASONS,
  SOLO_CARDS,
  SPACE_VALUES,
  STARTING_ACTION_COPIES,
  STARTING_ACTIONS,
  STARTING_RESOURCES,
  STEWARDS,
  STONE_GARDENS,
  timePoints,
  YARD_FACTS,
  YARD_TILES,
  YARDS,
} from '../src/index.ts';
import { FIRST_GAME, NUMBERED_SLOTS } from '../src/reconstructed.ts';

const count = (table: object) => Object.keys(table).length;

describe('the box is complete', () => {
  it('has the counts of the component list', () => {
    expect(count(YARD_TILES)).toBe(8);
    expect(DICE_TILES).toHaveLength(15);
    expect(count(STARTING_ACTIONS) * STARTING_ACTION_COPIES).toBe(6);
    expect(count(STARTING_RESOURCES)).toBe(9);
    expect(count(DECREES)).toBe(3);
    expect(count(STEWARDS)).toBe(15);
    expect(count(DIPLOMATS)).toBe(12);
    expect(count(DAIMYOS)).toBe(9);
    expect(count(PLANT_GARDENS)).toBe(5);
    expect(count(STONE_GARDENS)).toBe(5);
    expect(count(SOLO_CARDS)).toBe(9);
    expect(FIGURES * 4).toBe(20);
    expect(BOARD_SPACES.map((space, i) => [space, SPACE_VALUES[i]])).toEqual([
      ['steward-1', 3],
      ['steward-2', 3],
      ['steward-3', 3],
      ['diplomat-1', 4],
      ['diplomat-2', 4],
      ['outside-1', 5],
      ['outside-2', 5],
      ['well', 1],
    ]);
  });

  it('has nine stewards and nine diplomats for one or two players', () => {
    const unmarked = (table: Record<string, { marked: boolean }>) =>
      Object.values(table).filter(({ marked }) => !marked).length;
    expect(unmarked(STEWARDS)).toBe(9);
    expect(unmarked(DIPLOMATS)).toBe(9);
  });

  it('has one dark block on every castle card: a clan member, on stewards for a seal', () => {
    for (const [card, { blocks, dark, lantern }] of Object.entries(CASTLE_CARDS)) {
      const isSteward = card.startsWith('steward');
      expect(blocks).toHaveLength(isSteward ? 3 : 2);
      expect(blocks[dark]!.join()).toMatch(
        isSteward ? /^seal:1>(courtier|warrior|gardener)$/ : /^(courtier|warrior|gardener)$/,
      );
      const light = blocks.filter((_, slot) => slot !== dark).flat() as Effect[];
      expect(light.filter((effect) => factsOf(effect).isAction)).toEqual([]);
      expect(lantern).toBe(isSteward ? 'coin:1' : 'vp:1');
    }
  });

  it('has a tile of every colour with every gift', () => {
    for (const colour of COLOURS) {
      const gifts = DICE_TILES.filter((tile) => tile.startsWith(colour)).map((tile) => tile.split('-')[1]);
      expect(gifts).toEqual(['food', 'iron', 'pearl', 'any', 'coin']);
    }
    expect(FIRST_SLOT.at(-1)).toBe(13);
  });

  it('has gardens that score one less than twice their food', () => {
    for (const { food, points } of Object.values(GARDENS)) expect(points).toBe(2 * food - 1);
  });

  it('has training yards for 5, 3 and 1 iron, the dearest worth 2', () => {
    expect(YARDS.map((yard) => [YARD_FACTS[yard].iron, YARD_FACTS[yard].value, YARD_FACTS[yard].tiles.length])).toEqual(
      [
        [5, 2, 2],
        [3, 1, 1],
        [1, 1, 1],
      ],
    );
  });

  it('has a mat with a reward under every figure and one that is always there', () => {
    for (const { rewards } of Object.values(MAT)) expect(rewards).toHaveLength(FIGURES + 1);
  });

  it('has four seasons, the last with points by the space', () => {
    expect(SEASONS.map(({ from, seals }) => [from, seals])).toEqual([
      [0, 0],
      [6, 1],
      [11, 2],
      [15, 3],
    ]);
    const points = [0, 5, 6, 10, 11, 14, 15, 16, 17, 18, 19, 20].map(timePoints);
    expect(points).toEqual([0, 0, 3, 3, 6, 6, 10, 11, 12, 13, 14, 15]);
  });

  it('has only symbols that mean something', () => {
    const all: Effect[] = [
      ...Object.values(CASTLE_CARDS).flatMap(({ blocks }) => blocks.flat()),
      ...Object.values(LANTERNS),
      ...Object.values(DAIMYOS).flat(),
      ...Object.values(GARDENS).map(({ action }) => action),
      ...Object.values(YARD_TILES).flat(),
      ...Object.values(MAT).flatMap(({ rewards }) => rewards),
      ...Object.values(STARTING_RESOURCES).flatMap(({ gives }) => [...gives]),
    ];
    const kinds = new Set(all.map((effect) => factsOf(effect).kind));
    expect([...kinds].sort()).toEqual(
      'any coin courtier domain food gardener iron lantern light paid pearl seal tile time vp warrior well'.split(' '),
    );
    for (const effect of all) expect(Number.isInteger(factsOf(effect).amount)).toBe(true);
  });
});

describe('what is reconstructed fits what the rulebook says', () => {
  it('numbered places: each once, with the last of every room among 6 to 10', () => {
    const places = NUMBERED_SLOTS.map(([room, slot]) => `${room}.${slot}`);
    expect(new Set(places).size).toBe(10);
    const last = NUMBERED_SLOTS.slice(5).map(([room, slot]) => FIRST_SLOT[ROOMS.indexOf(room)]! + slot);
    expect(last.sort((a, b) => a - b)).toEqual(FIRST_SLOT.slice(1).map((first) => first - 1));
  });

  it('the first game has no marked card, two colours in every room, and the described well', () => {
    for (const card of FIRST_GAME.cards) expect(CASTLE_CARDS[card].marked).toBe(false);
    for (const tiles of FIRST_GAME.tiles) expect(new Set(tiles).size).toBeGreaterThan(1);
    const used = [...FIRST_GAME.tiles.flat(), 'coral', 'black'];
    expect(COLOURS.map((colour) => used.filter((one) => one === colour).length)).toEqual([5, 5, 5]);
  });

  it('the solo cards show every position of every bridge once, and all places but the well', () => {
    const cards = Object.values(SOLO_CARDS);
    expect(new Set(cards.map(({ bridge, at }) => `${bridge} ${at}`)).size).toBe(9);
    expect(new Set(cards.map(({ place }) => place)).size).toBe(7);
    for (const { actions } of cards) expect(actions).toHaveLength(2);
  });

  it('a courtier can stand at the gate, in five rooms and with the daimyo', () => {
    expect(COURT.slice(1, 6)).toEqual(ROOMS);
  });
});
