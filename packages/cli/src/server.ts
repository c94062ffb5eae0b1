import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Args } from './args.ts';
import { Failure, UsageFailure } from './failure.ts';
import type { Io } from './io.ts';

type Server = typeof import('@engawa/server');

/** Those of the server's settings that a store's commands share. */
export const STORE_FLAGS = {
  data: { value: 'folder', help: 'The embedded store in this folder, whatever the environment names.' },
};

export const STORE_NOTES = [
  'The store is the one that the environment names: PostgreSQL at DATABASE_URL, or else the embedded store in the',
  'folder DATA_DIR (by default "data"). Addresses with passwords belong into the environment, not on a command line.',
];

/**
 * Does something with the server's package, whose failures are sentences here as well. It is bundled apart and loaded
 * only now: it is large, and every other command starts without it.
 */
export async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const { buildServer } = await import('@engawa/server/build');
  const { index } = await buildServer();
  const server = (await import(/* @vite-ignore */ pathToFileURL(index).href)) as Server;
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.ConfigError) throw new UsageFailure(error.message);
    const sentence = server.inWords(error);
    throw sentence === undefined ? error : new Failure(sentence);
  }
}

/** The environment, with what the command line says instead. */
export function environmentOf(args: Args, io: Io): Io['env'] {
  const { port, host, data } = { port: args.value('port'), host: args.value('host'), data: args.value('data') };
  return {
    ...io.env,
    ...(port === undefined ? {} : { PORT: port }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(data === undefined ? {} : { DATA_DIR: data, DATABASE_URL: undefined }),
  };
}

/** Where the store lies. */
export function storeOf(server: Server, args: Args, io: Io) {
  const { dataFolder, databaseUrl } = server.readConfig(environmentOf(args, io));
  return { dataFolder: resolve(io.folder, dataFolder), databaseUrl };
}
