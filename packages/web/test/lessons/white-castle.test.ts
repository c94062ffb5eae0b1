import type { Game } from '@engawa/kernel';
import { courtiersOn, gardenerPoints, timePoints, type WhiteCastle, whiteCastle } from '@engawa/white-castle';
import { describe, expect, it } from 'vitest';
import { lesson } from '../../src/games/white-castle/texts/lesson/index.ts';
import { LEARNER } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/lessons/lessons.ts';
import { describeLesson, playTo as playLessonTo } from './kit.ts';

const TANUKI = 1;
const playTo = (id: string) => playLessonTo(whiteCastle as unknown as Game<WhiteCastle>, lesson, id).table;
const me = (id: string) => playTo(id).state.players[LEARNER]!;

describeLesson('The White Castle', whiteCastle as unknown as Game, lesson);

describe('the castle of the lesson', () => {
  it('is what the first turns say', () => {
    expect(playTo('start').state.players[TANUKI]!.card).not.toBeNull();
    expect(me('bridge')).toMatchObject({ card: 'action-gardener', lantern: ['resource-8'], coins: 4 });
    const [before, after] = [me('well'), me('second')];
    // A coin for the 2 on the 1, a food of the lantern, and what the well gives.
    for (const good of ['coins', 'food', 'seals', 'iron', 'pearl'] as const) expect(after[good]).toBe(before[good] + 1);
    expect(me('garden')).toMatchObject({ coins: after.coins - 1, iron: after.iron + 1 });
    const planted = me('third');
    expect(planted).toMatchObject({ food: 0, seals: after.seals + 1, pearl: after.pearl + 1 });
    expect(gardenerPoints(playTo('third').state, planted)).toBe(5);
  });

  it('is what the courtier’s first way says', () => {
    expect(me('audience').coins).toBe(me('room').coins + 2);
    expect(me('ladder')).toMatchObject({ coins: me('audience').coins - 2, courtiers: [1, 0, 0, 0, 0, 0, 0] });
    const climbed = me('card');
    expect(climbed).toMatchObject({ card: 'steward-04', lantern: ['resource-8', 'action-gardener'] });
    expect(climbed.pearl).toBe(me('ladder').pearl - 2);
  });

  it('is what the end of the round says', () => {
    const { state } = playTo('round');
    expect(state).toMatchObject({ round: 2, order: [LEARNER, TANUKI] });
    expect(state.players[LEARNER]!.time).toBeGreaterThan(state.players[TANUKI]!.time);
    // The lantern gave a food and nothing of the well: seal, iron and mother-of-pearl came from the garden.
    const before = me('card');
    expect(state.players[LEARNER]).toMatchObject({
      food: before.food + 1,
      seals: before.seals + 1,
      iron: before.iron + 1,
      pearl: before.pearl + 1,
    });
  });

  it('is what the warrior and the chain say', () => {
    expect(me('yard').coins).toBe(me('warrior').coins + 1);
    expect(me('chain')).toMatchObject({ iron: me('yard').iron - 5, points: me('yard').points + 2 });
    const chained = me('skip');
    expect([courtiersOn(chained, 0), courtiersOn(chained, 2)]).toEqual([1, 1]);
  });

  it('comes to summer in the last turn', () => {
    const table = playTo('season');
    expect(table.state).toMatchObject({ round: 3, turns: 5 });
    expect(table.choices(LEARNER)).toContain('pay');
    const [before, after] = [me('season'), me('end')];
    expect([before.time, after.time]).toEqual([5, 6]);
    expect([timePoints(before.time), timePoints(after.time)]).toEqual([0, 3]);
    // A seal is paid, and the well gives another.
    expect(after.seals).toBe(before.seals);
  });

  it('is offered among the lessons', async () => {
    expect(await LESSONS['white-castle']!.load()).toBe(lesson);
    expect(LESSONS['white-castle']!.minutes).toBe(lesson.minutes);
  });
});
