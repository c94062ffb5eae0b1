import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Config, PushKeys } from './config.ts';
import { areKeys, isContact } from './notices/push-keys.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Something in the environment cannot be understood, in words. */
export class ConfigError extends Error {}

/** Reads the configuration from the environment; what is not set has a value that suits a club's own server. */
export function readConfig(env: Environment): Config {
  const text = (key: string, otherwise: string) => env[key]?.trim() || otherwise;
  const maybe = (key: string) => env[key]?.trim() || null;
  const number = (key: string, otherwise: number, least: number, most: number) => {
    const given = maybe(key);
    if (given === null) return otherwise;
    const value = Number(given);
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new ConfigError(`${key} must be a whole number from ${least} to ${most}, and is "${given}".`);
    }
    return value;
  };
  const yes = (key: string) => {
    const given = text(key, '0').toLowerCase();
    if (['1', 'true', 'yes'].includes(given)) return true;
    if (['0', 'false', 'no'].includes(given)) return false;
    throw new ConfigError(`${key} must be 1 or 0, and is "${given}".`);
  };
  const url = (key: string, protocols: readonly string[]) => {
    const given = maybe(key);
    if (given === null) return null;
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
      const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
      throw new ConfigError(`${key} must be an address that begins with ${beginnings}.`);
    }
    return given;
  };
  const origin = (key: string) => {
    const given = url(key, ['http:', 'https:']);
    if (given === null) return null;
    const { origin, href } = new URL(given);
    if (href !== `${origin}/`) {
      throw new ConfigError(`${key} must be an address without a path, a query, a user and a password.`);
    }
    return origin;
  };
  return {
    process: text('PROCESS_ID', randomBytes(6).toString('hex')),
    host: text('HOST', '127.0.0.1'),
    port: number('PORT', 8080, 0, 65_535),
    origin: origin('ORIGIN'),
    trustProxy: yes('TRUST_PROXY'),
    dataFolder: text('DATA_DIR', 'data'),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    logLevel: levelIn(text('LOG_LEVEL', 'info')),
    metricsToken: maybe('METRICS_TOKEN'),
    bots: {
      threads: number('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, 256),
      time: number('BOT_TIME', 2_000, 10, 600_000),
      memory: number('BOT_MEMORY', 256, 32, 65_536),
      pause: number('BOT_PAUSE', 900, 0, 60_000),
    },
    notices: {
      push: pushIn(maybe('PUSH_PUBLIC_KEY'), maybe('PUSH_PRIVATE_KEY'), maybe('PUSH_CONTACT')),
      isPrivate: yes('NOTICES_PRIVATE'),
    },
    limits: {
      framesPerSecond: number('LIMIT_FRAMES_PER_SECOND', 20, 1, 1_000_000),
      requestsPerSecond: number('LIMIT_REQUESTS_PER_SECOND', 20, 1, 1_000_000),
      guestsPerHour: number('LIMIT_GUESTS_PER_HOUR', 60, 1, 100_000_000),
      signInsPerHour: number('LIMIT_SIGN_INS_PER_HOUR', 30, 1, 100_000_000),
      tablesPerHour: number('LIMIT_TABLES_PER_HOUR', 120, 1, 100_000_000),
      chatPerMinute: number('LIMIT_CHAT_PER_MINUTE', 30, 1, 100_000_000),
      socketsPerAddress: number('LIMIT_SOCKETS_PER_ADDRESS', 100, 1, 10_000_000),
      sockets: number('LIMIT_SOCKETS', 10_000, 1, 10_000_000),
      sendBuffer: number('LIMIT_SEND_BUFFER', 1_048_576, 65_536, 1_073_741_824),
      idle: number('LIMIT_IDLE', 60_000, 1_000, 86_400_000),
    },
  };
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function levelIn(level: string): string {
  if (LEVELS.includes(level)) return level;
  throw new ConfigError(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, and is "${level}".`);
}

function pushIn(publicKey: string | null, privateKey: string | null, contact: string | null): PushKeys | null {
  if (publicKey === null && privateKey === null && contact === null) return null;
  if (publicKey === null || privateKey === null || contact === null) {
    throw new ConfigError('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_CONTACT are set together, or none of them.');
  }
  if (!areKeys(publicKey, privateKey)) {
    throw new ConfigError('PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY must be a pair that engawa push-keys has made.');
  }
  if (!isContact(contact)) throw new ConfigError('PUSH_CONTACT must be an address that begins with mailto: or https:.');
  return { publicKey, privateKey, contact };
}

/** What was read, for whoever starts the server; secrets are left out. */
export function summaryOf(config: Config): string[] {
  const store =
    config.databaseUrl === null ? `the folder ${config.dataFolder}` : `PostgreSQL at ${placeOf(config.databaseUrl)}`;
  const bus = config.redisUrl
    ? `Redis at ${placeOf(config.redisUrl)}`
    : config.databaseUrl
      ? 'PostgreSQL'
      : 'none needed';
  const { threads, time, memory, pause } = config.bots;
  const { push, isPrivate } = config.notices;
  return [
    `store     ${store}`,
    `bus       ${bus}`,
    `origin    ${config.origin ?? 'whatever host the browser names (set ORIGIN behind a proxy)'}`,
    `proxy     ${config.trustProxy ? 'its X-Forwarded headers are believed' : 'none'}`,
    `bots      ${threads} at once, ${time} ms and ${memory} MB each, ${pause} ms between choices`,
    `metrics   ${config.metricsToken === null ? 'for this machine only' : 'with a token'}`,
    `push      ${push === null ? 'off (engawa push-keys makes the keys for it)' : `on, with the contact ${push.contact}`}`,
    `webhooks  ${isPrivate ? 'also to private addresses and without TLS' : 'to public https addresses only'}`,
    `process   ${config.process}`,
  ];
}

function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port ? `:${port}` : ''}${pathname}`;
}
