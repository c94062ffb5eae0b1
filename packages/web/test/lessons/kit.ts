import { type Choice, type Game, LANGUAGES, type State } from '@engawa/kernel';
import { describe, expect, it } from 'vitest';
import { Course } from '../../src/lessons/course.ts';
import { LEARNER, type Lesson } from '../../src/lessons/lesson.ts';
import { LessonSource } from '../../src/lessons/lesson-source.ts';

/** Lets everything that is promised already happen. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The learner does in the open step what the guide would show, or something else wherever that is offered. */
export function doStep(course: Course, other?: Choice): void {
  for (let choice = course.shown(); choice !== undefined; choice = course.shown()) {
    course.choose(other !== undefined && course.choices().includes(other) ? other : choice);
  }
  course.next();
}

/** Plays what the guide would show, up to a step. */
export function playTo<S extends State>(game: Game<S>, lesson: Lesson, id: string): Course<S> {
  const course = new Course(game, lesson);
  while (course.step.id !== id) doStep(course as unknown as Course);
  return course;
}

/** What every lesson must be like, whatever it teaches. */
export function describeLesson(name: string, game: Game, lesson: Lesson): void {
  describe(`the lesson of ${name}`, () => {
    it('runs to its end on the real rules', () => {
      const { table, isLast } = playTo(game, lesson, lesson.steps.at(-1)!.id);
      expect(isLast).toBe(true);
      expect(table.isOver).toBe(true);
    });

    it('is shown to its end at a table', async () => {
      const source = new LessonSource(game, lesson, { learner: 'Olha', pause: async () => {} });
      for (let i = 0; i < 100 && source.progress().at < lesson.steps.length - 1; i++) {
        if (source.known().shown.choices.length > 0) source.showMe();
        else source.next();
        await settled();
      }
      expect(source.known().shown.status).toBe('over');
      expect(source.known().shown.places).toHaveLength(lesson.seats);
    });

    it('goes exactly as it is written when the learner does what the guide shows', () => {
      const course = new Course(game, lesson);
      while (!course.isLast) {
        const { id, after = [] } = course.step;
        const from = course.table.length;
        doStep(course);
        const made = course.table.made.slice(from).map(({ seat, choice }) => [seat, choice]);
        expect([id, made.slice(made.length - after.length)]).toEqual([id, after]);
      }
    });

    it('lets the others move once after what is only listened to', () => {
      const { steps } = lesson;
      for (const { id, after = [] } of steps.filter(({ choose }) => choose === undefined)) {
        const course = playTo(game, lesson, id);
        const from = course.table.length;
        course.listened();
        while (course.isWaiting) course.playPending();
        course.next();
        expect([id, course.table.length - from]).toEqual([id, after.length]);
      }
    });

    it('makes no move for the learner where the learner is at work', () => {
      for (const { after = [], choose } of lesson.steps) {
        if (choose === undefined) continue;
        expect(after.every(([seat]) => seat !== LEARNER)).toBe(true);
      }
    });

    it('can be done in every other way that it offers', () => {
      const offered = lesson.steps.flatMap((step) => (Array.isArray(step.choose) ? step.choose.slice(1) : []));
      for (const other of offered) {
        const course = new Course(game, lesson);
        while (!course.isLast) doStep(course, other);
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
          expect(text.split('**').length % 2).toBe(1);
          // What does not fit into the bubble on a phone is not read.
          expect(text.length).toBeLessThan(400);
        }
      }
      expect(new Set(LANGUAGES.map((language) => JSON.stringify(lesson.sayings[language]))).size).toBe(3);
    });

    it('takes less than five minutes', () => {
      for (const language of LANGUAGES) {
        const sayings = Object.values(lesson.sayings[language]);
        const words = sayings.flatMap(({ title, text }) => `${title} ${text}`.split(/\s+/));
        const reading = words.length / 200;
        const doing = lesson.steps.length * (6 / 60);
        expect(reading + doing).toBeLessThan(5);
      }
      expect(lesson.minutes).toBeLessThan(5);
    });
  });
}
