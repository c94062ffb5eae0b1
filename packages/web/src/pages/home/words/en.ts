import { counting } from '../../../words/counting.ts';

const count = counting('en');

export const en = {
  welcome: 'Sit down, the game is about to begin',
  line: 'An engawa is a veranda where neighbours sit down to play: with friends by a link, with bots at once, without signing up.',
  lineShort:
    'A veranda where neighbours sit down to play: with friends by a link, with bots at once, without signing up.',
  wall: 'Five games',
  withBots: 'With bots now',
  invite: 'Invite by link',
  inviteShort: 'Invite',
  setUp: (game: string) => `${game}: set up a table`,
  withBotsAt: (game: string) => `${game}: play with bots now`,
  inviteAt: (game: string) => `${game}: invite by link`,
  waiting: 'Waiting for you',
  mine: 'Your tables',
  allMine: 'All my tables',
  open: 'Open tables',
  all: 'All',
  tables: (n: number) => count(n, 'table', 'tables'),
  noMine: 'You have no tables yet.',
  nothingOpen: 'Nobody is looking for company right now.',
  beFirst: 'Open a table',
  firstVisit: 'No open tables right now: be the first, or begin with bots.',
  lesson: 'Learn Tokaido in a few minutes',
  lessonText: 'A lesson on the real board: the guide shows, you make the moves.',
  toLesson: 'To the lesson',
  place: 'What this place is',
  facts: [
    {
      title: 'Free and quick',
      text: 'No ads and no signing up. A guest plays at once; an account keeps the games and the name.',
    },
    {
      title: 'Honest',
      text: 'Nobody sees more than their seat may see, bots included. After the game every draw can be checked.',
    },
    {
      title: 'For any screen',
      text: 'Mouse, finger or keyboard, a laptop or a phone, aloud through a screen reader, in three languages.',
    },
  ],
  more: 'More about the site',
};

export type HomeWords = typeof en;
