import { accessKey } from '../../../resources/entities/accessKey.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { notFound } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { readRecord, type RecordOf } from '../../records/readRecords.ts';

/** The key of that sid, locked. Throws 404 where the scope does not open it. */
export async function lockKey(
  tx: ScopedTransaction,
  scope: Scope,
  sid: string,
): Promise<RecordOf<typeof accessKey>> {
  const found = await tx.first(
    { orgaSid: text() },
    sql`select k.orga_sid as "orgaSid" from access_key k where ${where(scope, 'k')} and k.sid = ${sid}`,
  );
  const key = found && (await readRecord(tx, scope, accessKey, [found.orgaSid, sid], true));
  if (!key) throw notFound();
  return key;
}
