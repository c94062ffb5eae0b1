import type { Proposal } from '@engawa/wire';
import { counting } from '../../words/counting.ts';
import type { TableWords } from './words.ts';

const count = counting('en');
const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

function asked(what: Proposal, other: string): string {
  switch (what.is) {
    case 'undo':
      return `to take back ${count(what.count, 'choice', 'choices')}`;
    case 'pause':
      return 'to pause the game';
    case 'resume':
      return 'to go on with the game';
    case 'close':
      return 'to end the game without a result';
    case 'replace':
      return `to let a bot take the seat of ${other}`;
  }
}

export const en: TableWords = {
  back: 'To the tables',
  loading: 'Setting the table…',
  noSuchTable: 'This table does not open',
  toTables: 'All tables',

  yourTurn: 'Your turn',
  youDecide: 'You decide',
  tray: 'Cards to choose from',
  preview: 'What it brings',
  waitsFor: (names) => `Waiting for ${list(names)}`,
  titleYourTurn: (game) => `● Your turn · ${game} · Engawa`,
  title: (game) => `${game} · Engawa`,
  paused: 'The game is paused',
  isOver: 'The game is over',
  closedBy: {
    owner: 'Whoever opened the table has closed it.',
    vote: 'The table was closed by common consent.',
    broken: 'A fault in the rules closed the table. We already know about it.',
    idle: 'The table was closed: nobody had been here for long.',
    rules: 'The table was closed: the rules have changed, and this game cannot go on.',
  },
  watching: 'You are watching',
  watchers: (n) => count(n, 'spectator', 'spectators'),
  you: (name) => `${name} (you)`,

  sound: 'Sound',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'As the system' },
  settings: 'Settings',
  confirmSetting: 'Preview a choice and confirm it',
  turnSound: 'Bell on my turn',
  motion: 'Motion',
  motions: { off: 'None', fast: 'Fast', normal: 'Normal', slow: 'Slow' },
  allSettings: 'All settings',
  language: 'Language',
  help: 'Keys and help',
  menu: 'Table menu',
  close: 'Close',

  status: {
    toPlay: 'to play',
    bot: 'bot',
    away: 'away',
    here: 'at the table',
  },
  seatsLabel: 'Players',
  showMat: (name) => `Show the mat of ${name}`,
  matOf: (name) => `Mat: ${name}`,
  myMat: 'My mat',
  backToMine: 'Back to my mat',

  board: 'Board',
  morePlaces: (n) => `${count(n, 'more place', 'more places')}`,
  progress: 'How far the game is',
  wholeBoard: 'Whole board',
  notes: 'My notes',
  notesLabel: 'What I want to remember of this table',
  notesHelp: 'Kept only in this browser: nobody else sees them, not even the server.',
  notesLost: 'This browser keeps nothing: the notes are gone when the page is closed.',
  textBoard: 'Board as text',
  drawnBoard: 'Board as a picture',

  confirm: 'Confirm',
  confirmTurn: 'Confirm',
  cancel: 'Cancel',
  allChoices: 'All choices',
  choicesCount: (n) => count(n, 'choice', 'choices'),
  chooseOnBoard: 'Choose on the board or from the list',
  chooseInTray: 'Choose here or from the list',
  whyNotTitle: 'Not possible now',
  hint: 'Hint',
  hintStop: 'Stop',
  hintThinking: (bot) => `${bot} is thinking…`,
  hintFrom: (bot) => `${bot} would:`,
  hintFailed: 'No hint this time. Try again in a moment.',
  takeBack: 'Undo',
  takeBackTurn: 'Undo my whole turn',
  askTakeBack: 'Ask to undo',
  noTakeBack: 'Nothing to take back: a card was revealed or somebody else has moved since.',
  takeBackNotNow: 'Nothing can be taken back now.',
  sending: 'Sending…',
  skip: 'Skip the moves',
  interjections: 'Out of turn',
  always: 'Always this',
  alwaysHelp: 'Give this answer every time, without being asked',
  alwaysOf: (choice) => `Always: ${choice}`,
  standing: 'Standing answers',
  standingTimes: (n) => `${count(n, 'more time', 'more times')}`,
  remove: 'Remove',
  stillToCome: 'Still to come',
  nothingToCome: 'Nothing else is planned yet.',

  log: 'Log',
  filter: 'What to show',
  filters: { all: 'All', mine: 'Mine', people: 'No bots' },
  missed: (n) => `While you were away: ${count(n, 'choice of others', 'choices of others')}`,
  replayMoves: (n) => `Replay ${count(n, 'move', 'moves')}`,
  undone: (n) => `Taken back: ${count(n, 'choice', 'choices')}.`,
  note: (note, name) => {
    switch (note.is) {
      case 'start':
        return 'The game begins.';
      case 'pause':
        return 'The game is paused.';
      case 'resume':
        return 'The game goes on.';
      case 'hand-over':
        return `A bot plays on for ${name(note.seat)}${{ left: '', time: ', whose time is up', vote: ', as agreed' }[note.why]}.`;
      case 'take-back':
        return `${name(note.seat)} is back at the table.`;
      case 'late':
        return `${name(note.seat)} is out of time.`;
      case 'rules':
        return `The game goes on under newer rules (version ${note.version}).`;
      case 'close':
        return en.closedBy[note.why];
    }
  },

  chat: 'Chat',
  chatOff: 'Take a seat or say who you are to write here.',
  say: 'Write to the table…',
  send: 'Send',
  sayTo: 'To',
  toTable: 'Everybody at the table',
  toSeat: (name) => `Whisper: ${name}`,
  whispers: (name) => `whispers to ${name}`,
  mute: (name) => `Hide messages of ${name}`,
  presets: [
    'Hello!',
    'Good luck!',
    'Great move!',
    'One moment, thinking',
    'Your turn',
    'Thanks for the game!',
    'Another one?',
    'I have to go',
  ],
  unread: (n) => `${n} unread`,

  rules: 'Rules',
  findInRules: 'Search the rules',
  nothingFound: 'Nothing found. Try another word.',
  aid: 'Player aid',
  print: 'Print',
  score: 'Score',
  scoreNow: 'Score so far',
  scoreNowHelp: 'By what lies open. The final score may differ.',
  scoreHelp: 'Press a number to read in the log where it comes from.',
  scoreLines: 'Lines of the log about these points',
  source: 'Source',
  ties: {
    equal: (names, score) => `${list(names)} are level on ${count(score, 'point', 'points')}.`,
    by: (what, pairs) =>
      `${what === undefined ? 'The tie-breaker decides' : `Decided by ${what}`}: ${pairs.map(([name, value]) => `${name}\u00a0${value}`).join(', ')}.`,
    shared: (names) => `${list(names)} share the place.`,
  },
  wins: (names) => (names.length > 1 ? `${list(names)} share the victory` : `${names[0]} wins`),
  youWin: 'You win!',
  rematch: 'Rematch',
  toRematch: 'To the rematch',
  replay: 'Replay',
  record: 'Download the record',
  luckFair: 'Fair luck',
  luckHelp: 'The hash was shown before the game, the seed after it: the record can be checked.',

  proposal: (what, name, other) => `${name} proposes ${asked(what, other)}.`,
  yourProposal: (what, other) => `You propose ${asked(what, other)}.`,
  waitingForAnswers: (names) => `Waiting for the answer of ${list(names)}`,
  agree: 'Agree',
  refuse: 'Refuse',
  withdraw: 'Withdraw',
  waitNoLonger: 'Wait no longer',
  pause: 'Pause the game',
  resume: 'Go on with the game',
  closeTable: 'End without a result',
  closeHelp: 'If other people are playing, they must agree.',
  handOver: 'Let a bot play for me',
  handOverHelp: 'The seat stays yours: take it back at any time.',
  takeSeatBack: 'Take my seat back',
  botPlaysForYou: 'A bot is playing for you',
  replace: (name) => `Let a bot replace ${name}`,
  noVote: 'This proposal is waiting for answers.',

  lost: 'The connection is lost. Your moves are kept and sent as soon as it is back.',
  clockOf: (name, left) => `${name}, ${left} left`,
  clockLetters: { days: 'd', hours: 'h' },

  keysTitle: 'Keys',
  keys: {
    confirm: 'confirm the choice',
    cancel: 'take the preview back, close a window',
    number: 'the choice of this number',
    walk: 'through the legal places on the board',
    choices: 'list of all choices',
    hint: 'a hint, in games against bots',
    undo: 'undo one choice',
    'undo-turn': 'undo my whole turn',
    skip: 'skip the moves being shown',
    mine: 'my mat',
    mat: 'the mat of another player',
    log: 'log',
    chat: 'chat',
    rules: 'rules',
    aid: 'player aid',
    score: 'score',
    still: 'still to come',
    text: 'board as text',
    notes: 'my notes',
    keys: 'this list',
  },
  keysOn: 'Single-letter keys are on',

  tabs: { mine: 'Mine', table: 'Table', log: 'Log', help: 'Help' },

  handoverTitle: (name) => `Next: ${name}`,
  handoverText: 'Hand the device over. Nobody’s secrets are shown until the button is pressed.',
  handoverButton: (name) => `${name} is looking`,

  room: {
    seats: 'Who plays',
    empty: 'Free',
    sitHere: 'Sit here',
    sit: 'Take a seat',
    standUp: 'Stand up',
    putBot: 'Put a bot here',
    removeFrom: (name) => `Free the seat of ${name}`,
    owner: 'opens the game',
    invite: 'Invitation',
    inviteHelp: 'Whoever opens this link sits down with one click. No sign-up.',
    copy: 'Copy the link',
    copied: 'Link copied',
    newLink: 'New link',
    newLinkHelp: 'The old link stops working.',
    makeLink: 'Make an invitation link',
    start: 'Start the game',
    startWaits: (n) => `First fill ${count(n, 'empty seat', 'empty seats')}, with people or bots.`,
    startOwner: (name) => `${name} starts the game.`,
    close: 'Clear the table',
    closeSure: 'Clear the table? Everybody at it goes back to the lobby.',
    options: 'How we play',
    usual: 'Usual rules',
    isPublic: 'Public table: anybody may sit down',
    isPrivate: 'Private table: by invitation only',
    noClock: 'No clock',
    liveClock: (minutes, seconds) =>
      `Clock: ${count(minutes, 'minute', 'minutes')} a game, +${seconds}\u00a0s a choice`,
    daysClock: (days) => `Clock: ${count(days, 'day', 'days')} a decision`,
    absentBot: 'If somebody leaves, a bot plays on',
    absentWait: 'If somebody leaves, the others wait',
    privateHelp: 'You need an invitation link to sit at this table.',
    ready: 'Everybody is here. Ready to start!',
    talk: 'Talk at the table',
  },
};
