import { plurals } from '@engawa/kernel';
import type { Text } from './text.ts';

const count = plurals('en');
const list = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinal = (n: number) => `${n}${SUFFIXES[ordinals.select(n)]}`;

export const en: Text = {
  languageName: 'English',
  keys: {
    undo: 'u',
    undoTurn: 'U',
    log: 'l',
    stillToCome: 't',
    whyNot: 'w',
    scores: 's',
    save: 'r',
    help: '?',
    quit: 'q',
  },
  keyHelp: {
    undo: 'take back your last choice',
    undoTurn: 'take back your whole turn',
    log: 'the log: everything that has happened',
    stillToCome: 'what is still to come',
    whyNot: 'why something cannot be chosen',
    scores: 'the score sheets',
    save: 'save the record, with the name of the file behind the letter',
    help: 'this help',
    quit: 'leave the game',
  },
  keyboardHelp: 'Something can be taken back until a card is drawn or shown; bots always agree to it.',

  human: 'Player',
  humanNumber: (n) => `Player ${n}`,
  botNames: ['Kitsune', 'Tanuki', 'Tsuru', 'Kappa', 'Usagi', 'Karasu', 'Koi'],
  bot: (name) =>
    ({
      apprentice: 'sees what is good and often misses the best',
      traveller: 'takes what looks best',
      master: 'thinks ahead',
      random: 'plays at random',
      greedy: 'takes what looks best',
    })[name] ?? `bot ${name}`,

  menuGame: 'Which game?',
  menuSeats: (min, max) => `How many seats (${min} to ${max})?`,
  menuBots: 'Who sits in the other seats?',
  menuHotSeat: 'people, at this terminal',
  menuBot: (bot) => `a bot that ${bot}`,
  menuDefault: (answer) => `Enter means ${answer}`,
  menuAgain: (min, max) => `Please type a number from ${min} to ${max}.`,
  seats: (n) => count(n, 'seat', 'seats'),

  welcome: (game) => `Welcome to ${game}!`,
  sitting: (name, bot) => `${name} ${bot}.`,
  hint: 'Type the number of your choice. ? is for help.',
  since: 'What has happened:',
  turnOf: (name) => `${name} decides.`,
  outOfTurn: 'Out of turn:',
  ask: (most) => `Your choice, 1 to ${most} (? for help): `,
  askOnly: 'Only one choice: press Enter (? for help): ',
  notUnderstood: (typed, most) => `"${typed}" means nothing here. Type a number from 1 to ${most}, or ? for help.`,
  notOnList: (most) => `There is no such number on the list: it goes from 1 to ${most}.`,

  log: 'The log',
  logEmpty: 'Nothing has happened yet.',
  stillToCome: 'Still to come',
  nothingToCome: 'Nothing else is planned yet.',
  whyNot: 'Why not',
  nothingForbidden: 'Nothing that you might expect is missing from the list.',
  scores: 'Score sheets',
  total: 'Total',
  help: 'Help',
  helpNumber: 'a number: make that choice',
  undone: (n) => `Taken back: ${count(n, 'choice', 'choices')}.`,

  hideTable: (next) => `Next is ${next}. Press Enter, and this table is hidden: `,
  handOver: (name) => `${name}, press Enter when you sit at the terminal: `,

  saveNeedsFile: 'Please write the name of a file behind the letter.',
  saved: (file) => `The record is saved in ${file}.`,
  saveExists: 'There is a file of that name already. Please choose another name.',
  saveFails: 'The record cannot be written there. Please choose another place.',
  offerSave: 'To keep the record, type r and the name of a file; Enter leaves without it: ',
  notSaved: 'Nothing is saved yet: the letter r comes before the name of the file.',

  inputEnded: 'The input has ended, and with it the game.',
  goodbye: 'Until next time!',
  gameOver: 'The game is over.',
  place: (place, name, score) => `${ordinal(place)} place: ${name}, ${count(score, 'point', 'points')}`,
  winner: (name) => `${name} wins!`,
  sharedVictory: (names) => `${list(names)} share the victory.`,
  tieBroken: (names, score) =>
    `${list(names)} have ${count(score, 'point', 'points')} each: the tie-breakers of the rules decide between them.`,
  tieStands: (names, score) =>
    `${list(names)} have ${count(score, 'point', 'points')} each and are equal in the tie-breakers too.`,

  replayHead: (game, seats, version) => `${game}, ${count(seats, 'seat', 'seats')}, version ${version} of the rules`,
  replaySetup: 'Setup',
  replayAt: (at, entries) => `After ${at} of ${count(entries, 'choice', 'choices')}`,
  replayOptions: 'Options',

  reviewChances: 'Chances to win, judged by what each seat could see:',
  reviewAlone: 'Chances to end above what the first decision promised:',
  reviewColumns: ['at first', 'own choices', 'choices of others', 'luck', 'in the end'],
  reviewMoments: 'Key moments',
  reviewNoMoments: 'No decision and no draw changed the chances much.',
  reviewLuck: 'A turn of luck',
  reviewBetter: 'Better',

  noGames: () => 'There are no games in this checkout yet.',
  unknownGame: (asked, known) => `There is no game "${asked}"; the games are: ${known.join(', ')}.`,
  badSeats: (game, min, max) => `${game} is played with ${min} to ${max} seats.`,
  unknownBot: (asked, known) =>
    `There is no bot "${asked}"; the bots are: ${known.join(', ')}, or none for people only.`,
  tooManyBots: (bots, seats) =>
    `${count(bots, 'bot does', 'bots do')} not fit: with ${count(seats, 'seat', 'seats')} one is yours.`,
  badOptions: (asked, known) => `The options "${asked}" do not fit; they can be: ${known.join('; ')}.`,
};
