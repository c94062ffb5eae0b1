import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { createLog } from '../../src/log.ts';

/** A log as those read it who run the server. */
export function openLog(): { readonly log: Logger; readonly lines: () => Record<string, unknown>[] } {
  const texts: string[] = [];
  const to = new Writable({
    write(chunk, _encoding, done) {
      texts.push(`${chunk}`);
      done();
    },
  });
  const lines = () => texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return { log: createLog({ logLevel: 'info', process: 'left' }, to), lines };
}
