import { counting } from '../../words/counting.ts';
import type { DesignWords } from './en.ts';

const count = counting('ru');

export const ru: DesignWords = {
  close: 'Закрыть',
  toPlay: 'ходит',
  presence: { here: 'за столом', away: 'не за столом', bot: 'бот', thinking: 'думает', gone: 'нет связи' },
  you: 'вы',
  points: (n) => count(n, 'очко', 'очка', 'очков'),
  coins: (n) => count(n, 'монета', 'монеты', 'монет'),
  die: (n) => `Кость: ${n}`,
  state: {
    plain: '',
    legal: 'можно выбрать',
    selected: 'выбрано',
    illegal: 'нельзя выбрать',
    last: 'последний ход',
    exhausted: 'использовано',
    back: 'рубашкой вверх',
  },
  log: {
    name: 'Журнал',
    away: 'пока вас не было',
    empty: 'Ещё ничего не произошло.',
    filter: 'Что показать в журнале',
  },
  chat: {
    name: 'Чат',
    empty: 'Пока никто ничего не написал.',
    message: 'Сообщение',
    send: 'Отправить',
    phrases: 'Готовые фразы',
    you: 'Вы',
  },
  score: { source: 'Источник', total: 'Всего', place: (n) => `${n}-е место`, winner: 'победа', name: 'Итоги' },
  scrub: {
    name: 'Повтор',
    position: 'Решение',
    at: (at, length) => `${at} из ${length}`,
    back: 'На шаг назад',
    forward: 'На шаг вперёд',
    play: 'Воспроизвести',
    pause: 'Пауза',
    speed: 'Скорость',
    marks: 'Важные моменты',
  },
  sheet: { name: 'Панель', up: 'Поднять панель', down: 'Опустить панель' },
  loading: 'Загрузка…',
  notices: 'Уведомления',
};
