import { counting } from '../../words/counting.ts';
import type { LessonWords } from './en.ts';

const count = counting('ru');

export const ru: LessonWords = {
  title: 'Уроки',
  intro: 'Проводник за руку проведёт вас через настоящую партию. Каждый урок короче пяти минут.',
  lesson: (game) => `Урок: ${game}`,
  minutes: (n) => count(n, 'минута', 'минуты', 'минут'),
  start: 'Начать',
  continue: 'Продолжить',
  again: 'Ещё раз',
  done: 'Пройден',
  begun: 'Начат',
  noLesson: 'Для этой игры урока нет.',
  toLessons: 'Все уроки',
  loading: 'Проводник уже идёт…',
  step: (at, of) => `шаг ${at} из ${of}`,
  left: (minutes) => (minutes < 1 ? 'почти всё' : `осталось около ${minutes}\u00a0мин`),
  straight: 'Сразу в партию',
  back: 'Назад',
  next: 'Дальше',
  nextWhy: 'Сначала сделайте ход, о котором говорит проводник, или попросите показать.',
  showMe: 'Покажите мне',
  try: 'Нажмите на светящееся место',
  orEnter: ' или Enter',
  tryTray: 'Выберите и подтвердите',
  watching: 'Ходят другие…',
  restart: 'С начала',
  play: 'Сыграть с ботами',
  learner: 'Гость',
  language: 'Язык',
  progress: 'Ход урока',
};
