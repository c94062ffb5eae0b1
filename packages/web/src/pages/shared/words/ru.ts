import { counting } from '../../../words/counting.ts';
import type { SharedWords } from './en.ts';

const count = counting('ru');
const WEIGHTS = ['очень легко', 'легко', 'средне', 'сложно', 'очень сложно'];

export const ru: SharedWords = {
  bot: 'бот',
  freeSeats: (n) => count(n, 'свободное место', 'свободных места', 'свободных мест'),
  players: (min, max) => (min === max ? `${max}` : `${min}–${max}`),
  playersHelp: 'Игроков',
  minutes: (n) => `${n}\u00a0мин`,
  minutesHelp: 'Время партии',
  weight: (n) => `Сложность ${n} из 5: ${WEIGHTS[n - 1]}`,
  weightShort: (n) => WEIGHTS[n - 1]!,
  noClock: 'без часов',
  liveClock: (minutes, seconds) => `${minutes}\u00a0мин + ${seconds}\u00a0с`,
  daysClock: (days) => `${count(days, 'день', 'дня', 'дней')} на ход`,
  yourMove: 'Ваш ход',
  makeMove: 'Сделать ход',
  open: 'Открыть',
  sit: 'Сесть',
  watch: 'Смотреть',
  replay: 'Повтор',
  othersMove: 'Ходят другие',
  gathering: 'Ждём людей',
  over: 'Партия окончена',
  closed: 'Стол закрыт без итога',
  seats: (taken, free) =>
    `За столом: ${taken.length > 0 ? taken.join(', ') : 'пока никого'}.${free > 0 ? ` Свободно мест: ${free}.` : ''}`,
  offline: 'Нет связи с сервером',
  offlineText: 'Партии на этом устройстве идут и без него.',
  onDevice: 'Играть на этом устройстве',
  tryAgain: 'Попробовать ещё раз',
  somebody: 'кто-то',
};
