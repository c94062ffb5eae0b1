import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOTS, type Bot, LEVELS, STAND_IN } from '@engawa/bots';
import { GAMES } from '@engawa/games';
import type { Game } from '@engawa/kernel';
import type { Someone } from '@engawa/wire';
import type { Logger } from 'pino';
import { type BotFiles, createBotPool } from './bots/pool.ts';
import type { Bus } from './bus/bus.ts';
import { inProcessBus } from './bus/in-process.ts';
import type { Config } from './config.ts';
import type { Context, HouseBots } from './context.ts';
import { clientAddress } from './http/address.ts';
import { createApp } from './http/app.ts';
import { headersOf } from './http/headers.ts';
import { languageOf } from './http/language.ts';
import { createLimits } from './http/limits.ts';
import { mayAct } from './http/origin.ts';
import { createHttpServer } from './http/server.ts';
import { createAliveness } from './keeper/aliveness.ts';
import { runKeeper } from './keeper/keeper.ts';
import { clearKeepers, createLeases } from './keeper/leases.ts';
import { Live } from './live/live.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { Notices, type NoticesOptions } from './notices/notices.ts';
import { noticeRoutes } from './notices/routes.ts';
import { forgetEndedWebhooks } from './notices/webhooks.ts';
import { createPeople } from './people/people.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { Keeping } from './tables/keeping.ts';
import { recordRoutes } from './tables/record-routes.ts';
import { tableRoutes } from './tables/routes.ts';
import { Snapshots } from './tables/snapshots.ts';
import { Tables } from './tables/tables.ts';

/** What tests and other hosts may bring along instead of the usual. */
export interface Replacements {
  readonly games?: readonly Game[];
  readonly bots?: readonly string[];
  readonly botFiles?: BotFiles;
  readonly store?: Store;
  readonly bus?: Bus;
  readonly log?: Logger;
  readonly now?: () => number;
  readonly newId?: () => string;
  readonly hooks?: NonNullable<Context['hooks']>;
  /** The folder of the built site. */
  readonly site?: string;
  /** How long notices wait. */
  readonly pace?: NonNullable<NoticesOptions['pace']>;
}

export interface RunningServer {
  readonly port: number;
  readonly context: Context;
  readonly tables: Tables;
  /** Lets everybody finish, and stops. */
  close(): Promise<void>;
}

const LOOK_AROUND = 2_000;
const TIDY = 30_000;
const SWEEP = 600_000;

export async function startServer(config: Config, own: Replacements = {}): Promise<RunningServer> {
  const log = own.log ?? createLog(config);
  const metrics = createMetrics();
  const store = metrics.counted(own.store ?? (await openStore(config)));
  const context: Context = {
    config,
    store,
    bus: own.bus ?? (await openBus(config, log)),
    games: own.games ?? GAMES,
    bots: houseBots(own.bots),
    log,
    now: own.now ?? Date.now,
    newId: own.newId ?? (() => randomBytes(9).toString('base64url')),
    ...(own.hooks ? { hooks: own.hooks } : {}),
  };
  const limits = createLimits(config);
  const people = createPeople(context, limits, (person) => tables.leaveAll(person));
  const pool = createBotPool({
    ...config.bots,
    ...(own.botFiles ? { files: own.botFiles } : {}),
    onThought: metrics.thought,
  });
  const holding = { db: store.db, process: config.process, now: context.now };
  const leases = createLeases(holding);
  const keeping = new Keeping(context, leases, pool, (table) => live.mayBeWatchedElsewhere(table));
  const someone = (person: string) => findSomeone(context, person);
  const notices = new Notices({
    context,
    limits,
    tables: () => tables,
    seenElsewhere: (table, seat) => live.seenElsewhere(table, seat),
    ...(own.pace ? { pace: own.pace } : {}),
  });
  const around = {
    moved: keeping.moved.bind(keeping),
    keep: keeping.keep.bind(keeping),
    stored: notices.stored.bind(notices),
    someone,
    snapshots: new Snapshots(store.db, log),
  };
  const tables = new Tables(context, around, (table) => keeping.isKept(table));
  const app = createApp(context, {
    people,
    registry: metrics.registry,
    routes: [tableRoutes(tables, limits), recordRoutes(tables, limits), noticeRoutes(tables, limits, notices)],
    ...(own.site ? { site: own.site } : {}),
  });
  const http = createHttpServer(app);
  const live = new Live({
    context,
    tables,
    limits,
    isLive: people.isLive,
    whichAreLive: people.whichAreLive,
    mutedBy: people.mutedBy,
    whoIs: async (request: IncomingMessage) => {
      const who = await people.whoIs(headersOf(request));
      if (who === null) return null;
      const { id, name, kind } = who.person;
      return { you: { id, name, kind }, session: who.session };
    },
    isOwnOrigin: (request) => mayAct(config, headersOf(request)),
    addressOf: (request) => clientAddress(config, request.socket.remoteAddress, headersOf(request)),
    languageOf: (request) => languageOf(langIn(request.url), headersOf(request)),
    onMutes: people.onMutes,
    onSessionsEnded: people.onEnded,
  });
  live.attach(http);
  metrics.watch('engawa_sockets', 'Open WebSockets.', () => live.size);
  metrics.watch('engawa_tables_at_hand', 'Tables in memory.', () => tables.size);
  metrics.watch('engawa_tables_kept', 'Tables that this process acts for.', () => keeping.size);

  // Nobody else uses an embedded store: whoever kept its tables before is gone.
  if (store.kind === 'libsql') await clearKeepers(store.db);
  const keeper = runKeeper({
    leases,
    beat: createAliveness({ ...holding, isAlone: store.kind === 'libsql' }).beat,
    onClaimed: (ids) => void keeping.claimed(tables, ids),
    onLost: (ids) => keeping.lost(ids),
    complain: (error, what) => log.warn({ error }, what),
  });
  people.onChanged((person) => {
    tables.renamed(person).catch((error) => log.warn({ error }, 'a new name was not told'));
    context.bus.publish({ is: 'renamed', person });
  });
  const stopHearing = context.bus.subscribe((hint, from) => {
    const failed = (error: unknown) => log.warn({ hint, error }, 'a hint could not be followed');
    if (hint.is === 'moved') tables.heard(hint.table, hint.number).catch(failed);
    else if (hint.is === 'chat') tables.heardChat(hint.table).catch(failed);
    else if (hint.is === 'standing') tables.heardStanding(hint.table).catch(failed);
    else if (hint.is === 'renamed') tables.renamed(hint.person).catch(failed);
    else if (hint.is === 'presence') live.heardPresence(hint.table, from, hint.here, hint.watchers);
  });
  const chores = [
    ...(store.kind === 'postgres' ? [every(LOOK_AROUND, () => tables.lookAround(), log)] : []),
    every(TIDY, () => tables.tidy(), log),
    every(
      SWEEP,
      async () => {
        await tables.closeForgotten();
        await people.sweep();
        await forgetEndedWebhooks(store.db);
      },
      log,
    ),
  ];
  let closing: Promise<void> | undefined;
  const close = async () => {
    for (const stop of chores) stop();
    await notices.close();
    http.close();
    await live.close();
    http.closeAllConnections();
    keeping.stop();
    await keeper.stop();
    stopHearing();
    await tables.close();
    await around.snapshots.flush();
    await pool.close();
    people.close();
    await context.bus.close();
    await store.close();
  };
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject);
      http.listen(config.port, config.host, resolve);
    });
  } catch (error) {
    await close();
    throw error;
  }
  return {
    port: (http.address() as AddressInfo).port,
    context,
    tables,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** Only the driver that is needed is loaded. */
async function openBus(config: Config, log: Logger): Promise<Bus> {
  const complain = (error: unknown) => log.warn({ error }, 'the bus has trouble');
  if (config.redisUrl !== null) {
    return (await import('./bus/redis.ts')).redisBus(config.redisUrl, config.process, complain);
  }
  if (config.databaseUrl !== null) {
    return (await import('./bus/postgres.ts')).postgresBus(config.databaseUrl, config.process, complain);
  }
  return inProcessBus(complain).join(config.process);
}

async function findSomeone({ store: { db } }: Context, id: string): Promise<Someone> {
  const row = await db.selectFrom('people').select(['id', 'name', 'kind']).where('id', '=', id).executeTakeFirst();
  return row ?? { id, name: '', kind: 'gone' };
}

function houseBots(own?: readonly string[]): HouseBots {
  if (own !== undefined) return { offered: own, known: own, standIn: own.at(-1) ?? '' };
  const names = (bots: readonly Bot[]) => bots.map(({ name }) => name);
  return { offered: names(LEVELS), known: names(BOTS), standIn: STAND_IN.name };
}

function langIn(url: string | undefined): string | null {
  return new URLSearchParams(url?.split('?')[1] ?? '').get('lang');
}

/** Does something again and again, never twice at once. */
function every(pause: number, work: () => Promise<void>, log: Logger): () => void {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      log.warn({ error }, 'a chore has failed');
    } finally {
      isBusy = false;
    }
  }, pause);
  timer.unref();
  return () => clearInterval(timer);
}
