import { counting } from '../../words/counting.ts';

const count = counting('en');

export const en = {
  title: 'Games on this device',
  intro: 'They live in this browser and need no connection. Clearing the browser’s data removes them.',
  newGame: 'New game on this device',
  empty: 'No games here yet',
  emptyText: 'Play against bots or share one screen with friends. It works without a connection, too.',
  running: 'Under way',
  finished: 'Finished',
  choices: (n: number) => count(n, 'choice', 'choices'),
  goOn: 'Continue',
  replay: 'Replay',
  save: 'Save the record',
  saveWhy: 'While the game runs, its record would show what is hidden.',
  remove: 'Delete',
  removeTitle: 'Delete this game?',
  removeText: 'It is kept only in this browser and cannot be brought back.',
  keep: 'Keep it',
  removed: 'The game is deleted.',
  player: (n: number) => `Player ${n}`,
  withBot: 'bot',
  gone: 'This game is not here',
  goneText: 'It was deleted, or it lives in another browser.',
  outdated: 'The rules have moved on',
  outdatedText: 'This game began with older rules and cannot be continued with the new ones.',
  toList: 'To the games on this device',
  notKept: 'This browser has no room left: the game goes on, but will be lost when the page is closed.',
  loading: 'Setting the table…',
};

export type LocalWords = typeof en;
