import type { Lesson } from './lesson.ts';

/** The games that have a lesson; its script is loaded when somebody wants to learn. */
export const LESSONS: Readonly<Record<string, { readonly minutes: number; readonly load: () => Promise<Lesson> }>> = {
  tokaido: {
    minutes: 4,
    load: async () => (await import('../games/tokaido/texts/lesson/index.ts')).lesson,
  },
  'white-castle': {
    minutes: 4,
    load: async () => (await import('../games/white-castle/texts/lesson/index.ts')).lesson,
  },
  bamboo: {
    minutes: 4,
    load: async () => (await import('../games/bamboo/texts/lesson/index.ts')).lesson,
  },
  bitoku: {
    minutes: 4,
    load: async () => (await import('../games/bitoku/texts/lesson/index.ts')).lesson,
  },
  'rising-sun': {
    minutes: 4,
    load: async () => (await import('../games/rising-sun/texts/lesson/index.ts')).lesson,
  },
};

export function lessonOf(game: string): (typeof LESSONS)[string] | undefined {
  return Object.hasOwn(LESSONS, game) ? LESSONS[game] : undefined;
}
