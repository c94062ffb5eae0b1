export const en = {
  title: 'Tables',
  lists: 'Which tables',
  open: 'Open',
  running: 'Being played',
  mine: 'Mine',
  newTable: 'New table',
  noOpen: 'Nobody is looking for company right now',
  noOpenText: 'Open a table, and it will stand here until all seats are taken.',
  noRunning: 'No public game is being played',
  noRunningText: 'Games that may be watched stand here while they are played.',
  noMine: 'You have no tables yet',
  noMineText: 'Begin with bots, or invite friends by a link.',
  frontPage: 'To the games',
  now: 'Now',
  ended: 'Finished',
  noEnded: 'No finished games yet.',
  here: 'Games on this device',
  loading: 'Looking around…',
};

export type TablesWords = typeof en;
