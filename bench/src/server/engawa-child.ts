import { readConfig, startServer } from '@engawa/server';
import { connectFour } from '../connect-four/kernel-game.ts';
import { answerAsServer, type Ports } from './process/server-answers.ts';

async function start(): Promise<Ports> {
  const { port } = await startServer(readConfig(process.env), { games: [connectFour] });
  return { live: port, api: port };
}

answerAsServer(start());
