import { counting } from '../../words/counting.ts';

const count = counting('en');

export const en = {
  close: 'Close',
  toPlay: 'to play',
  presence: { here: 'here', away: 'away', bot: 'bot', thinking: 'thinking', gone: 'no connection' },
  you: 'you',
  points: (n: number) => count(n, 'point', 'points'),
  coins: (n: number) => count(n, 'coin', 'coins'),
  die: (n: number) => `Die: ${n}`,
  state: {
    plain: '',
    legal: 'can be chosen',
    selected: 'selected',
    illegal: 'cannot be chosen',
    last: 'last move',
    exhausted: 'used',
    back: 'face down',
  },
  log: { name: 'Log', away: 'while you were away', empty: 'Nothing has happened yet.', filter: 'Show in the log' },
  chat: {
    name: 'Chat',
    empty: 'Nobody has said anything yet.',
    message: 'Message',
    send: 'Send',
    phrases: 'Ready phrases',
    you: 'You',
  },
  score: {
    source: 'Source',
    total: 'Total',
    place: (n: number) => `place ${n}`,
    winner: 'winner',
    name: 'Score sheet',
  },
  scrub: {
    name: 'Replay',
    position: 'Decision',
    at: (at: number, length: number) => `${at} of ${length}`,
    back: 'One step back',
    forward: 'One step forward',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    marks: 'Key moments',
  },
  sheet: { name: 'Panel', up: 'Raise the panel', down: 'Lower the panel' },
  loading: 'Loading…',
  notices: 'Notices',
};

export type DesignWords = typeof en;
