import { counting } from '../../words/counting.ts';
import type { DesignWords } from './en.ts';

const count = counting('uk');
/** Перше, друге, третє, четверте, п’яте. */
const ENDINGS = ['ше', 'ге', 'тє'];

export const uk: DesignWords = {
  close: 'Закрити',
  toPlay: 'ходить',
  presence: { here: 'за столом', away: 'не за столом', bot: 'бот', thinking: 'думає', gone: 'немає зв’язку' },
  you: 'ви',
  points: (n) => count(n, 'очко', 'очки', 'очок'),
  coins: (n) => count(n, 'монета', 'монети', 'монет'),
  die: (n) => `Кубик: ${n}`,
  state: {
    plain: '',
    legal: 'можна вибрати',
    selected: 'вибрано',
    illegal: 'не можна вибрати',
    last: 'останній хід',
    exhausted: 'використано',
    back: 'сорочкою догори',
  },
  log: {
    name: 'Журнал',
    away: 'поки вас не було',
    empty: 'Ще нічого не сталося.',
    filter: 'Що показати в журналі',
  },
  chat: {
    name: 'Чат',
    empty: 'Поки що ніхто нічого не написав.',
    message: 'Повідомлення',
    send: 'Надіслати',
    phrases: 'Готові фрази',
    you: 'Ви',
  },
  score: {
    source: 'Джерело',
    total: 'Усього',
    place: (n) => `${n}-${ENDINGS[n - 1] ?? 'те'} місце`,
    winner: 'перемога',
    name: 'Підсумки',
  },
  scrub: {
    name: 'Повтор',
    position: 'Рішення',
    at: (at, length) => `${at} з ${length}`,
    back: 'На крок назад',
    forward: 'На крок уперед',
    play: 'Відтворити',
    pause: 'Пауза',
    speed: 'Швидкість',
    marks: 'Важливі моменти',
  },
  sheet: { name: 'Панель', up: 'Підняти панель', down: 'Опустити панель' },
  loading: 'Завантаження…',
  notices: 'Сповіщення',
};
