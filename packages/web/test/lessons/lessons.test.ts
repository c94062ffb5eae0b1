import type { Game } from '@engawa/kernel';
import { type Tokaido, tokaido } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import { lesson } from '../../src/games/tokaido/texts/lesson/index.ts';
import type { Course } from '../../src/lessons/course.ts';
import { LEARNER } from '../../src/lessons/lesson.ts';
import { LessonSource } from '../../src/lessons/lesson-source.ts';
import { describeLesson, doStep, playTo as playLessonTo, settled } from './kit.ts';

const game = tokaido as unknown as Game;
const playTo = (id: string) => playLessonTo(tokaido as unknown as Game<Tokaido>, lesson, id);

describeLesson('Tokaido', game, lesson);

describe('the road of the lesson', () => {
  it('fills the basket with all three before it is paid', () => {
    const made = playTo('skip').table.made.map(({ choice }) => choice);
    expect(made.slice(-4)).toEqual(['koma', 'konpeito', 'geta', 'done']);
  });

  it('is what its sentences say', () => {
    const me = (course: Course<Tokaido>) => course.table.state.players[0]!;
    expect(playTo('welcome').table.deciders()).toEqual([LEARNER]);
    expect(me(playTo('spring')).panoramas.paddy).toBe(1);
    expect(playTo('again').table.deciders()).toEqual([LEARNER]);
    expect(playTo('temple').table.deciders()).toEqual([LEARNER]);
    expect(playTo('temple').table.choices(LEARNER)).not.toContain('village-2');
    expect(me(playTo('inn')).panoramas.sea).toBe(1);
    expect(playTo('meal').table.state.mealSet).toHaveLength(4);
    expect(playTo('farm').table.deciders()).toEqual([LEARNER]);
    expect(playTo('village').table.deciders()).toEqual([LEARNER]);
    const bought = me(playTo('skip'));
    expect(bought.souvenirs).toHaveLength(3);
    expect(bought.score - me(playTo('buy')).score).toBe(9);
    expect(playTo('edo').table.deciders()).toEqual([LEARNER]);
    expect(playTo('lastMeal').table.choices(LEARNER).length).toBeGreaterThan(1);
  });
});

describe('a course', () => {
  it('goes back to any step, and on again with the same lots', () => {
    const course = playTo('farm');
    const before = JSON.stringify(course.table.state);
    course.goBackTo(2);
    expect(course.step.id).toBe('spring');
    expect(course.table.length).toBe(playTo('spring').table.length);
    while (course.step.id !== 'farm') doStep(course as unknown as Course);
    expect(JSON.stringify(course.table.state)).toBe(before);
  });

  it('keeps what the learner chose when it goes back', () => {
    const course = playTo('give');
    course.choose(3);
    course.next();
    expect(course.step.id).toBe('encounter');
    course.goBackTo(course.at);
    expect((course.table.state as unknown as Tokaido).players[0]!.donated).toBe(3);
  });

  it('offers nothing but what is taught', () => {
    const course = playTo('paddy');
    expect(course.choices()).toEqual(['paddy-1']);
    expect(course.table.choices(LEARNER).length).toBeGreaterThan(5);
    expect(() => course.choose('sea-1')).toThrow('not offered');
    course.next();
    expect(course.step.id).toBe('paddy');
  });
});

describe('the source of a lesson', () => {
  const open = (from = 0) => new LessonSource(game, lesson, { learner: 'Olha', pause: async () => {}, from });

  it('narrows what the table shows, and refuses the rest; the guide needs no bot for a hint', async () => {
    const source = open();
    expect(source.abilities.hints).toBe(false);
    expect(source.known().shown.choices).toEqual([]);
    source.next();
    await settled();
    expect(source.progress().step.id).toBe('paddy');
    expect(source.known().shown.choices).toEqual(['paddy-1']);
    await expect(source.ask({ is: 'choose', at: source.known().number, choice: 'sea-1' })).rejects.toThrow();
    await source.ask({ is: 'choose', at: source.known().number, choice: 'paddy-1' });
    await settled();
    expect(source.progress().step.id).toBe('spring');
  });

  it('tells what the others did, one after the other', async () => {
    const source = open(1);
    const seen: number[] = [];
    source.subscribe(() => seen.push(source.known().told.length));
    source.showMe();
    await settled();
    expect(seen).toEqual([2, 3, 4, 5, 6, 6]);
    const numbers = source.known().told.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('goes on from where it was left', () => {
    expect(open(7).progress()).toMatchObject({ at: 7, isDone: false });
    expect(open(7).known().shown.choices).toEqual(['inn-1']);
  });

  it('goes back', async () => {
    const source = open(3);
    const { number } = source.known();
    source.goBackTo(1);
    expect(source.progress().step.id).toBe('paddy');
    expect(source.known().number).toBeGreaterThan(number);
    expect(source.known().told).toHaveLength(1);
  });
});
