import { integer } from '../../../base/database/column.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofSender } from './partedUpload.ts';

/** Has an upload end with what has come of it; returns how many bytes, announced today (Zurich), never will. */
export async function abandonUpload(tx: ScopedTransaction, scope: Scope, id: string): Promise<number> {
  const found = await tx.first(
    { missing: integer },
    sql`
      select case when (u.created_at at time zone 'Europe/Zurich')::date = (now() at time zone 'Europe/Zurich')::date
        then u.bytes - u.received else 0 end as missing
      from upload u where ${ofSender(scope)} and u.id = ${id} for update`,
  );
  await tx.run(sql`update upload u set bytes = u.received where ${ofSender(scope)} and u.id = ${id}`);
  return found?.missing ?? 0;
}
