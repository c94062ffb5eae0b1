import { request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import { NotSent } from './not-sent.ts';
import { isPublic } from './public-address.ts';
import { askNameServers, publicAddresses, publicLookup, type Resolve } from './public-lookup.ts';

const PATIENCE = 5_000;
const LONGEST_ANSWER = 1_024;

export interface Post {
  /** The address as it is kept, if anything may be sent there. */
  accept(url: string): Promise<string | undefined>;
  /** Sends something and returns the status of the answer. Redirections are not followed. */
  send(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<number>;
}

/** Sends to addresses that people have named: never to this machine or its network, unless that was allowed. */
export function createPost({ isPrivate }: Config['notices'], resolve: Resolve = askNameServers): Post {
  const lookup = publicLookup(resolve);

  /** As far as it can be seen without asking anybody. A host that is a number is never looked up. */
  const read = (text: string): URL | undefined => {
    if (!URL.canParse(text)) return undefined;
    const url = new URL(text);
    const { protocol, hostname, username, password } = url;
    if (protocol !== 'https:' && !(isPrivate && protocol === 'http:')) return undefined;
    if (username !== '' || password !== '') return undefined;
    const address = hostname.replace(/^\[|\]$/g, '');
    if (!isPrivate && isIP(address) !== 0 && !isPublic(address)) return undefined;
    url.hash = '';
    return url;
  };

  return {
    async accept(text) {
      const url = read(text);
      if (url === undefined) return undefined;
      const isNumber = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
      if (isPrivate || isNumber) return url.href;
      return publicAddresses(url.hostname, resolve).then(
        () => url.href,
        () => undefined,
      );
    },

    send(text, headers, body) {
      const url = read(text);
      if (url === undefined) return Promise.reject(new NotSent('not-public'));
      const how = {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        ...(isPrivate ? {} : { lookup }),
      };
      return new Promise((answered, failed) => {
        let isAnswered = false;
        const asked = (url.protocol === 'https:' ? request : requestPlain)(url, how, (answer) => {
          isAnswered = true;
          let length = 0;
          answer.on('data', (chunk: Buffer) => {
            length += chunk.length;
            if (length > LONGEST_ANSWER) answer.destroy();
          });
          answer.on('error', () => {});
          answer.on('close', () => answered(answer.statusCode!));
        });
        asked.on('error', failed);
        // If nobody listens, Node lets the connection go without an error.
        asked.on('upgrade', (_, socket) => {
          socket.destroy();
          failed(new NotSent('other-protocol'));
        });
        // However a request ends: whoever waits for it must hear of it, for it holds a place in the queue.
        asked.on('close', () => {
          if (!isAnswered) failed(new NotSent('no-answer'));
        });
        asked.end(body);
      });
    },
  };
}
