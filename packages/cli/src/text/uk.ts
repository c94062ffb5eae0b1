import { plurals } from '@engawa/kernel';
import type { Text } from './text.ts';

const count = plurals('uk');
const list = (names: readonly string[]) => new Intl.ListFormat('uk').format(names);
const points = (n: number) => count(n, 'очко', 'очки', 'очок');
const each = (n: number) => count(n, 'очку', 'очки', 'очок');

export const uk: Text = {
  languageName: 'Українська',
  keys: {
    undo: 'с',
    undoTurn: 'С',
    log: 'ж',
    stillToCome: 'б',
    whyNot: 'ч',
    scores: 'о',
    save: 'з',
    help: '?',
    quit: 'в',
  },
  keyHelp: {
    undo: 'скасувати останній вибір',
    undoTurn: 'скасувати весь хід',
    log: 'журнал: усе, що сталося',
    stillToCome: 'що ще буде',
    whyNot: 'чому чогось не можна вибрати',
    scores: 'аркуші підрахунку очок',
    save: 'зберегти запис партії; назва файлу пишеться після літери',
    help: 'ця довідка',
    quit: 'вийти з гри',
  },
  keyboardHelp:
    'Клавіші англійської розкладки теж працюють, навіть якщо ввімкнено українську. Скасувати вибір можна, доки не витягнуто й не показано карту; боти завжди згодні.',

  human: 'Гравець',
  humanNumber: (n) => `Гравець ${n}`,
  botNames: ['Кіцуне', 'Танукі', 'Цуру', 'Каппа', 'Усаґі', 'Карасу', 'Кої'],
  bot: (name) =>
    ({
      apprentice: 'бачить, що добре, але часто проминає найкраще',
      traveller: 'бере те, що здається найкращим',
      master: 'думає наперед',
      random: 'грає навмання',
      greedy: 'бере те, що здається найкращим',
    })[name] ?? `бот «${name}»`,

  menuGame: 'У що граємо?',
  menuSeats: (min, max) => `Скільки місць за столом (від ${min} до ${max})?`,
  menuBots: 'Хто займе решту місць?',
  menuHotSeat: 'люди, за цим самим терміналом',
  menuBot: (bot) => `бот, який ${bot}`,
  menuDefault: (answer) => `порожній рядок — ${answer}`,
  menuAgain: (min, max) => `Введіть число від ${min} до ${max}.`,
  seats: (n) => count(n, 'місце', 'місця', 'місць'),

  welcome: (game) => `Ласкаво просимо! Гра — «${game}».`,
  sitting: (name, bot) => `${name} ${bot}.`,
  hint: 'Введіть номер варіанта. Довідка — знак «?».',
  since: 'Що сталося:',
  turnOf: (name) => `Вирішує ${name}.`,
  outOfTurn: 'Поза чергою:',
  ask: (most) => `Ваш вибір, від 1 до ${most} (довідка — «?»): `,
  askOnly: 'Варіант один: натисніть клавішу введення (довідка — «?»): ',
  notUnderstood: (typed, most) =>
    `«${typed}» тут нічого не означає. Введіть число від 1 до ${most} або «?» для довідки.`,
  notOnList: (most) => `Такого номера немає: у списку номери від 1 до ${most}.`,

  log: 'Журнал',
  logEmpty: 'Поки що нічого не сталося.',
  stillToCome: 'Що ще буде',
  nothingToCome: 'Більше поки нічого не заплановано.',
  whyNot: 'Чому не можна',
  nothingForbidden: 'У списку є все, на що можна було б сподіватися.',
  scores: 'Підрахунок очок',
  total: 'Усього',
  help: 'Довідка',
  helpNumber: 'номер: вибрати цей варіант',
  undone: (n) => `Скасовано: ${count(n, 'вибір', 'вибори', 'виборів')}.`,

  hideTable: (next) => `Далі вирішує ${next}. Натисніть клавішу введення, і цей стіл буде приховано: `,
  handOver: (name) => `${name}, натисніть клавішу введення, коли сядете за термінал: `,

  saveNeedsFile: 'Напишіть після літери назву файлу.',
  saved: (file) => `Запис збережено: ${file}.`,
  saveExists: 'Файл із такою назвою вже є. Виберіть іншу назву.',
  saveFails: 'Сюди записати не вдається. Виберіть інше місце.',
  offerSave: 'Щоб зберегти запис партії, введіть «з» і назву файлу; порожній рядок — вийти без запису: ',
  notSaved: 'Поки нічого не збережено: перед назвою файлу потрібна літера «з».',

  inputEnded: 'Введення закінчилося, а з ним і партія.',
  goodbye: 'До наступної партії!',
  gameOver: 'Партію завершено.',
  place: (place, name, score) => `Місце ${place}: ${name}, ${points(score)}`,
  winner: (name) => `Перемагає ${name}!`,
  sharedVictory: (names) => `Перемогу ділять ${list(names)}.`,
  tieBroken: (names, score) =>
    `Порівну, по ${each(score)}: ${list(names)}. Місця між ними розподіляють додаткові правила.`,
  tieStands: (names, score) => `Порівну, по ${each(score)}: ${list(names)}. Додаткові правила їх теж не розділили.`,

  replayHead: (game, seats, version) =>
    `«${game}», ${count(seats, 'місце', 'місця', 'місць')}, версія правил: ${version}`,
  replaySetup: 'Підготовка',
  replayAt: (at, entries) => `Зроблено виборів: ${at} з ${entries}`,
  replayOptions: 'Варіанти правил',

  reviewChances: 'Шанси на перемогу — за тим, що бачив кожен гравець:',
  reviewAlone: 'Шанси завершити вище, ніж обіцяло перше рішення:',
  reviewColumns: ['на початку', 'власні рішення', 'рішення інших', 'удача', 'наприкінці'],
  reviewMoments: 'Ключові моменти',
  reviewNoMoments: 'Жодне рішення й жоден жереб не змінили шанси помітно.',
  reviewLuck: 'Поворот удачі',
  reviewBetter: 'Краще',

  noGames: () => 'Ігор тут поки немає.',
  unknownGame: (asked, known) => `Гри «${asked}» немає; є такі: ${known.join(', ')}.`,
  badSeats: (game, min, max) => `У «${game}» грають за столом, де від ${min} до ${max} місць.`,
  unknownBot: (asked, known) => `Бота «${asked}» немає; є такі: ${known.join(', ')}, а none — грають лише люди.`,
  tooManyBots: (bots, seats) =>
    `${count(bots, 'бот не поміститься', 'боти не помістяться', 'ботів не помістяться')}: за столом ${count(seats, 'місце', 'місця', 'місць')}, й одне з них ваше.`,
  badOptions: (asked, known) => `Варіанти правил «${asked}» не підходять; можливі такі: ${known.join('; ')}.`,
};
