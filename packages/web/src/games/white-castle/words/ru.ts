import { plurals } from '@engawa/kernel';
import type { FaceWords } from './face-words.ts';

const count = plurals('ru');
const cards = (n: number) => count(n, 'карта', 'карты', 'карт');
const points = (n: number) => count(n, 'очко', 'очка', 'очков');

export const ru: FaceWords = {
  board: 'Замок и его земли',
  round: 'Раунд',
  turn: 'Ход',
  ofAll: (n, all) => `${n} из ${all}`,
  floors: { daimyo: 'Покои даймё', diplomat: 'Дипломаты · 2-й этаж', steward: 'Распорядители · 1-й этаж' },
  deckOf: {
    steward: (n) => `Колода распорядителей: ${cards(n)}`,
    diplomat: (n) => `Колода дипломатов: ${cards(n)}`,
  },
  inHand: (colour, value) => `В руке кубик: ${colour}, ${value}`,
  climbPrices: 'Подъём стоит 2 перламутра на один этаж, 5 на два',
  bridge: (colour, dice) => `Мост, цвет ${colour}: ${dice.length > 0 ? dice.join(', ') : 'кубиков нет'}`,
  well: 'Колодец',
  outside: (n) => `За стенами · ${n}`,
  or: 'или',
  gate: 'Ворота замка',
  mat: 'Владение',
  domain: 'Владение',
  card: 'Карта действия',
  resources: 'Ресурсы 0–7',
  lantern: 'Фонарь',
  purse: 'Монеты, печати',
  coins: 'Монеты',
  seals: 'Печати',
  worth: 'Если закончить сейчас',
  nothingYet: 'пока ничего',
  estimate: (n) => `${points(n)}, если бы игра кончилась сейчас`,
  figures: ({ courtiers, gardeners, warriors }) =>
    `На поле: ${count(courtiers, 'придворный', 'придворных', 'придворных')}, ${count(gardeners, 'садовник', 'садовника', 'садовников')}, ${count(warriors, 'воин', 'воина', 'воинов')}`,
  now: 'Сейчас',
  later: 'Затем',
  isLast: 'На этом ход кончается',
  signs: { card: 'новая карта', light: 'действие новой карты', die: 'поставить кубик', favour: 'милость даймё' },
  pays: 'Цена',
  gets: 'затем',
  either: 'затем одно из',
  lights: 'фонарь даёт',
  onBoard: {
    castleAction: 'Выберите в замке один из подсвеченных блоков.',
    warrior: 'Выберите площадку.',
    gardener: 'Выберите сад.',
    courtier: 'Нажмите на ворота, чтобы просить аудиенции, или на цену в комнате, чтобы подняться.',
    favour: 'Выберите милость в покоях даймё.',
  },
  checkpoint: (space) => `С деления ${space}`,
  nextDie: 'Его следующий кубик',
  at: { left: 'слева', centre: 'в середине', right: 'справа' },
  rivalCards: (n) => `в колоде ${cards(n)}`,
  standing: {
    'checkpoint pay': 'Платить за новый сезон',
    'checkpoint stop': 'Оставаться перед новым сезоном',
    'chooseResource food': 'Еда, когда ресурс на выбор',
    'chooseResource iron': 'Железо, когда ресурс на выбор',
    'chooseResource pearl': 'Перламутр, когда ресурс на выбор',
    'lastExchange done': 'Не менять последние печати',
  },
};
