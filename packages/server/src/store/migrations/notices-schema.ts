import type { Kysely } from 'kysely';
import { typeOn } from './first-schema.ts';

/** Browsers that want to be told of their turns, and addresses that tables tell. */
export const noticesSchema = {
  async up(db: Kysely<unknown>): Promise<void> {
    const text = typeOn(db, 'text');
    await db.schema
      .createTable('subscriptions')
      .addColumn('endpoint', text, (column) => column.notNull())
      .addColumn('person', text, (column) => column.notNull())
      .addColumn('p256dh', text, (column) => column.notNull())
      .addColumn('auth', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('subscriptions_key', ['endpoint'])
      .execute();
    await db.schema.createIndex('subscriptions_by_person').on('subscriptions').column('person').execute();
    await db.schema
      .createTable('webhooks')
      .addColumn('table_id', text, (column) => column.notNull())
      .addColumn('url', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('site', text, (column) => column.notNull())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('webhooks_key', ['table_id'])
      .execute();
  },
};
