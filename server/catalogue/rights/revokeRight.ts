import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import { userRight } from '../../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../../resources/grantedRight.ts';
import type { Scope } from '../../records/access/scope.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import type { Expected } from '../../base/expected.ts';
import { conflict, forbidden, notFound } from '../../base/problems.ts';
import { callerNow } from '../../identity/callerNow.ts';
import { readRecord } from '../../records/readRecords.ts';
import { deleteRecord } from '../records/writeRecords.ts';
import { isOwn, type Self } from './isOwn.ts';
import { lockRights } from './lockRights.ts';

interface Held extends GrantedRight {
  sub: string | null;
  email: string | null;
}

/**
 * Takes a right away. Throws 404 for one that the caller does not see, 403 for one that is not the caller's to
 * take, 409 for an own one and for the last ADMIN, 412 for a stale version.
 */
export async function revokeRight(
  tx: ScopedTransaction,
  scope: Scope,
  { self }: { self: Self },
  sid: string,
  expected?: Expected,
): Promise<void> {
  await lockRights(tx);
  // Read again behind the lock: another administrator may just have taken the caller's own right.
  const caller = await callerNow(asSystem(tx), self);
  const row = await readRecord(tx, scope, userRight, [sid], true);
  if (!row) throw notFound();
  const { sub, email, right, orgaCountry } = row;
  const held: Held = { sub, email, right, ...(orgaCountry && { orgaCountry }) };
  if (!isSeen(caller, held)) throw notFound();
  if (!canGiveRight(caller, held)) throw forbidden();
  if (isOwn(self, held)) throw conflict('own-rights');
  if (held.right === 'ADMIN' && held.sub !== null && !(await isAnotherAdmin(tx, held.sub)))
    throw conflict('last-admin');
  await deleteRecord(tx, scope, userRight, [sid], expected);
}

function isSeen(caller: Caller, { orgaCountry }: Held): boolean {
  const seen = rightsSeen(caller);
  return (
    seen === 'all' ||
    seen.some(({ sid, country }) => sid === orgaCountry?.sid && country === orgaCountry.country)
  );
}

/** Is there an administrator beside this one who has signed in? */
async function isAnotherAdmin(tx: ScopedTransaction, sub: string): Promise<boolean> {
  return tx.has(sql`
    select from user_right r
    where r."right" = 'ADMIN' and r.orga_country is null and r.sub <> ${sub} and ${sharedByAll(userRight)} limit 1`);
}
