import { plurals } from '@engawa/kernel';
import type { FaceWords } from './face-words.ts';

const count = plurals('uk');
const cards = (n: number) => count(n, 'картка', 'картки', 'карток');
const points = (n: number) => count(n, 'очко', 'очки', 'очок');

export const uk: FaceWords = {
  board: 'Замок і його землі',
  round: 'Раунд',
  turn: 'Хід',
  ofAll: (n, all) => `${n} з ${all}`,
  floors: { daimyo: 'Кімната даймьо', diplomat: 'Дипломати · 2-й поверх', steward: 'Розпорядники · 1-й поверх' },
  deckOf: {
    steward: (n) => `Колода розпорядників: ${cards(n)}`,
    diplomat: (n) => `Колода дипломатів: ${cards(n)}`,
  },
  inHand: (colour, value) => `У руці кубик: ${colour}, ${value}`,
  climbPrices: 'Підйом на один поверх коштує 2 перламутру, на два — 5',
  bridge: (colour, dice) => `Міст, колір ${colour}: ${dice.length > 0 ? dice.join(', ') : 'кубиків немає'}`,
  well: 'Колодязь',
  outside: (n) => `Поза стінами · ${n}`,
  or: 'або',
  gate: 'Ворота замку',
  mat: 'Володіння',
  domain: 'Володіння',
  card: 'Картка дії',
  resources: 'Ресурси 0–7',
  lantern: 'Ліхтар',
  purse: 'Монети, печатки',
  coins: 'Монети',
  seals: 'Печатки',
  worth: 'Якщо закінчити зараз',
  nothingYet: 'поки нічого',
  estimate: (n) => `${points(n)}, якби гра скінчилася зараз`,
  figures: ({ courtiers, gardeners, warriors }) =>
    `На полі: ${count(courtiers, 'придворний', 'придворні', 'придворних')}, ${count(gardeners, 'садівник', 'садівники', 'садівників')}, ${count(warriors, 'воїн', 'воїни', 'воїнів')}`,
  now: 'Зараз',
  later: 'Далі',
  isLast: 'На цьому хід закінчується',
  signs: { card: 'нова картка', light: 'дія нової картки', die: 'поставити кубик', favour: 'прихильність даймьо' },
  pays: 'Ціна',
  gets: 'далі',
  either: 'далі одна з',
  lights: 'ліхтар дає',
  onBoard: {
    castleAction: 'Виберіть у замку один із підсвічених блоків.',
    warrior: 'Виберіть майданчик.',
    gardener: 'Виберіть сад.',
    courtier: 'Натисніть на ворота, щоб просити аудієнції, або на ціну в кімнаті, щоб піднятися.',
    favour: 'Виберіть прихильність у кімнаті даймьо.',
  },
  checkpoint: (space) => `З поділки ${space}`,
  nextDie: 'Його наступний кубик',
  at: { left: 'зліва', centre: 'посередині', right: 'справа' },
  rivalCards: (n) => `у колоді ${cards(n)}`,
  standing: {
    'checkpoint pay': 'Платити за новий сезон',
    'checkpoint stop': 'Лишатися перед новим сезоном',
    'chooseResource food': 'Їжа, коли ресурс на вибір',
    'chooseResource iron': 'Залізо, коли ресурс на вибір',
    'chooseResource pearl': 'Перламутр, коли ресурс на вибір',
    'lastExchange done': 'Не міняти останні печатки',
  },
};
