import type { AddressInfo, Server } from 'node:net';
import { INVALID_MOVE } from 'boardgame.io/core';
import { Server as GameServer, Origins } from 'boardgame.io/server';
import { boardgameIoRules } from '../connect-four/boardgame-io-rules.ts';
import { answerAsServer, type Ports } from './process/server-answers.ts';

async function start(): Promise<Ports> {
  const { run } = GameServer({ games: [boardgameIoRules(INVALID_MOVE)], origins: [Origins.LOCALHOST] });
  // Handed on to `listen` as it is: the only way to keep it to one address.
  const port = { host: '127.0.0.1', port: 0 } as unknown as number;
  // On the port of the sockets the lobby is not found: since 4.2 koa-compose takes no notice of what is added later on.
  const { appServer, apiServer } = await run({ port, lobbyConfig: { apiPort: port } });
  return { live: portOf(appServer), api: portOf(apiServer) };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

answerAsServer(start());
