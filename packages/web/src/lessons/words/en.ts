import { counting } from '../../words/counting.ts';

const count = counting('en');

export const en = {
  title: 'Lessons',
  intro: 'A guide takes you by the hand through a real game. Every lesson is shorter than five minutes.',
  lesson: (game: string) => `Lesson: ${game}`,
  minutes: (n: number) => `${count(n, 'minute', 'minutes')}`,
  start: 'Begin',
  continue: 'Continue',
  again: 'Once more',
  done: 'Learned',
  begun: 'Begun',
  noLesson: 'There is no lesson for this game.',
  toLessons: 'All lessons',
  loading: 'The guide is on the way…',
  step: (at: number, of: number) => `step ${at} of ${of}`,
  left: (minutes: number) => (minutes < 1 ? 'almost done' : `about ${minutes}\u00a0min left`),
  straight: 'Straight to a game',
  back: 'Back',
  next: 'Next',
  nextWhy: 'First make the move that the guide describes, or let it be shown.',
  showMe: 'Show me',
  try: 'Press the lit place',
  orEnter: ', or Enter',
  tryTray: 'Choose, then confirm',
  watching: 'The others take their turns…',
  restart: 'From the beginning',
  play: 'Play a game with bots',
  learner: 'Guest',
  language: 'Language',
  progress: 'Progress of the lesson',
};

export type LessonWords = typeof en;
