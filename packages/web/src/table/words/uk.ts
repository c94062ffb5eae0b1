import type { Proposal } from '@engawa/wire';
import { counting } from '../../words/counting.ts';
import type { TableWords } from './words.ts';

const count = counting('uk');
const list = (names: readonly string[]) => new Intl.ListFormat('uk').format(names);

function asked(what: Proposal, other: string): string {
  switch (what.is) {
    case 'undo':
      return `повернути ${count(what.count, 'вибір', 'вибори', 'виборів')}`;
    case 'pause':
      return 'поставити партію на паузу';
    case 'resume':
      return 'продовжити партію';
    case 'close':
      return 'завершити партію без результату';
    case 'replace':
      return `передати боту місце гравця ${other}`;
  }
}

export const uk: TableWords = {
  back: 'До столів',
  loading: 'Стіл накривається…',
  noSuchTable: 'Стіл не відкривається',
  toTables: 'Усі столи',

  yourTurn: 'Ваш хід',
  youDecide: 'Вирішуєте ви',
  tray: 'Карти на вибір',
  preview: 'Що це дасть',
  waitsFor: (names) => `${names.length > 1 ? 'Ходять' : 'Ходить'} ${list(names)}`,
  titleYourTurn: (game) => `● Ваш хід · ${game} · Engawa`,
  title: (game) => `${game} · Engawa`,
  paused: 'Партію поставлено на паузу',
  isOver: 'Партію завершено',
  closedBy: {
    owner: 'Стіл закрито тим, хто його відкрив.',
    vote: 'Стіл закрито за спільною згодою.',
    broken: 'Стіл закрито через помилку в правилах. Ми вже знаємо про неї.',
    idle: 'Стіл закрито: за ним давно нікого не було.',
    rules: 'Стіл закрито: правила змінилися, і цю партію не можна продовжити.',
  },
  watching: 'Ви спостерігаєте за партією',
  watchers: (n) => count(n, 'глядач', 'глядачі', 'глядачів'),
  you: (name) => `${name} (ви)`,

  sound: 'Звук',
  theme: 'Вигляд',
  themes: { light: 'Світлий', dark: 'Темний', system: 'Як у системі' },
  settings: 'Налаштування',
  confirmSetting: 'Спершу показати, що дасть вибір, потім підтвердити',
  turnSound: 'Дзвіночок, коли мій хід',
  motion: 'Рух',
  motions: { off: 'Без', fast: 'Швидко', normal: 'Звичайно', slow: 'Повільно' },
  allSettings: 'Усі налаштування',
  language: 'Мова',
  help: 'Клавіші та довідка',
  menu: 'Меню столу',
  close: 'Закрити',

  status: {
    toPlay: 'ходить',
    bot: 'бот',
    away: 'немає на місці',
    here: 'за столом',
  },
  seatsLabel: 'Гравці',
  showMat: (name) => `Показати планшет: ${name}`,
  matOf: (name) => `Планшет: ${name}`,
  myMat: 'Мій планшет',
  backToMine: 'До мого планшета',

  board: 'Ігрове поле',
  morePlaces: (n) => `ще ${count(n, 'місце', 'місця', 'місць')}`,
  progress: 'Перебіг партії',
  wholeBoard: 'Усе поле',
  notes: 'Мої нотатки',
  notesLabel: 'Що я хочу запам’ятати про цю партію',
  notesHelp: 'Зберігаються лише в цьому браузері: їх не бачить ніхто, навіть сервер.',
  notesLost: 'Цей браузер нічого не зберігає: нотатки зникнуть, коли сторінка закриється.',
  textBoard: 'Поле текстом',
  drawnBoard: 'Поле малюнком',

  confirm: 'Підтвердити',
  confirmTurn: 'Підтвердити хід',
  cancel: 'Скасувати',
  allChoices: 'Усі варіанти',
  choicesCount: (n) => count(n, 'варіант', 'варіанти', 'варіантів'),
  chooseOnBoard: 'Виберіть на полі або зі списку',
  chooseInTray: 'Виберіть тут або зі списку',
  whyNotTitle: 'Зараз не можна',
  hint: 'Підказка',
  hintStop: 'Зупинити',
  hintThinking: (bot) => `${bot} думає…`,
  hintFrom: (bot) => `${bot} радить:`,
  hintFailed: 'Підказки не вийшло. Спробуйте ще раз трохи згодом.',
  takeBack: 'Повернути',
  takeBackTurn: 'Повернути весь хід',
  askTakeBack: 'Попросити повернути',
  noTakeBack: 'Повертати нічого: після вашого вибору відкрили карту або походив хтось інший.',
  takeBackNotNow: 'Зараз повернути не можна.',
  sending: 'Надсилається…',
  skip: 'Пропустити показ',
  interjections: 'Поза чергою',
  always: 'Завжди так',
  alwaysHelp: 'Відповідати так щоразу, не питаючи',
  alwaysOf: (choice) => `Завжди: ${choice}`,
  standing: 'Постійні відповіді',
  standingTimes: (n) => `ще ${count(n, 'раз', 'рази', 'разів')}`,
  remove: 'Прибрати',
  stillToCome: 'Що ще буде',
  nothingToCome: 'Більше поки нічого не намічено.',

  log: 'Журнал',
  filter: 'Що показувати',
  filters: { all: 'Усе', mine: 'Моє', people: 'Без ботів' },
  missed: (n) => `Поки вас не було: ${count(n, 'чужий вибір', 'чужі вибори', 'чужих виборів')}`,
  replayMoves: (n) => `Показати ${count(n, 'хід', 'ходи', 'ходів')}`,
  undone: (n) => `Повернуто: ${count(n, 'вибір', 'вибори', 'виборів')}.`,
  note: (note, name) => {
    switch (note.is) {
      case 'start':
        return 'Партія почалася.';
      case 'pause':
        return 'Партію поставлено на паузу.';
      case 'resume':
        return 'Партія триває.';
      case 'hand-over':
        return `${name(note.seat)}: місце переходить до бота${{ left: '', time: ', час вийшов', vote: ' за спільним рішенням' }[note.why]}.`;
      case 'take-back':
        return `${name(note.seat)} знову за столом.`;
      case 'late':
        return `${name(note.seat)}: час вийшов.`;
      case 'rules':
        return `Партія триває за новими правилами (версія ${note.version}).`;
      case 'close':
        return uk.closedBy[note.why];
    }
  },

  chat: 'Чат',
  chatOff: 'Щоб написати, сядьте за стіл або назвіться.',
  say: 'Написати всім за столом…',
  send: 'Надіслати',
  sayTo: 'Кому',
  toTable: 'Усім за столом',
  toSeat: (name) => `Пошепки: ${name}`,
  whispers: (name) => `пошепки для ${name}`,
  mute: (name) => `Не показувати повідомлення: ${name}`,
  presets: [
    'Вітаю!',
    'Щасти!',
    'Чудовий хід!',
    'Хвилинку, думаю',
    'Ваш хід',
    'Дякую за гру!',
    'Ще партію?',
    'Мені час іти',
  ],
  unread: (n) => `непрочитаних: ${n}`,

  rules: 'Правила',
  findInRules: 'Шукати в правилах',
  nothingFound: 'Нічого не знайшлося. Спробуйте інше слово.',
  aid: 'Пам’ятка',
  print: 'Надрукувати',
  score: 'Очки',
  scoreNow: 'Очки на зараз',
  scoreNowHelp: 'За тим, що лежить відкрито. Підсумок може відрізнятися.',
  scoreHelp: 'Натисніть на число, щоб прочитати в журналі, звідки воно.',
  scoreLines: 'Рядки журналу про ці очки',
  source: 'За що',
  ties: {
    equal: (names, score) => `${list(names)}: порівну, по ${count(score, 'очку', 'очки', 'очок')}.`,
    by: (what, pairs) =>
      `${what === undefined ? 'Вирішує додаткове порівняння' : `Вирішує: ${what}`} — ${pairs.map(([name, value]) => `${name}\u00a0${value}`).join(', ')}.`,
    shared: (names) => `${list(names)} ділять місце.`,
  },
  wins: (names) => (names.length > 1 ? `Перемогу ділять ${list(names)}` : `Перемога: ${names[0]}`),
  youWin: 'Ви перемогли!',
  rematch: 'Ще раз',
  toRematch: 'До нової партії',
  replay: 'Повтор партії',
  record: 'Завантажити запис',
  luckFair: 'Чесність жереба',
  luckHelp: 'Геш було показано до початку партії, зерно відкрито після неї: запис можна перевірити.',

  proposal: (what, name, other) => `${name} пропонує ${asked(what, other)}.`,
  yourProposal: (what, other) => `Ви пропонуєте ${asked(what, other)}.`,
  waitingForAnswers: (names) => `Чекаємо на відповідь: ${list(names)}`,
  agree: 'Погодитися',
  refuse: 'Відмовитися',
  withdraw: 'Забрати пропозицію',
  waitNoLonger: 'Більше не чекати',
  pause: 'Поставити на паузу',
  resume: 'Продовжити партію',
  closeTable: 'Завершити без результату',
  closeHelp: 'Якщо за столом є інші люди, вони мають погодитися.',
  handOver: 'Нехай за мене ходить бот',
  handOverHelp: 'Місце лишається вашим: його можна повернути будь-коли.',
  takeSeatBack: 'Повернутися за стіл',
  botPlaysForYou: 'За вас ходить бот',
  replace: (name) => `Замінити ботом: ${name}`,
  noVote: 'Ця пропозиція чекає на відповіді.',

  lost: 'Зв’язок зник. Ваші ходи збережено, вони підуть, щойно він повернеться.',
  clockOf: (name, left) => `${name}, лишилося ${left}`,
  clockLetters: { days: 'д', hours: 'год' },

  keysTitle: 'Клавіші',
  keys: {
    confirm: 'підтвердити вибір',
    cancel: 'зняти вибір, закрити вікно',
    number: 'варіант із цим номером',
    walk: 'можливими місцями на полі',
    choices: 'список усіх варіантів',
    hint: 'підказка, в іграх з ботами',
    undo: 'повернути один вибір',
    'undo-turn': 'повернути весь хід',
    skip: 'пропустити показ ходів',
    mine: 'мій планшет',
    mat: 'планшет іншого гравця',
    log: 'журнал',
    chat: 'чат',
    rules: 'правила',
    aid: 'пам’ятка',
    score: 'очки',
    still: 'що ще буде',
    text: 'поле текстом',
    notes: 'мої нотатки',
    keys: 'цей список',
  },
  keysOn: 'Клавіші з однієї літери ввімкнено',

  tabs: { mine: 'Моє', table: 'Стіл', log: 'Журнал', help: 'Довідка' },

  handoverTitle: (name) => `Хід переходить: ${name}`,
  handoverText: 'Передайте пристрій. Доки кнопку не натиснуто, нічиїх секретів не видно.',
  handoverButton: (name) => `${name} дивиться на екран`,

  room: {
    seats: 'Хто грає',
    empty: 'Вільно',
    sitHere: 'Сісти тут',
    sit: 'Сісти за стіл',
    standUp: 'Встати',
    putBot: 'Посадити бота',
    removeFrom: (name) => `Звільнити місце: ${name}`,
    owner: 'відкриває партію',
    invite: 'Запрошення',
    inviteHelp: 'Хто відкриє це посилання, сяде за стіл одним натисканням. Реєстрація не потрібна.',
    copy: 'Скопіювати посилання',
    copied: 'Посилання скопійовано',
    newLink: 'Нове посилання',
    newLinkHelp: 'Попереднє посилання перестане діяти.',
    makeLink: 'Створити посилання-запрошення',
    start: 'Почати партію',
    startWaits: (n) =>
      `Спершу займіть ${count(n, 'вільне місце', 'вільні місця', 'вільних місць')}: людьми або ботами.`,
    startOwner: (name) => `Партію починає ${name}.`,
    close: 'Прибрати стіл',
    closeSure: 'Прибрати стіл? Усі, хто за ним сидить, повернуться до зали.',
    options: 'Як граємо',
    usual: 'Звичайні правила',
    isPublic: 'Відкритий стіл: сісти може кожен',
    isPrivate: 'Закритий стіл: лише за запрошенням',
    noClock: 'Без годинника',
    liveClock: (minutes, seconds) =>
      `Годинник: ${count(minutes, 'хвилина', 'хвилини', 'хвилин')} на партію, +${seconds}\u00a0с за вибір`,
    daysClock: (days) => `Годинник: ${count(days, 'день', 'дні', 'днів')} на рішення`,
    absentBot: 'Якщо хтось піде, за нього дограє бот',
    absentWait: 'Якщо хтось піде, решта чекає',
    privateHelp: 'Щоб сісти за цей стіл, потрібне посилання-запрошення.',
    ready: 'Усі на місцях. Можна починати!',
    talk: 'Розмова за столом',
  },
};
