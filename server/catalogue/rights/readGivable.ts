import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import { userRight } from '../../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { forbidden, notFound } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { readRecord, type RecordOf } from '../../records/readRecords.ts';

/**
 * A given right, locked. Throws 404 for one that the caller does not see, 403 for one that is not the caller's to give or
 * take.
 */
export async function readGivable(
  tx: ScopedTransaction,
  scope: Scope,
  caller: Caller,
  sid: string,
): Promise<RecordOf<typeof userRight>> {
  const row = await readRecord(tx, scope, userRight, [sid], true);
  if (!row) throw notFound();
  const { right, orgaCountry } = row;
  const held: GrantedRight = { right, ...(orgaCountry && { orgaCountry }) };
  if (!isSeen(caller, held)) throw notFound();
  if (!canGiveRight(caller, held)) throw forbidden();
  return row;
}

function isSeen(caller: Caller, { orgaCountry }: GrantedRight): boolean {
  const seen = rightsSeen(caller);
  return (
    seen === 'all' ||
    seen.some(({ sid, country }) => sid === orgaCountry?.sid && country === orgaCountry.country)
  );
}
