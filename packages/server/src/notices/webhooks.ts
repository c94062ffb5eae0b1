import type { NewWebhook } from '@engawa/wire';
import type { Kysely, Selectable } from 'kysely';
import type { Database, WebhooksTable } from '../store/schema.ts';

type Db = Kysely<Database>;
export type Webhook = Selectable<WebhooksTable>;

export function webhookAt(db: Db, table: string): Promise<Webhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('table_id', '=', table).executeTakeFirst();
}

/** `site`: where whoever sets it has found the table. */
export async function setWebhook(db: Db, now: number, table: string, wish: NewWebhook, site: string): Promise<void> {
  const row = { table_id: table, ...wish, created_at: now, site };
  await db
    .insertInto('webhooks')
    .values({ ...row, told_at: 0 })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
    .execute();
}

export async function removeWebhook(db: Db, table: string): Promise<void> {
  await db.deleteFrom('webhooks').where('table_id', '=', table).execute();
}

/**
 * Forgets the webhooks of tables that tell nothing any more: whoever ended the table may have had no time to do so, and one
 * may have been set at the very end. Any process may, now and then.
 */
export async function forgetEndedWebhooks(db: Db): Promise<void> {
  await db
    .deleteFrom('webhooks')
    // Asked of each webhook: there are few of them, and many tables that have ended.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tables')
          .select('id')
          .whereRef('tables.id', '=', 'webhooks.table_id')
          .where('status', 'in', ['over', 'closed']),
      ),
    )
    .execute();
}

/** False if another process has told a turn meanwhile. */
export async function noteTold(db: Db, { table_id, told_at }: Webhook, now: number): Promise<boolean> {
  const row = db.updateTable('webhooks').where('table_id', '=', table_id).where('told_at', '=', told_at);
  return (await row.set({ told_at: now }).executeTakeFirst()).numUpdatedRows > 0n;
}
