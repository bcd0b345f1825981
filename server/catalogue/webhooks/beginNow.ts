import { integer, text } from '../../base/database/column.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { writeCursor } from '../../records/changes/cursor.ts';

/** Has a new webhook tell from now on what changes. */
export async function beginNow(tx: SystemTransaction, id: number): Promise<void> {
  const { snapshot, at } = await tx.one(
    { snapshot: text(), at: integer },
    sql`select pg_current_snapshot()::text as snapshot, extract(epoch from now())::bigint as at`,
  );
  const cursor = writeCursor({ asked: '', since: snapshot, sinceAt: at, phase: 'changed' });
  await tx.run(sql`insert into webhook_state (webhook_id, cursor) values (${id}, ${cursor})`);
}
