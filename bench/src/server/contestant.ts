import { join } from 'node:path';
import type { ServerName } from './result.ts';

/** A server that is measured: how its process is started. How its clients speak is in `driver`. */
export interface Contestant {
  readonly name: ServerName;
  /** Its process is `<child>-child.ts`. */
  readonly child: string;
  /** What Node is told before it starts, as whoever runs this server tells it. */
  readonly flags?: readonly string[];
  /** `folder` lies on disk, is empty, and nobody else's. */
  environment(folder: string): Readonly<Record<string, string>>;
}

/** Its usual settings: in memory, and the whole state to both clients after every move. */
export const boardgameIo: Contestant = { name: 'boardgameIo', child: 'boardgame-io', environment: () => ({}) };

/** The floor: hands every frame on to the other client of the table, and knows nothing else. */
export const relay: Contestant = { name: 'relay', child: 'relay', environment: () => ({}) };

/** The floor of everything that is on disk before it is heard of: the same relay, with a journal. */
export const syncedRelay: Contestant = {
  name: 'syncedRelay',
  child: 'relay',
  environment: (folder) => ({ JOURNAL: join(folder, 'journal') }),
};
