import { type Game, LANGUAGES } from '@engawa/kernel';
import { type Tokaido, tokaido } from '@engawa/tokaido';
import { describe, expect, it } from 'vitest';
import { lesson } from '../../src/games/tokaido/texts/lesson/index.ts';
import { Course } from '../../src/lessons/course.ts';
import { LEARNER } from '../../src/lessons/lesson.ts';
import { LessonSource } from '../../src/lessons/lesson-source.ts';

const game = tokaido as unknown as Game;
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Plays what the guide would show, up to a step. */
function playTo(id: string): Course<Tokaido> {
  const course = new Course(tokaido as unknown as Game<Tokaido>, lesson);
  while (course.step.id !== id) {
    for (let choice = course.shown(); choice !== undefined; choice = course.shown()) course.choose(choice);
    course.next();
  }
  return course;
}

describe('the lesson of Tokaido', () => {
  it('runs to its end on the real rules', () => {
    const { table, isLast } = playTo('end');
    expect(isLast).toBe(true);
    expect(table.isOver).toBe(true);
  });

  it('goes exactly as it is written when the learner does what the guide shows', () => {
    const written = lesson.steps.flatMap(({ choose, after = [] }) => [
      ...(Array.isArray(choose) ? [[LEARNER, choose[0]]] : choose === 'any' ? [[LEARNER, '*']] : []),
      ...after,
    ]);
    const made = playTo('end').table.made.map(({ seat, choice }) => [seat, choice]);
    // The basket is filled with all three before it is paid.
    const basket = made.findIndex(([, choice]) => choice === 'koma');
    expect(made.slice(basket, basket + 4).map(([, choice]) => choice)).toEqual(['koma', 'konpeito', 'geta', 'done']);
    made.splice(basket + 1, 3);
    expect(made.map(([seat, choice], i) => [seat, written[i]?.[1] === '*' ? '*' : choice])).toEqual(written);
  });

  it('makes no move for others that is not in the script', () => {
    for (const { after = [], choose } of lesson.steps) {
      if (choose === undefined) continue;
      expect(after.every(([seat]) => seat !== LEARNER)).toBe(true);
    }
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

  it('can be done in every other way that it offers', () => {
    const offered = lesson.steps.flatMap((step) => (Array.isArray(step.choose) ? step.choose.slice(1) : []));
    for (const other of offered) {
      const course = new Course(game, lesson);
      while (!course.isLast) {
        for (let choice = course.shown(); choice !== undefined; choice = course.shown()) {
          course.choose(course.choices().includes(other) ? other : choice);
        }
        course.next();
      }
      expect(course.table.isOver).toBe(true);
    }
  });

  it('has all its sentences in every language, each of its own', () => {
    for (const language of LANGUAGES) {
      const sayings = lesson.sayings[language];
      expect(Object.keys(sayings)).toEqual(lesson.steps.map(({ id }) => id));
      for (const { title, text } of Object.values(sayings)) {
        expect(title.trim()).not.toBe('');
        expect(text.trim()).not.toBe('');
        // What does not fit into the bubble on a phone is not read.
        expect(text.length).toBeLessThan(400);
      }
    }
    expect(new Set(LANGUAGES.map((language) => JSON.stringify(lesson.sayings[language]))).size).toBe(3);
  });

  it('takes less than five minutes', () => {
    const words = Object.values(lesson.sayings.ru).flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/));
    const reading = words.length / 200;
    const doing = lesson.steps.length * (6 / 60);
    expect(reading + doing).toBeLessThan(5);
    expect(lesson.minutes).toBeLessThan(5);
  });
});

describe('a course', () => {
  it('goes back to any step, and on again with the same lots', () => {
    const course = playTo('farm');
    const before = JSON.stringify(course.table.state);
    course.goBackTo(2);
    expect(course.step.id).toBe('spring');
    expect(course.table.length).toBe(playTo('spring').table.length);
    while (course.step.id !== 'farm') {
      for (let choice = course.shown(); choice !== undefined; choice = course.shown()) course.choose(choice);
      course.next();
    }
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

  it('narrows what the table shows, and refuses the rest', async () => {
    const source = open();
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

  it('is shown to its end', async () => {
    const source = open();
    for (let i = 0; i < 100 && source.progress().step.id !== 'end'; i++) {
      if (source.known().shown.choices.length > 0) source.showMe();
      else source.next();
      await settled();
    }
    expect(source.known().shown.status).toBe('over');
    expect(source.known().shown.places).toHaveLength(3);
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
