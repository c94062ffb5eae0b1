import {
  arrivedAt,
  type Bitoku,
  BUILDING_COSTS,
  bitoku,
  highestIn,
  LAKE_TREASURES,
  REGIONS,
  sheetOf,
  totalPoints,
  virtueOf,
} from '@engawa/bitoku';
import { type Game, total } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { lesson } from '../../src/games/bitoku/texts/lesson/index.ts';
import { LEARNER } from '../../src/lessons/lesson.ts';
import { LESSONS } from '../../src/lessons/lessons.ts';
import { describeLesson, playTo as playLessonTo } from './kit.ts';

const OTHER = 1;
const [YOMI, STEPS] = [REGIONS.indexOf('yomi'), REGIONS.indexOf('steps')];
const playTo = (id: string) => playLessonTo(bitoku as unknown as Game<Bitoku>, lesson, id).table;
const me = (id: string) => playTo(id).state.players[LEARNER]!;

describeLesson('Bitoku', bitoku as unknown as Game, lesson);

describe('the forest of the lesson', () => {
  it('begins with four cards and three dice', () => {
    expect(me('spring').hand).toHaveLength(4);
    expect(me('card').hand).toHaveLength(3);
    expect(me('card').dice.map(({ value }) => value)).toEqual([3, 2, 1]);
    expect(me('gift').dice[0]!.at).toBe('unlocked');
    expect(me('die')).toMatchObject({ jade: 1, sake: 1 });
  });

  it('is what the first die says', () => {
    expect(highestIn(playTo('die').state, YOMI)).toBe(0);
    const [before, after] = [me('mitama'), me('kodama')];
    expect(totalPoints(after) - totalPoints(before)).toBe(5);
    expect(after).toMatchObject({ jade: before.jade - 1, sake: before.sake - 1 });
    const { treasures } = playTo('kodama').state;
    const prizes = treasures.map((treasure) => LAKE_TREASURES[treasure][0]);
    expect(prizes[YOMI]).toBe(Math.max(...prizes));
    expect(me('unite').kodama[YOMI]).toBe(2);
    expect(me('building')).toMatchObject({ wood: me('unite').wood + 2, dragonflies: [] });
    expect(me('cross').amulets[0]).toBe(me('building').amulets[0]! + 1);
  });

  it('is what the river and the building say', () => {
    expect([me('cross').dice[0]!.value, me('rat').dice[0]!.value]).toEqual([3, 2]);
    expect(me('rat').path).toEqual(['makoto']);
    expect(BUILDING_COSTS[0]).toMatchObject({ wood: 1, stone: 0 });
    expect(me('second')).toMatchObject({ wood: me('build').wood - 1 });
    expect(me('second').kodama[STEPS]).toBe(me('area').kodama[STEPS]! + 2);
  });

  it('is what the way says', () => {
    expect(me('steps').dice[1]!.value).toBe(3);
    const [before, after] = [me('visit'), me('own')];
    expect(after).toMatchObject({ visited: 1, awake: before.awake - 1 });
    expect(totalPoints(after) - totalPoints(before)).toBe(2);
    expect(me('wolf').hand).toHaveLength(after.hand.length + 1);
    expect(arrivedAt(playTo('house').state, LEARNER, false)).toBe(1);
    expect(totalPoints(me('house'))).toBe(totalPoints(me('wolf')) + 1);
  });

  it('is what house, vision and winter say', () => {
    const { visions, pairs } = me('rest');
    expect(visions).toContain('vision-01');
    expect(pairs).toHaveLength(1);
    const winter = playTo('virtue');
    expect(winter.state.order).toEqual([LEARNER, OTHER]);
    expect(winter.state.players[LEARNER]!.path).toHaveLength(2);
    expect(virtueOf(winter.state, LEARNER, 'start-kappa').points).toBe(1);
    expect(me('skip').removed).toEqual(['start-kappa']);
  });

  it('ends with all that the guide counts', () => {
    const { state } = playTo('end');
    const sheet = sheetOf(state, LEARNER);
    for (const row of ['set', 'lake', 'iwakura', 'guardians', 'visions', 'markers', 'slots']) {
      expect([row, sheet.find((one) => one.row === row)!.points > 0]).toEqual([row, true]);
    }
    expect(total(sheet)).toBeGreaterThan(total(sheetOf(state, OTHER)));
  });

  it('is offered among the lessons', async () => {
    expect(await LESSONS.bitoku!.load()).toBe(lesson);
    expect(LESSONS.bitoku!.minutes).toBe(lesson.minutes);
  });
});
