import { counting } from '../../../words/counting.ts';

const count = counting('en');

export const en = {
  bot: 'bot',
  freeSeats: (n: number) => (n === 1 ? 'one free seat' : `${n} free seats`),
  players: (min: number, max: number) => (min === max ? `${max}` : `${min}–${max}`),
  playersHelp: 'Players',
  minutes: (n: number) => `${n}\u00a0min`,
  minutesHelp: 'How long a game takes',
  weight: (n: number) => `Difficulty ${n} of 5: ${['very easy', 'easy', 'medium', 'hard', 'very hard'][n - 1]}`,
  weightShort: (n: number) => ['very easy', 'easy', 'medium', 'hard', 'very hard'][n - 1]!,
  noClock: 'no clock',
  liveClock: (minutes: number, seconds: number) => `${minutes}\u00a0min + ${seconds}\u00a0s`,
  daysClock: (days: number) => `${count(days, 'day', 'days')} a move`,
  yourMove: 'Your move',
  makeMove: 'Play',
  open: 'Open',
  sit: 'Sit down',
  watch: 'Watch',
  replay: 'Replay',
  othersMove: 'Others are to move',
  gathering: 'Waiting for people',
  over: 'Finished',
  closed: 'Closed without a result',
  seats: (taken: readonly string[], free: number) =>
    `At the table: ${taken.length > 0 ? taken.join(', ') : 'nobody yet'}.${free > 0 ? ` Free: ${free}.` : ''}`,
  offline: 'No connection to the server',
  offlineText: 'Games on this device work without it.',
  onDevice: 'Play on this device',
  tryAgain: 'Try again',
  somebody: 'somebody',
};

export type SharedWords = typeof en;
