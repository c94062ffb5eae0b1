import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { breaksConnection } from '../errors.ts';

const CONNECTIONS = 10;
/** Milliseconds. A process that stands still must not hold its locks for ever. */
const TO_CONNECT = 10_000;
const STATEMENT = 60_000;
const IDLE_IN_TRANSACTION = 60_000;
/** A database that has vanished without a word does not keep to its own limit. */
const ANSWER = STATEMENT + 5_000;

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: TO_CONNECT,
    statement_timeout: STATEMENT,
    query_timeout: ANSWER,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    keepAlive: true,
    application_name: 'engawa',
    types: { getTypeParser },
  });
  // A connection that breaks tells whoever is using it; without listeners it would end the process too.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** What Kysely gets: connections that say when a commit was none, and that are not handed on once they are broken. */
export function strictly(pool: pg.Pool): PostgresPool {
  const strict = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      if (!strict.has(client)) strict.set(client, strictClient(client));
      return strict.get(client)!;
    },
    end: () => pool.end(),
  };
}

function strictClient(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  async function query(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const result = await client.query(sql, [...parameters]).catch((error: unknown) => {
      isBroken ||= breaksConnection(error);
      throw error;
    });
    if (sql === 'commit') checkCommit(result);
    return result;
  }
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isBroken) };
}

/**
 * In a transaction in which a statement has failed, PostgreSQL answers COMMIT by rolling back, and calls that a success.
 * For us it is an error: otherwise a failure that somebody swallowed would be acknowledged as stored.
 */
function checkCommit({ command }: pg.QueryResult): void {
  if (command === 'COMMIT') return;
  const error = new Error('Nothing was stored, because a statement of the transaction had failed.');
  throw Object.assign(error, { code: '25P02' });
}

/** Times and counts are numbers for us: 2 ** 53 milliseconds are far away. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}

function ignore(): void {}
