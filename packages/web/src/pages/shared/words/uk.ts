import { counting } from '../../../words/counting.ts';
import type { SharedWords } from './en.ts';

const count = counting('uk');
const WEIGHTS = ['дуже легко', 'легко', 'середньо', 'складно', 'дуже складно'];

export const uk: SharedWords = {
  bot: 'бот',
  freeSeats: (n) => count(n, 'вільне місце', 'вільні місця', 'вільних місць'),
  players: (min, max) => (min === max ? `${max}` : `${min}–${max}`),
  playersHelp: 'Гравців',
  minutes: (n) => `${n}\u00a0хв`,
  minutesHelp: 'Тривалість партії',
  weight: (n) => `Складність ${n} з 5: ${WEIGHTS[n - 1]}`,
  weightShort: (n) => WEIGHTS[n - 1]!,
  noClock: 'без годинника',
  liveClock: (minutes, seconds) => `${minutes}\u00a0хв + ${seconds}\u00a0с`,
  daysClock: (days) => `${count(days, 'день', 'дні', 'днів')} на хід`,
  yourMove: 'Ваш хід',
  makeMove: 'Зробити хід',
  open: 'Відкрити',
  sit: 'Сісти',
  watch: 'Дивитися',
  replay: 'Повтор',
  othersMove: 'Ходять інші',
  gathering: 'Чекаємо на людей',
  over: 'Партію завершено',
  closed: 'Стіл закрито без підсумку',
  seats: (taken, free) =>
    `За столом: ${taken.length > 0 ? taken.join(', ') : 'поки нікого'}.${free > 0 ? ` Вільних місць: ${free}.` : ''}`,
  offline: 'Немає зв’язку із сервером',
  offlineText: 'Партії на цьому пристрої йдуть і без нього.',
  onDevice: 'Грати на цьому пристрої',
  tryAgain: 'Спробувати ще раз',
  somebody: 'хтось',
};
