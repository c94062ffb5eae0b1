import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

type Type = 'text' | 'integer' | 'bigint' | 'double precision';
type Columns = Readonly<Record<string, Type | `${Type}?`>>;

/** The columns of each table, a question mark where there may be nothing, and what identifies a row. */
const TABLES: Readonly<Record<string, { readonly key: readonly string[]; readonly columns: Columns }>> = {
  people: {
    key: ['id'],
    columns: {
      id: 'text',
      kind: 'text',
      name: 'text',
      folded: 'text?',
      password: 'text?',
      owner: 'text?',
      created_at: 'bigint',
      seen_at: 'bigint',
    },
  },
  sessions: {
    key: ['hash'],
    columns: { hash: 'text', person: 'text', created_at: 'bigint', seen_at: 'bigint', expires_at: 'bigint' },
  },
  passkeys: {
    key: ['id'],
    columns: {
      id: 'text',
      person: 'text',
      public_key: 'text',
      counter: 'bigint',
      transports: 'text',
      created_at: 'bigint',
    },
  },
  challenges: {
    key: ['id'],
    columns: { id: 'text', challenge: 'text', person: 'text?', expires_at: 'bigint' },
  },
  tokens: { key: ['hash'], columns: { hash: 'text', person: 'text', created_at: 'bigint' } },
  tables: {
    key: ['id'],
    columns: {
      id: 'text',
      game: 'text',
      status: 'text',
      is_public: 'integer',
      owner: 'text',
      seats: 'integer',
      settings: 'text',
      seed: 'text',
      invitation: 'text',
      created_at: 'bigint',
      changed_at: 'bigint',
      needs_keeper: 'integer',
      keeper: 'text?',
      kept_until: 'bigint',
    },
  },
  seats: { key: ['table_id', 'seat'], columns: { table_id: 'text', seat: 'integer', person: 'text' } },
  log: {
    key: ['table_id', 'number'],
    columns: { table_id: 'text', number: 'integer', at: 'bigint', seat: 'integer?', id: 'text?', what: 'text' },
  },
  snapshots: { key: ['table_id', 'number'], columns: { table_id: 'text', number: 'integer', body: 'text' } },
  standing: { key: ['table_id', 'seat'], columns: { table_id: 'text', seat: 'integer', body: 'text' } },
  chat: {
    key: ['table_id', 'number'],
    columns: {
      table_id: 'text',
      number: 'integer',
      at: 'bigint',
      person: 'text',
      seat: 'integer?',
      heard_by: 'text',
      id: 'text?',
      body: 'text',
    },
  },
  mutes: { key: ['person', 'muted'], columns: { person: 'text', muted: 'text' } },
  ratings: {
    key: ['person', 'game'],
    columns: {
      person: 'text',
      game: 'text',
      mu: 'double precision',
      sigma: 'double precision',
      games: 'integer',
      changed_at: 'bigint',
    },
  },
  records: {
    key: ['id'],
    columns: { id: 'text', person: 'text', game: 'text', body: 'text', created_at: 'bigint' },
  },
  processes: { key: ['id'], columns: { id: 'text', seen_at: 'bigint' } },
  outages: { key: ['started_at', 'ended_at'], columns: { started_at: 'bigint', ended_at: 'bigint' } },
};

const UNIQUE: readonly (readonly [table: string, ...columns: string[]])[] = [
  ['people', 'folded'],
  ['log', 'table_id', 'id'],
  ['chat', 'table_id', 'id'],
];

/** For look-ups that the keys do not serve. */
const INDEXES: typeof UNIQUE = [
  ['people', 'owner'],
  ['sessions', 'person'],
  ['sessions', 'expires_at'],
  ['passkeys', 'person'],
  ['challenges', 'expires_at'],
  ['tokens', 'person'],
  ['tables', 'status', 'is_public', 'changed_at'],
  ['tables', 'needs_keeper', 'kept_until'],
  ['tables', 'owner'],
  ['seats', 'person'],
  ['chat', 'person'],
  ['mutes', 'muted'],
  ['ratings', 'game', 'mu'],
  ['records', 'person'],
];

export const firstSchema = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const [name, { key, columns }] of Object.entries(TABLES)) {
      let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
      for (const [column, type] of Object.entries(columns)) {
        const isNullable = type.endsWith('?');
        table = table.addColumn(column, typeOn(db, type.replace('?', '') as Type), (build) =>
          isNullable ? build : build.notNull(),
        );
      }
      await table.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute();
    }
    for (const list of [UNIQUE, INDEXES]) {
      for (const [table, ...columns] of list) {
        const index = db.schema
          .createIndex(`${table}_by_${columns.join('_')}`)
          .on(table)
          .columns(columns);
        await (list === UNIQUE ? index.unique() : index).execute();
      }
    }
  },
};

/** Texts are compared byte by byte, as SQLite does it: the same order on both stores, whatever language a server speaks. */
export function typeOn(db: Kysely<unknown>, type: Type) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return type === 'text' && isPostgres ? sql`text collate "C"` : type;
}
