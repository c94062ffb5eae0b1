import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openStore } from '../../src/store/open-store.ts';
import type { Database, TablesTable } from '../../src/store/schema.ts';
import type { Store } from '../../src/store/store.ts';
import { freshDatabase } from '../kit/postgres.ts';

export interface Stores {
  /** As each process opens it for itself; the embedded one is opened once. */
  open(): Promise<Store>;
  close(): Promise<void>;
}

export async function stores(kind: Store['kind']): Promise<Stores> {
  const opened: Store[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'engawa-keeper-'));
  const database = kind === 'postgres' ? await freshDatabase() : null;
  return {
    async open() {
      if (kind === 'libsql' && opened.length > 0) return opened[0]!;
      opened.push(await openStore({ dataFolder: folder, databaseUrl: database?.url ?? null }));
      return opened.at(-1)!;
    },
    async close() {
      await Promise.all(opened.map((store) => store.close()));
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function addTable(db: Kysely<Database>, id: string, needsKeeper: 0 | 1 = 1): Promise<void> {
  const row: TablesTable = {
    id,
    game: 'tokaido',
    status: 'running',
    is_public: 0,
    owner: 'somebody',
    seats: 2,
    settings: '{}',
    seed: 'seed',
    invitation: `invitation ${id}`,
    created_at: 0,
    changed_at: 0,
    needs_keeper: needsKeeper,
    keeper: null,
    kept_until: 0,
  };
  await db.insertInto('tables').values(row).execute();
}

export async function tableRow(db: Kysely<Database>, id: string) {
  const query = db.selectFrom('tables').select(['needs_keeper', 'keeper', 'kept_until']).where('id', '=', id);
  return query.executeTakeFirstOrThrow();
}
