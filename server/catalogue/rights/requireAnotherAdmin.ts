import { userRight } from '../../../resources/entities/userRight.ts';
import type { RowOf } from '../../../resources/rowOf.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { conflict } from '../../base/problems.ts';
import { sharedByAll } from '../../records/access/where.ts';

type Ending = Pick<RowOf<typeof userRight>, 'sub' | 'right' | 'orgaCountry' | 'until'>;

/**
 * There is always an administrator who has signed in and whose right does not end by itself (behaviour B45, B505). Throws
 * 409 where this right, which is to be taken or to end, is that of the last one.
 */
export async function requireAnotherAdmin(
  tx: ScopedTransaction,
  { sub, right, orgaCountry, until }: Ending,
): Promise<void> {
  if (right !== 'ADMIN' || orgaCountry || sub === null || until !== null) return;
  const isAnother = await tx.has(sql`
    select from user_right r
    where r."right" = 'ADMIN' and r.orga_country is null and r.sub <> ${sub} and r.until is null
      and ${sharedByAll(userRight)}
    limit 1`);
  if (!isAnother) throw conflict('last-admin');
}
