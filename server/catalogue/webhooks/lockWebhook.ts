import { webhook } from '../../../resources/entities/webhook.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { notFound } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { readRecord, type RecordOf } from '../../records/readRecords.ts';

/** The webhook of that sid, locked. Throws 404 where the scope does not open it. */
export async function lockWebhook(
  tx: ScopedTransaction,
  scope: Scope,
  sid: string,
): Promise<RecordOf<typeof webhook>> {
  const found = await tx.first(
    { id: integer, orgaSid: text() },
    sql`select w.id, w.orga_sid as "orgaSid" from webhook w where ${where(scope, 'w')} and w.sid = ${sid}`,
  );
  if (!found) throw notFound();
  // As the worker does before it writes a delivery, which locks the webhook: else each would wait for the other.
  await asSystem(tx).run(sql`select from webhook_state where webhook_id = ${found.id} for update`);
  const locked = await readRecord(tx, scope, webhook, [found.orgaSid, sid], true);
  if (!locked) throw notFound();
  return locked;
}
