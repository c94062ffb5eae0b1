import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookNotice } from '@engawa/wire';
import { onTestFinished } from 'vitest';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody elsewhere who is told things: a push service, or a chat with webhooks. */
export interface Receiver {
  readonly url: string;
  readonly got: Received[];
  /** The webhooks' notices at a path. */
  readonly told: (path: string) => WebhookNotice[];
  /** What is answered, by path; 201 otherwise. */
  readonly answers: Map<string, number | 'never' | { readonly to: string }>;
}

export async function openReceiver(): Promise<Receiver> {
  const got: Received[] = [];
  const answers: Receiver['answers'] = new Map();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url!;
    got.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    const answer = answers.get(path) ?? 201;
    if (answer === 'never') return;
    if (typeof answer === 'object') response.writeHead(302, { location: answer.to }).end();
    else response.writeHead(answer).end('x'.repeat(5_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const told = (path: string) =>
    got.filter((one) => one.path === path).map(({ body }) => JSON.parse(`${body}`) as WebhookNotice);
  return { url: `http://127.0.0.1:${port}`, got, answers, told };
}
