import { webhook } from '../../../resources/entities/webhook.ts';
import { text } from '../../base/database/column.ts';
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
    { orgaSid: text() },
    sql`select w.orga_sid as "orgaSid" from webhook w where ${where(scope, 'w')} and w.sid = ${sid}`,
  );
  const locked = found && (await readRecord(tx, scope, webhook, [found.orgaSid, sid], true));
  if (!locked) throw notFound();
  return locked;
}
