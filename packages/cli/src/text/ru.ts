import { plurals } from '@engawa/kernel';
import type { Text } from './text.ts';

const count = plurals('ru');
const list = (names: readonly string[]) => new Intl.ListFormat('ru').format(names);
const points = (n: number) => count(n, 'очко', 'очка', 'очков');
const each = (n: number) => count(n, 'очку', 'очка', 'очков');

export const ru: Text = {
  languageName: 'Русский',
  keys: {
    undo: 'о',
    undoTurn: 'О',
    log: 'ж',
    stillToCome: 'б',
    whyNot: 'п',
    scores: 'с',
    save: 'з',
    help: '?',
    quit: 'в',
  },
  keyHelp: {
    undo: 'отменить последний выбор',
    undoTurn: 'отменить весь ход',
    log: 'журнал: всё, что произошло',
    stillToCome: 'что ещё будет',
    whyNot: 'почему что-то нельзя выбрать',
    scores: 'листы подсчёта очков',
    save: 'сохранить запись партии; имя файла пишется после буквы',
    help: 'эта справка',
    quit: 'выйти из игры',
  },
  keyboardHelp:
    'Клавиши английской раскладки тоже работают, даже если включена русская. Отменить выбор можно, пока не вытянута и не показана карта; боты всегда согласны.',

  human: 'Игрок',
  humanNumber: (n) => `Игрок ${n}`,
  botNames: ['Кицунэ', 'Тануки', 'Цуру', 'Каппа', 'Усаги', 'Карасу', 'Кои'],
  bot: (name) =>
    ({
      apprentice: 'видит хорошее, но часто упускает лучшее',
      traveller: 'берёт то, что выглядит лучше всего',
      master: 'думает наперёд',
      random: 'играет наугад',
      greedy: 'берёт то, что выглядит лучше всего',
    })[name] ?? `бот «${name}»`,

  menuGame: 'Во что играем?',
  menuSeats: (min, max) => `Сколько мест за столом (от ${min} до ${max})?`,
  menuBots: 'Кто займёт остальные места?',
  menuHotSeat: 'люди, за этим же терминалом',
  menuBot: (bot) => `бот, который ${bot}`,
  menuDefault: (answer) => `просто ввод — ${answer}`,
  menuAgain: (min, max) => `Введите число от ${min} до ${max}.`,
  seats: (n) => count(n, 'место', 'места', 'мест'),

  welcome: (game) => `Добро пожаловать! Игра — «${game}».`,
  sitting: (name, bot) => `${name} ${bot}.`,
  hint: 'Введите номер варианта. Справка — знак «?».',
  since: 'Что произошло:',
  turnOf: (name) => `Решает ${name}.`,
  outOfTurn: 'Вне очереди:',
  ask: (most) => `Ваш выбор, от 1 до ${most} (справка — «?»): `,
  askOnly: 'Вариант один: нажмите клавишу ввода (справка — «?»): ',
  notUnderstood: (typed, most) =>
    `«${typed}» здесь ничего не значит. Введите число от 1 до ${most} или «?» для справки.`,
  notOnList: (most) => `Такого номера нет: в списке номера от 1 до ${most}.`,

  log: 'Журнал',
  logEmpty: 'Пока ничего не произошло.',
  stillToCome: 'Что ещё будет',
  nothingToCome: 'Больше пока ничего не намечено.',
  whyNot: 'Почему нельзя',
  nothingForbidden: 'В списке есть всё, чего можно было бы ожидать.',
  scores: 'Подсчёт очков',
  total: 'Всего',
  help: 'Справка',
  helpNumber: 'номер: выбрать этот вариант',
  undone: (n) => `Отменено: ${count(n, 'выбор', 'выбора', 'выборов')}.`,

  hideTable: (next) => `Дальше решает ${next}. Нажмите клавишу ввода, и этот стол будет скрыт: `,
  handOver: (name) => `${name}, нажмите клавишу ввода, когда сядете за терминал: `,

  saveNeedsFile: 'Напишите после буквы имя файла.',
  saved: (file) => `Запись сохранена: ${file}.`,
  saveExists: 'Файл с таким именем уже есть. Выберите другое имя.',
  saveFails: 'Сюда записать не получается. Выберите другое место.',
  offerSave: 'Чтобы сохранить запись партии, введите «з» и имя файла; просто ввод — выйти без записи: ',
  notSaved: 'Пока ничего не сохранено: перед именем файла нужна буква «з».',

  inputEnded: 'Ввод закончился, а с ним и партия.',
  goodbye: 'До следующей партии!',
  gameOver: 'Партия окончена.',
  place: (place, name, score) => `${place}-е место: ${name}, ${points(score)}`,
  winner: (name) => `Побеждает ${name}!`,
  sharedVictory: (names) => `Победу делят ${list(names)}.`,
  tieBroken: (names, score) =>
    `Поровну, по ${each(score)}: ${list(names)}. Места между ними распределяют дополнительные правила.`,
  tieStands: (names, score) =>
    `Поровну, по ${each(score)}: ${list(names)}. Дополнительные правила их тоже не разделили.`,

  replayHead: (game, seats, version) =>
    `«${game}», ${count(seats, 'место', 'места', 'мест')}, ${version}-я версия правил`,
  replaySetup: 'Подготовка',
  replayAt: (at, entries) => `Выборов сделано: ${at} из ${entries}`,
  replayOptions: 'Варианты правил',

  reviewChances: 'Шансы на победу — по тому, что видел каждый игрок:',
  reviewAlone: 'Шансы закончить выше, чем обещало первое решение:',
  reviewColumns: ['в начале', 'свои решения', 'решения других', 'удача', 'в конце'],
  reviewMoments: 'Ключевые моменты',
  reviewNoMoments: 'Ни одно решение и ни один жребий не изменили шансы заметно.',
  reviewLuck: 'Поворот удачи',
  reviewBetter: 'Лучше',

  noGames: () => 'Игр здесь пока нет.',
  unknownGame: (asked, known) => `Игры «${asked}» нет; есть такие: ${known.join(', ')}.`,
  badSeats: (game, min, max) => `В «${game}» играют за столом, где от ${min} до ${max} мест.`,
  unknownBot: (asked, known) => `Бота «${asked}» нет; есть такие: ${known.join(', ')}, а none — играют только люди.`,
  tooManyBots: (bots, seats) =>
    `${count(bots, 'бот не поместится', 'бота не поместятся', 'ботов не поместятся')}: за столом ${count(seats, 'место', 'места', 'мест')}, и одно из них ваше.`,
  badOptions: (asked, known) => `Варианты правил «${asked}» не подходят; возможны такие: ${known.join('; ')}.`,
};
