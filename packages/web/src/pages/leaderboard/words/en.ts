export const en = {
  title: (game: string) => `${game}: leaderboard`,
  help: 'Only accounts are rated, in games among people. Guests and bots are not. The number is what a player almost certainly reaches.',
  place: 'Place',
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  loading: 'One moment…',
  empty: 'Nobody is rated yet',
  emptyText: 'The first game among accounts will change that.',
  newTable: 'Open a table',
  noGame: 'There is no such game here',
  frontPage: 'Front page',
};

export type LeaderboardWords = typeof en;
