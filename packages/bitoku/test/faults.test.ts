import { copy, SearchLuck, Table } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { type Bitoku, type BitokuStep, bitoku, CELL_TYPES } from '../src/index.ts';
import { Scene, TWO } from './scene.ts';

/** A lawful position in the summer of the second year, with two players or alone. */
function position(seats: number): Bitoku {
  const luck = SearchLuck.seeded(4);
  const table = new Table(bitoku, seats, {}, luck);
  const isLate = ({ round, phase, players }: Bitoku) =>
    round === 2 &&
    phase === 'summer' &&
    players[0]!.dice.some(({ at }) => at === 'forest') &&
    players[0]!.mat.some((card) => card !== null);
  while (!isLate(table.state)) {
    const [seat] = table.deciders() as [number];
    const list = table.choices(seat);
    table.choose(seat, list[luck.below(list.length)]);
  }
  return copy(table.state);
}
const POSITIONS = [position(2), position(1)] as const;

function broken(change: (state: Bitoku) => void, alone = false): string {
  const state = copy(POSITIONS[alone ? 1 : 0]);
  const before = copy(state);
  expect(bitoku.faults(state, before)).toEqual([]);
  change(state);
  return bitoku.faults(state, before).join('; ');
}
/** Statements do not return anything, so that a change reads like what it does. */
type Change = (state: Bitoku) => unknown;
const first = ({ players }: Bitoku) => players[0]!;
const inForest = (state: Bitoku) => first(state).dice.find(({ at }) => at === 'forest')!;

describe('what must never be', () => {
  it.each<[string, Change, RegExp]>([
    ['a fourth die', (s) => first(s).dice.push({ ...inForest(s), at: 'locked', place: -1, space: -1 }), /has 4 dice/],
    ['a die of 7', (s) => Object.assign(first(s).dice[0]!, { value: 7 }), /shows 7/],
    ['a die of 0', (s) => Object.assign(first(s).dice[0]!, { value: 0 }), /shows 0/],
    ['a die in two places', (s) => Object.assign(inForest(s), { at: 'unlocked' }), /on the mat and elsewhere/],
    ['two dice on one space', (s) => Object.assign(s.players[1]!.dice[0]!, inForest(s)), /two dice share/],
    ['a die on no space', (s) => Object.assign(inForest(s), { space: 9 }), /there is no space/],
    ['a die in no region', (s) => Object.assign(inForest(s), { place: 5 }), /there is no space/],
    ['a pilgrim too many', (s) => Object.assign(first(s), { awake: first(s).awake + 1 }), /has 12 pilgrims/],
    ['a pilgrim too few', (s) => Object.assign(first(s), { lost: first(s).lost - 1 }), /has 10 pilgrims/],
    ['fewer than no pilgrims', (s) => Object.assign(first(s), { awake: -1 }), /fewer than no pilgrims/],
    ['a kodama before the first cell', (s) => Object.assign(first(s).kodama, { 0: 0 }), /on cell 0/],
    ['a kodama behind the last cell', (s) => Object.assign(first(s).kodama, { 1: 8 }), /on cell 8/],
    [
      'two kodama on a last cell',
      (s) => s.players.map(({ kodama }) => Object.assign(kodama, { 3: 7 })),
      /2 kodama are on the last cell of glade/,
    ],
    ['a building of another type', (s) => Object.assign(s.cells, { 0: { tile: 'farm-6', owner: 0 } }), /another type/],
    ['a building without an owner', (s) => Object.assign(s.cells, { 0: { tile: 'temple-6', owner: -1 } }), /wrong one/],
    ['an ancient building that is gone', (s) => Object.assign(s.cells, { 2: null }), /ancient building of area 0/],
    ['an ancient building where none belongs', (s) => Object.assign(s.cells, { 3: s.cells[2] }), /wrong place/],
    ['seven buildings', (s) => [0, 1, 3, 4, 5, 7, 8].map((at) => build(s, at)), /spirit 0 has too many buildings/],
    ['a fourth card space', (s) => first(s).mat.push(null), /has 4 card spaces/],
    ['a building twice', (s) => Object.assign(s.stacks.building, { 0: s.stacks.building[1] }), /building tiles/],
    ['a mitama less', (s) => s.stacks.mitama.pop(), /mitama tiles are not complete/],
    ['a dragonfly less', (s) => s.stacks.dragonfly.pop(), /dragonfly tiles are not complete/],
    ['a crystal more', (s) => s.stacks.crystal.push('dream-01'), /crystal tiles are not complete/],
    ['a tile that comes in summer', (s) => openLater(s), /an open crystal came in summer/],
    ['a crystal in a wrong place', (s) => Object.assign(first(s).crystals, { 3: 'dream-01' }), /wrong place of seat 0/],
    ['a ninth crystal', (s) => first(s).crystals.push(null), /9 crystal places/],
    [
      'a fifth iwakura',
      (s) => Object.assign(first(s), { iwakura: ['iwa-ara', 'iwa-nigi', 'iwa-saki', 'iwa-kushi', 'iwa-kappa'] }),
      /has 5 iwakura/,
    ],
    ['an iwakura twice', (s) => Object.assign(s.garden, { 0: first(s).iwakura[0] }), /in two places/],
    ['an iwakura less', (s) => Object.assign(s, { goneIwakura: [], garden: [] }), /iwakura are in play/],
    ['a pilgrim beside no iwakura', (s) => Object.assign(first(s), { stones: 1 << 6 }), /on p4 beside no iwakura/],
    ['a pilgrim off the stone path', (s) => Object.assign(first(s), { stones: 1 << 7 }), /off the stone path/],
    ['a yokai less', (s) => s.yokai.bag.pop(), /yokai cards are not complete/],
    ['a card given up too often', (s) => Object.assign(first(s), { removed: ['a', 'b', 'c'] }), /gave up 3 cards/],
    ['too few cards', (s) => Object.assign(first(s), { hand: [], taken: [], discard: [] }), /has only \d yokai/],
    ['a bitoku less', (s) => Object.assign(first(s), { path: [...first(s).path, 'meiyo'] }), /cards of meiyo/],
    ['a bitoku visited that is not there', (s) => Object.assign(first(s), { visited: 9 }), /has visited 9 cards/],
    ['a vision less', (s) => first(s).visions.pop(), /visions are not complete/],
    ['a marker without a die', (s) => Object.assign(s.hills[0]!, { covered: s.hills[0]!.covered ^ 4 }), /markers lie/],
    ['a debt', (s) => Object.assign(first(s), { sake: -1 }), /has -1 sake/],
    ['fewer than no amulets', (s) => Object.assign(first(s).amulets, { 1: -1 }), /lacks amulets/],
    ['points below nothing', (s) => Object.assign(first(s).points, { 0: -1 }), /has the points -1/],
    ['somebody twice in the turn order', (s) => Object.assign(s, { order: [0, 0] }), /the turn order is 0,0/],
    ['a fifth year', (s) => Object.assign(s, { round: 5 }), /it is year 5/],
    ['another season', (s) => Object.assign(s, { phase: 'monsoon' }), /it is monsoon/],
    ['somebody passed who is not there', (s) => Object.assign(s, { passed: 0b100 }), /passed who is not there/],
    ['an end before the end', (s) => Object.assign(s, { agenda: [] }), /over before the Ascension/],
    ['two pilgrims of one player aside', (s) => Object.assign(s.sides, { 1: [0, 0] }), /two pilgrims of one player/],
    ['three pilgrims at insight', (s) => Object.assign(s.sides, { 0: [0, 1, 0] }), /too many pilgrims/],
    ['a torii more', (s) => Object.assign(s, { torii: [...s.torii, 'torii-a1'] }), /there are 5 torii/],
    ['a card on a mat in spring', (s) => endSummer(s, 'spring'), /still on a mat in spring/],
    ['a marker in spring', (s) => Object.assign(endSummer(s, 'spring').hills[0]!, { covered: 1 }), /marker stayed/],
    ['a die away from home in winter', (s) => Object.assign(s, { phase: 'winter' }), /not at home in winter/],
  ])('%s', (_, change, fault) => {
    expect(broken(change)).toMatch(fault);
  });

  function build(state: Bitoku, cell: number): void {
    state.cells[cell] = { tile: `${CELL_TYPES[cell]!}-1`, owner: 0 };
  }
  function openLater(state: Bitoku): void {
    const tile = state.stacks.crystal.pop()!;
    const at = state.open.crystal.findIndex((one) => one !== null);
    state.gone.crystal.push(state.open.crystal[at]!);
    state.open.crystal[at] = tile;
  }
  function endSummer(state: Bitoku, phase: 'spring'): Bitoku {
    for (const { dice } of state.players)
      for (const die of dice) Object.assign(die, { at: 'locked', place: -1, space: -1 });
    return Object.assign(state, { phase });
  }
});

describe('what must never happen from one choice to the next', () => {
  it.each<[string, Change, RegExp]>([
    ['a torii moves', (s) => Object.assign(s, { torii: s.torii.toReversed() }), /never changes/],
    ['a treasure moves', (s) => Object.assign(s, { treasures: s.treasures.toReversed() }), /never changes/],
    ['a building changes', (s) => Object.assign(s.cells, { 2: s.cells[6], 6: s.cells[2] }), /building on 2 changed/],
    ['the turn order changes', (s) => Object.assign(s, { order: s.order.toReversed() }), /changed in summer/],
    ['a year is left out', (s) => Object.assign(s, { round: 4 }), /a year was left out/],
    ['an iwakura is lost', (s) => first(s).iwakura.pop(), /lost an iwakura/],
  ])('%s', (_, change, fault) => {
    expect(broken(change)).toMatch(fault);
  });

  it('points, a visit, a pair, a pilgrim’s goal, a marker or a pass is undone', () => {
    const scene = new Scene(TWO).give('purple', { path: ['gi'], visited: 1 });
    scene.give('purple', { pairs: [{ mitama: 'mitama-ara-1', dragonfly: 'dragonfly-01a' }] });
    scene.hill('yomi', { covered: 1 }).player('purple').points[0] = 3;
    scene.state.sides[0] = [0];
    scene.state.passed = 0b01;
    const before = copy(scene.state);
    const later = (change: Change) => {
      const state = copy(before);
      change(state);
      return bitoku.faults(state, before).join('; ');
    };
    expect(later((s) => Object.assign(first(s).points, { 0: 2 }))).toMatch(/spirit 0 lost points/);
    expect(later((s) => Object.assign(first(s), { visited: 0 }))).toMatch(/unvisited a bitoku/);
    expect(later((s) => Object.assign(first(s), { path: ['rei'] }))).toMatch(/bitoku path of 0 changed/);
    expect(later((s) => Object.assign(first(s), { pairs: [] }))).toMatch(/parted a pair/);
    expect(later((s) => Object.assign(s.sides, { 0: [] }))).toMatch(/a pilgrim left place 0/);
    expect(later((s) => Object.assign(s.hills[0]!, { covered: 0 }))).toMatch(/a marker left hill 0/);
    expect(later((s) => Object.assign(s, { passed: 0 }))).toMatch(/had passed came back/);
  });
});

describe('alone', () => {
  it.each<[string, Change, RegExp]>([
    ['a card of the Tengu less', (s) => s.tengu!.deck.pop(), /the Tengu's cards are/],
    ['a fourth card in his row', (s) => s.tengu!.row.push(s.tengu!.deck.pop()!), /the Tengu's cards are/],
    ['another value of his dice', (s) => Object.assign(s.tengu!.dice[1]!, { value: 5 }), /the Tengu's dice show 2,5,4/],
    ['a pilgrim of his too many', (s) => Object.assign(s.tengu!, { awake: s.tengu!.awake + 1 }), /spirit 1 has 12 pil/],
    ['an iwakura of his less', (s) => s.tengu!.iwakura.pop(), /the Tengu has 1 iwakura/],
    [
      'two iwakura of his for yokai',
      (s) => Object.assign(s.tengu!, { iwakura: ['iwa-kappa', 'iwa-nezumi'] }),
      /the Tengu has 2 iwakura for yokai/,
    ],
  ])('%s', (_, change, fault) => {
    expect(broken(change, true)).toMatch(fault);
  });

  it('a card is to be played that nobody has', () => {
    const step: BitokuStep = { do: 'chooseSlot', seat: 0, card: 'yamauba-4' };
    expect(broken((state) => state.agenda.push(step), true)).toMatch(/to be played that nobody has/);
  });
});
