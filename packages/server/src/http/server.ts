import { createServer, type Server } from 'node:http';
import { wordsFor } from '@engawa/wire';
import { getRequestListener } from '@hono/node-server';
import type { Routes } from './env.ts';
import { headersOf } from './headers.ts';
import { languageOf } from './language.ts';

/** Whoever dawdles over a request holds a socket no longer than this (P12). */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

export function createHttpServer(app: Routes): Server {
  return createServer(TIMES, (incoming, outgoing) => {
    // What is no request at all (a malformed host or path) never reaches the application.
    const errorHandler = () => {
      const why = 'bad-request';
      const words = wordsFor(languageOf(null, headersOf(incoming)), why);
      return Response.json({ why, words }, { status: 400 });
    };
    return getRequestListener(app.fetch, { errorHandler })(incoming, outgoing);
  });
}
