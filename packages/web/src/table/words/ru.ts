import type { Proposal } from '@engawa/wire';
import { counting } from '../../words/counting.ts';
import type { TableWords } from './words.ts';

const count = counting('ru');
const list = (names: readonly string[]) => new Intl.ListFormat('ru').format(names);

function asked(what: Proposal, other: string): string {
  switch (what.is) {
    case 'undo':
      return `вернуть ${count(what.count, 'выбор', 'выбора', 'выборов')}`;
    case 'pause':
      return 'поставить партию на паузу';
    case 'resume':
      return 'продолжить партию';
    case 'close':
      return 'закончить партию без результата';
    case 'replace':
      return `передать боту место игрока ${other}`;
  }
}

export const ru: TableWords = {
  back: 'К столам',
  loading: 'Стол накрывается…',
  noSuchTable: 'Стол не открывается',
  toTables: 'Все столы',

  yourTurn: 'Ваш ход',
  youDecide: 'Решаете вы',
  tray: 'Карты на выбор',
  preview: 'Что это даст',
  waitsFor: (names) => `${names.length > 1 ? 'Ходят' : 'Ходит'} ${list(names)}`,
  titleYourTurn: (game) => `● Ваш ход · ${game} · Engawa`,
  title: (game) => `${game} · Engawa`,
  paused: 'Партия на паузе',
  isOver: 'Партия окончена',
  closedBy: {
    owner: 'Стол закрыт тем, кто его открыл.',
    vote: 'Стол закрыт по общему согласию.',
    broken: 'Стол закрыт из-за ошибки в правилах. Мы уже знаем о ней.',
    idle: 'Стол закрыт: за ним давно никого не было.',
    rules: 'Стол закрыт: правила изменились, и эту партию нельзя продолжить.',
  },
  watching: 'Вы наблюдаете за партией',
  watchers: (n) => count(n, 'зритель', 'зрителя', 'зрителей'),
  you: (name) => `${name} (вы)`,

  sound: 'Звук',
  theme: 'Оформление',
  themes: { light: 'Светлое', dark: 'Тёмное', system: 'Как в системе' },
  settings: 'Настройки',
  confirmSetting: 'Сначала показать, что даст выбор, потом подтвердить',
  turnSound: 'Колокольчик, когда мой ход',
  motion: 'Движение',
  motions: { off: 'Без', fast: 'Быстро', normal: 'Обычно', slow: 'Медленно' },
  allSettings: 'Все настройки',
  language: 'Язык',
  help: 'Клавиши и справка',
  menu: 'Меню стола',
  close: 'Закрыть',

  status: {
    toPlay: 'ходит',
    bot: 'бот',
    away: 'нет на месте',
    here: 'за столом',
  },
  seatsLabel: 'Игроки',
  showMat: (name) => `Показать планшет: ${name}`,
  matOf: (name) => `Планшет: ${name}`,
  myMat: 'Мой планшет',
  backToMine: 'К моему планшету',

  board: 'Игровое поле',
  morePlaces: (n) => `ещё ${count(n, 'место', 'места', 'мест')}`,
  progress: 'Ход партии',
  wholeBoard: 'Поле целиком',
  notes: 'Мои заметки',
  notesLabel: 'Что я хочу запомнить об этой партии',
  notesHelp: 'Хранятся только в этом браузере: их не видит никто, даже сервер.',
  notesLost: 'Этот браузер ничего не хранит: заметки пропадут, когда страница закроется.',
  textBoard: 'Поле текстом',
  drawnBoard: 'Поле рисунком',

  confirm: 'Подтвердить',
  confirmTurn: 'Подтвердить ход',
  cancel: 'Отмена',
  allChoices: 'Все варианты',
  choicesCount: (n) => count(n, 'вариант', 'варианта', 'вариантов'),
  chooseOnBoard: 'Выберите на поле или из списка',
  chooseInTray: 'Выберите здесь или из списка',
  whyNotTitle: 'Сейчас нельзя',
  hint: 'Подсказка',
  hintStop: 'Остановить',
  hintThinking: (bot) => `${bot} думает…`,
  hintFrom: (bot) => `${bot} советует:`,
  hintFailed: 'Подсказки не вышло. Попробуйте ещё раз чуть позже.',
  takeBack: 'Вернуть',
  takeBackTurn: 'Вернуть весь ход',
  askTakeBack: 'Попросить вернуть',
  noTakeBack: 'Возвращать нечего: после вашего выбора открыли карту или сходил кто-то ещё.',
  takeBackNotNow: 'Сейчас вернуть нельзя.',
  sending: 'Отправляется…',
  skip: 'Пропустить показ',
  interjections: 'Вне очереди',
  always: 'Всегда так',
  alwaysHelp: 'Отвечать так каждый раз, не спрашивая',
  alwaysOf: (choice) => `Всегда: ${choice}`,
  standing: 'Постоянные ответы',
  standingTimes: (n) => `ещё ${count(n, 'раз', 'раза', 'раз')}`,
  remove: 'Убрать',
  stillToCome: 'Что ещё будет',
  nothingToCome: 'Больше пока ничего не намечено.',

  log: 'Журнал',
  filter: 'Что показывать',
  filters: { all: 'Всё', mine: 'Моё', people: 'Без ботов' },
  missed: (n) => `Пока вас не было: ${count(n, 'чужой выбор', 'чужих выбора', 'чужих выборов')}`,
  replayMoves: (n) => `Показать ${count(n, 'ход', 'хода', 'ходов')}`,
  undone: (n) => `Возвращено: ${count(n, 'выбор', 'выбора', 'выборов')}.`,
  note: (note, name) => {
    switch (note.is) {
      case 'start':
        return 'Партия началась.';
      case 'pause':
        return 'Партия на паузе.';
      case 'resume':
        return 'Партия продолжается.';
      case 'hand-over':
        return `${name(note.seat)}: место переходит к боту${{ left: '', time: ', время вышло', vote: ' по общему решению' }[note.why]}.`;
      case 'take-back':
        return `${name(note.seat)} снова за столом.`;
      case 'late':
        return `${name(note.seat)}: время вышло.`;
      case 'rules':
        return `Партия идёт дальше по новым правилам (версия ${note.version}).`;
      case 'close':
        return ru.closedBy[note.why];
    }
  },

  chat: 'Чат',
  chatOff: 'Чтобы написать, сядьте за стол или представьтесь.',
  say: 'Написать всем за столом…',
  send: 'Отправить',
  sayTo: 'Кому',
  toTable: 'Всем за столом',
  toSeat: (name) => `Шёпотом: ${name}`,
  whispers: (name) => `шёпотом для ${name}`,
  mute: (name) => `Не показывать сообщения: ${name}`,
  presets: [
    'Привет!',
    'Удачи!',
    'Отличный ход!',
    'Минутку, думаю',
    'Ваш ход',
    'Спасибо за игру!',
    'Ещё партию?',
    'Мне пора',
  ],
  unread: (n) => `непрочитанных: ${n}`,

  rules: 'Правила',
  findInRules: 'Искать в правилах',
  nothingFound: 'Ничего не нашлось. Попробуйте другое слово.',
  aid: 'Памятка',
  print: 'Напечатать',
  score: 'Очки',
  scoreNow: 'Очки на сейчас',
  scoreNowHelp: 'По тому, что лежит открыто. Итог может отличаться.',
  scoreHelp: 'Нажмите на число, чтобы прочесть в журнале, откуда оно.',
  scoreLines: 'Строки журнала об этих очках',
  source: 'За что',
  ties: {
    equal: (names, score) => `${list(names)}: поровну, по ${count(score, 'очку', 'очка', 'очков')}.`,
    by: (what, pairs) =>
      `${what === undefined ? 'Решает дополнительное сравнение' : `Решает: ${what}`} — ${pairs.map(([name, value]) => `${name}\u00a0${value}`).join(', ')}.`,
    shared: (names) => `${list(names)} делят место.`,
  },
  wins: (names) => (names.length > 1 ? `Победу делят ${list(names)}` : `Победа: ${names[0]}`),
  youWin: 'Вы победили!',
  rematch: 'Ещё раз',
  toRematch: 'К новой партии',
  replay: 'Повтор партии',
  record: 'Скачать запись',
  luckFair: 'Честность жребия',
  luckHelp: 'Хеш был показан до начала партии, зерно открыто после неё: запись можно проверить.',

  proposal: (what, name, other) => `${name} предлагает ${asked(what, other)}.`,
  yourProposal: (what, other) => `Вы предлагаете ${asked(what, other)}.`,
  waitingForAnswers: (names) => `Ответа ждём от: ${list(names)}`,
  agree: 'Согласиться',
  refuse: 'Отказаться',
  withdraw: 'Забрать предложение',
  waitNoLonger: 'Больше не ждать',
  pause: 'Поставить на паузу',
  resume: 'Продолжить партию',
  closeTable: 'Закончить без результата',
  closeHelp: 'Если за столом есть другие люди, они должны согласиться.',
  handOver: 'Пусть за меня ходит бот',
  handOverHelp: 'Место остаётся вашим: его можно вернуть в любой момент.',
  takeSeatBack: 'Вернуться за стол',
  botPlaysForYou: 'За вас ходит бот',
  replace: (name) => `Заменить ботом: ${name}`,
  noVote: 'Это предложение ждёт ответов.',

  lost: 'Связь пропала. Ваши ходы сохранены и уйдут, как только она вернётся.',
  clockOf: (name, left) => `${name}, осталось ${left}`,
  clockLetters: { days: 'д', hours: 'ч' },

  keysTitle: 'Клавиши',
  keys: {
    confirm: 'подтвердить выбор',
    cancel: 'снять выбор, закрыть окно',
    number: 'вариант с этим номером',
    walk: 'по возможным местам на поле',
    choices: 'список всех вариантов',
    hint: 'подсказка, в играх с ботами',
    undo: 'вернуть один выбор',
    'undo-turn': 'вернуть весь ход',
    skip: 'пропустить показ ходов',
    mine: 'мой планшет',
    mat: 'планшет другого игрока',
    log: 'журнал',
    chat: 'чат',
    rules: 'правила',
    aid: 'памятка',
    score: 'очки',
    still: 'что ещё будет',
    text: 'поле текстом',
    notes: 'мои заметки',
    keys: 'этот список',
  },
  keysOn: 'Клавиши из одной буквы включены',

  tabs: { mine: 'Моё', table: 'Стол', log: 'Журнал', help: 'Справка' },

  handoverTitle: (name) => `Ход переходит: ${name}`,
  handoverText: 'Передайте устройство. Пока кнопка не нажата, ничьих секретов не видно.',
  handoverButton: (name) => `${name} смотрит на экран`,

  room: {
    seats: 'Кто играет',
    empty: 'Свободно',
    sitHere: 'Сесть здесь',
    sit: 'Сесть за стол',
    standUp: 'Встать',
    putBot: 'Посадить бота',
    removeFrom: (name) => `Освободить место: ${name}`,
    owner: 'открывает партию',
    invite: 'Приглашение',
    inviteHelp: 'Кто откроет эту ссылку, сядет за стол одним нажатием. Регистрация не нужна.',
    copy: 'Скопировать ссылку',
    copied: 'Ссылка скопирована',
    newLink: 'Новая ссылка',
    newLinkHelp: 'Прежняя ссылка перестанет действовать.',
    makeLink: 'Создать ссылку-приглашение',
    start: 'Начать партию',
    startWaits: (n) =>
      `Сначала займите ${count(n, 'свободное место', 'свободных места', 'свободных мест')}: людьми или ботами.`,
    startOwner: (name) => `Партию начинает ${name}.`,
    close: 'Убрать стол',
    closeSure: 'Убрать стол? Все, кто за ним сидит, вернутся в зал.',
    options: 'Как играем',
    usual: 'Обычные правила',
    isPublic: 'Открытый стол: сесть может каждый',
    isPrivate: 'Закрытый стол: только по приглашению',
    noClock: 'Без часов',
    liveClock: (minutes, seconds) =>
      `Часы: ${count(minutes, 'минута', 'минуты', 'минут')} на партию, +${seconds}\u00a0с за выбор`,
    daysClock: (days) => `Часы: ${count(days, 'день', 'дня', 'дней')} на решение`,
    absentBot: 'Если кто-то уйдёт, за него доиграет бот',
    absentWait: 'Если кто-то уйдёт, остальные ждут',
    privateHelp: 'Чтобы сесть за этот стол, нужна ссылка-приглашение.',
    ready: 'Все на местах. Можно начинать!',
    talk: 'Разговор за столом',
  },
};
