import { counting } from '../../../words/counting.ts';

const count = counting('en');

export const en = {
  account: 'Player',
  program: 'Program',
  since: (month: string) => `Here since ${month}`,
  finished: (n: number) => `${count(n, 'finished game', 'finished games')}`,
  ratings: 'Ratings',
  ratingsHelp: 'What the player almost certainly reaches: the estimate less its uncertainty.',
  noRatings: 'No rated games yet.',
  games: (n: number) => count(n, 'game', 'games'),
  tables: 'Last public games',
  noTables: 'No public games yet.',
  replay: 'Replay',
  loading: 'One moment…',
  nobody: 'There is nobody of that name',
  nobodyText: 'Guests have no page of their own, and an account may have been deleted.',
  frontPage: 'Front page',
  mute: 'Do not hear in chat',
  unmute: 'Hear in chat again',
  muted: 'Lines from this person are hidden now.',
  unmuted: 'Lines from this person are shown again.',
};

export type PeopleWords = typeof en;
