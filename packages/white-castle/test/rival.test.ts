import { total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { isRivalBeaten, type Level, type RivalAction, rivalSheet, type SoloCard } from '../src/index.ts';
import { Scene } from './scene.ts';

/** The rival acts in a game of one, in this round. */
function acts(action: RivalAction, rival: object = {}, round = 2, ...luck: string[]): Scene {
  const scene = new Scene(['you']).gardens('plant-2', 'stone-1', 'plant-3', 'stone-2', 'plant-1', 'stone-5');
  scene.state.round = round;
  scene.state.order = [0, 1];
  Object.assign(scene.state.rival!, rival);
  scene.state.turns = 2;
  return scene.goOn([{ do: 'nextTurn' }, { do: 'rivalAction', action }], ...luck);
}
const rivalOf = (scene: Scene) => scene.state.rival!;

describe('its actions', () => {
  it('a courtier to the gate', () => {
    expect(rivalOf(acts('gate')).courtiers[0]).toBe(1);
  });

  it('a warrior to the yard with that price, without paying or using it', () => {
    expect(rivalOf(acts('warrior:3'))).toMatchObject({ warriors: [0, 1, 0], coins: 0 });
  });

  it('a gardener to the garden of the kind that scores least', () => {
    expect(rivalOf(acts('garden:plant')).gardeners).toBe(0b010000);
    expect(rivalOf(acts('garden:plant', { gardeners: 0b010000 })).gardeners).toBe(0b010000);
  });

  it('of several that score the same you choose', () => {
    const scene = acts('garden:any');
    expect(scene.choices).toEqual(['stone-1', 'stone-2']);
    scene.choose('you', 'stone-2');
    expect(rivalOf(scene).gardeners).toBe(0b001000);
  });

  it('the lowest courtier climbs; you choose the room, and its card leaves the game', () => {
    const scene = acts('up:1', { courtiers: [1, 1, 0, 0, 0, 0, 0] });
    expect(scene.choices).toEqual(['steward-1', 'steward-2', 'steward-3']);
    scene.choose('you', 'steward-3', 'steward-09');
    expect(rivalOf(scene).courtiers).toEqual([0, 1, 0, 1, 0, 0, 0]);
    expect(scene.state.rooms[2]).toBe('steward-09');
    expect(scene.state.removed).toEqual(['steward-07']);
    expect(scene.player('you').card).toBe('action-courtier');
  });

  it('with the daimyo it takes the leftmost favour, and nothing for it', () => {
    const scene = acts('up:2', { courtiers: [0, 1, 0, 0, 0, 0, 0] });
    expect(scene.state.favours).toEqual([1, -1, -1]);
    expect(rivalOf(scene)).toMatchObject({ courtiers: [0, 0, 0, 0, 0, 0, 1], points: 0, coins: 0 });
  });

  it('R15: with an empty deck no card is removed, and nobody is asked', () => {
    const scene = new Scene(['you']);
    scene.state.diplomats = [];
    scene.state.turns = 2;
    scene.state.order = [0, 1];
    rivalOf(scene).courtiers = [0, 1, 0, 0, 0, 0, 0];
    scene.goOn([{ do: 'nextTurn' }, { do: 'rivalAction', action: 'up:1' }]);
    expect(rivalOf(scene).courtiers).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(scene.state.removed).toEqual([]);
  });

  it('points, coins and time, past checkpoints for nothing', () => {
    expect(rivalOf(acts('vp:2')).points).toBe(2);
    expect(rivalOf(acts('coin:3')).coins).toBe(3);
    const scene = acts('time:2', { time: 5 });
    expect(rivalOf(scene)).toMatchObject({ time: 7 });
    expect(scene.state.influence[0]).toBe(1);
  });

  it.each([
    ['gate', { courtiers: [5, 0, 0, 0, 0, 0, 0] }],
    ['up:1', {}],
    ['up:1', { courtiers: [0, 0, 0, 0, 0, 0, 3] }],
    ['up:2', { courtiers: [0, 0, 0, 0, 1, 0, 0] }],
    ['warrior:5', { warriors: [1, 2, 2] }],
    ['garden:stone', { gardeners: 0b101010 }],
    ['garden:any', { gardeners: 0b011111 }],
    ['time:1', { time: 20 }],
  ] as const)('R14: %s that it cannot do brings points by the round', (action, has) => {
    const scene = acts(action, structuredClone(has), 3);
    expect(rivalOf(scene)).toMatchObject({ points: 3, ...has });
    expect(scene.events('rivalCannot')).toHaveLength(1);
  });
});

describe('its turn', () => {
  const withTop = (top: SoloCard, ...rest: SoloCard[]) => {
    const scene = new Scene(['you']);
    scene.state.order = [0, 1];
    scene.state.turns = 2;
    scene.state.solo = { bag: rest, over: [{ card: top, seen: -1, mix: 0, knew: 0 }], under: [], away: 0 };
    return scene;
  };

  it('R16: the turned card acts, the card then on top shows the die and its place, whatever the colours', () => {
    const scene = withTop('solo-1', 'solo-6').bridge('black', 2, 3, 6);
    scene.goOn([{ do: 'nextTurn' }, { do: 'rivalTurn' }], 'solo-6');
    expect(scene.state.spaces[4]).toEqual([{ colour: 'black', value: 6 }]);
    expect(scene.state.bridges[1]).toEqual({ left: 2, middle: [], right: 3 });
    // Two coins for a 6 on the 4, three of its card, and a courtier at the gate.
    expect(scene.state.rival).toMatchObject({ coins: 5, courtiers: [1, 0, 0, 0, 0, 0, 0] });
  });

  it('a die from the centre leaves the others where they are', () => {
    const scene = withTop('solo-1', 'solo-5').bridge('black', 2, 3, 6);
    scene.goOn([{ do: 'nextTurn' }, { do: 'rivalTurn' }], 'solo-5');
    expect(scene.state.bridges[1]).toEqual({ left: 2, middle: [], right: 6 });
    expect(scene.state.spaces[5]).toEqual([{ colour: 'black', value: 3 }]);
    // It does not pay the difference, nor does it use a lantern or an action.
    expect(scene.state.rival).toMatchObject({ coins: 3, gardeners: 0 });
  });

  it('where a die lies already it goes into the well, with coins and without the tiles', () => {
    const scene = withTop('solo-3', 'solo-6').bridge('black', 2, 3, 6).dice('diplomat-2', ['white', 4]);
    scene.goOn([{ do: 'nextTurn' }, { do: 'rivalTurn' }], 'solo-6');
    expect(scene.state.spaces[7]).toEqual([{ colour: 'black', value: 6 }]);
    expect(scene.state.rival).toMatchObject({ coins: 5, warriors: [1, 0, 0], time: 1 });
  });

  it('only the last two turned cards act, and all go under the deck in their order', () => {
    const scene = withTop('solo-1', 'solo-2', 'solo-4', 'solo-6').bridge('coral').bridge('black', 6).bridge('white', 4);
    scene.state.bridges[1] = { left: 0, middle: [], right: 6 };
    scene.goOn([{ do: 'nextTurn' }, { do: 'rivalTurn' }], 'solo-2', 'solo-4', 'solo-6');
    // Solo-2: a courtier to the gate and up a level; solo-4: a stone garden and two spaces of time.
    expect(scene.asks).toBe('rivalRoom');
    expect(scene.state.rival!.coins).toBe(2);
    expect(scene.state.solo.under.map(({ card }) => card)).toEqual(['solo-1', 'solo-2', 'solo-4']);
    expect(scene.state.solo.over.map(({ card }) => card)).toEqual(['solo-6']);
  });
});

describe('the end of a round', () => {
  const closing = (round: number, coins: number, order: number[], gardeners = 0) => {
    const scene = new Scene(['you']).bridge('coral', 4).bridge('black', 4).bridge('white');
    scene.state.bridges[2] = { left: 1, middle: [], right: 0 };
    scene.state.round = round;
    scene.state.turns = 6;
    scene.state.influence = order;
    Object.assign(rivalOf(scene), { coins, gardeners, time: order[0] === 1 ? 1 : 0 });
    scene.give('you', { time: order[0] === 0 ? 1 : 0 });
    return scene;
  };
  const dice = [...new Array<number>(9).fill(0), 'solo-1'];

  it('it turns in three coins for the number of the round when it goes first, five when second', () => {
    const first = closing(2, 8, [1, 0]);
    first.goOn([{ do: 'endRound' }], ...dice, 'solo-3');
    expect(rivalOf(first)).toMatchObject({ points: 4 });
    const second = closing(2, 8, [0, 1]).goOn([{ do: 'endRound' }], ...dice);
    expect(rivalOf(second)).toMatchObject({ points: 2, coins: 3 });
  });

  it('its gardeners beside dice score the number of the round', () => {
    const scene = closing(1, 0, [0, 1], 0b010101).goOn([{ do: 'endRound' }], ...dice);
    expect(rivalOf(scene).points).toBe(3);
  });

  it('its cards are mixed again', () => {
    const scene = closing(1, 0, [0, 1]).goOn([{ do: 'endRound' }], ...dice);
    expect(scene.state.solo).toMatchObject({ under: [], over: [{ card: 'solo-1' }] });
    expect(scene.state.solo.bag).toHaveLength(8);
  });

  it('after the third round it still turns in coins, then it is counted like everybody, without goods', () => {
    const scene = closing(3, 11, [1, 0], 0b000001);
    rivalOf(scene).courtiers = [1, 1, 0, 0, 0, 0, 0];
    rivalOf(scene).warriors = [1, 0, 0];
    scene.goOn([{ do: 'endRound' }]);
    const rows = Object.fromEntries(rivalSheet(scene.state, rivalOf(scene)).map(({ row, points }) => [row, points]));
    expect(rows).toEqual({ played: 9, time: 0, courtiers: 4, warriors: 2, gardeners: 5 });
    expect(scene.events('rivalScores')).toEqual([{ is: 'rivalScores', points: 20, isBeaten: false }]);
  });

  it.each([
    [10, [0, 1], true],
    [10, [1, 0], false],
    [11, [1, 0], true],
    [9, [0, 1], false],
  ] as const)('%i points against 10, turn order %o: beaten %s', (points, order, isBeaten) => {
    const scene = new Scene(['you'], { level: 'easy' satisfies Level });
    scene.give('you', { points });
    rivalOf(scene).points = 10;
    scene.state.order = [...order];
    expect(total(rivalSheet(scene.state, rivalOf(scene)))).toBe(10);
    expect(isRivalBeaten(scene.state)).toBe(isBeaten);
  });
});
