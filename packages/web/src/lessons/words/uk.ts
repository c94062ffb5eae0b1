import { counting } from '../../words/counting.ts';
import type { LessonWords } from './en.ts';

const count = counting('uk');

export const uk: LessonWords = {
  title: 'Уроки',
  intro: 'Провідник за руку проведе вас крізь справжню партію. Кожен урок коротший за п’ять хвилин.',
  lesson: (game) => `Урок: ${game}`,
  minutes: (n) => count(n, 'хвилина', 'хвилини', 'хвилин'),
  start: 'Почати',
  continue: 'Продовжити',
  again: 'Ще раз',
  done: 'Пройдено',
  begun: 'Розпочато',
  noLesson: 'Для цієї гри уроку немає.',
  toLessons: 'Усі уроки',
  loading: 'Провідник уже йде…',
  step: (at, of) => `крок ${at} з ${of}`,
  left: (minutes) => (minutes < 1 ? 'майже все' : `лишилося близько ${minutes}\u00a0хв`),
  straight: 'Одразу до партії',
  back: 'Назад',
  next: 'Далі',
  nextWhy: 'Спершу зробіть хід, про який каже провідник, або попросіть показати.',
  showMe: 'Покажіть мені',
  try: 'Натисніть на місце, що світиться',
  orEnter: ', або Enter',
  tryTray: 'Оберіть і підтвердьте',
  watching: 'Ходять інші…',
  restart: 'Від початку',
  play: 'Зіграти з ботами',
  learner: 'Гість',
  language: 'Мова',
  progress: 'Перебіг уроку',
};
