export type { Config } from './config.ts';
export { inWords } from './failures.ts';
export { isContact, newPushKeys } from './notices/push-keys.ts';
export { ConfigError, readConfig } from './read-config.ts';
export { serve } from './serve.ts';
export { type Replacements, type RunningServer, startServer } from './server.ts';
export { backup } from './store/backup/backup.ts';
export { restore } from './store/backup/restore.ts';
