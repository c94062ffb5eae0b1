import type { Contestant } from './contestant.ts';

/** All clients of the bench come from one address, and play faster than people may. */
const NO_LIMITS = {
  LIMIT_FRAMES_PER_SECOND: '1000000',
  LIMIT_REQUESTS_PER_SECOND: '1000000',
  LIMIT_GUESTS_PER_HOUR: '100000000',
  LIMIT_TABLES_PER_HOUR: '100000000',
  LIMIT_SOCKETS_PER_ADDRESS: '10000',
};

/** As `npm start` runs it for people, with the embedded store on disk. */
export const engawa: Contestant = {
  name: 'engawa',
  child: 'engawa',
  flags: ['--max-semi-space-size=32'],
  environment: (folder) => ({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', ...NO_LIMITS }),
};
