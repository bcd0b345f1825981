import { uploads } from '../../../resources/limits.ts';
import type { Scope } from '../../records/access/scope.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { identifier, sql } from '../../base/database/sql.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { tooLarge } from '../../base/problems.ts';

/** Throws 413 when a company has as many pictures or files as it may have. `table` is a name of the program. */
export async function requireRoom(
  tx: ScopedTransaction,
  scope: Scope,
  table: 'image' | 'file',
  orgaSid: string,
): Promise<void> {
  const { count } = await tx.one(
    { count: integer },
    sql`
      select count(*) as count from ${identifier(table)} u
      where ${ofPlatform(scope, 'u')} and u.orga_sid = ${orgaSid}`,
  );
  if (count >= uploads.mostOfOrga) throw tooLarge();
}
