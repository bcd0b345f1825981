import { userRight } from '../../../resources/entities/userRight.ts';
import type { Scope } from '../../records/access/scope.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Expected } from '../../base/expected.ts';
import { conflict } from '../../base/problems.ts';
import { callerNow } from '../../identity/callerNow.ts';
import { lastChange } from '../../records/recordChange.ts';
import { deleteRecord } from '../records/writeRecords.ts';
import { isOwn, type Self } from './isOwn.ts';
import { lockRights } from './lockRights.ts';
import { readGivable } from './readGivable.ts';
import { requireAnotherAdmin } from './requireAnotherAdmin.ts';

/**
 * Takes a right away. Throws 404 for one that the caller does not see, 403 for one that is not the caller's to
 * take, 409 for an own one and for the last ADMIN, 412 for a stale version.
 * @param note says why, and stands in the record of changes
 */
export async function revokeRight(
  tx: ScopedTransaction,
  scope: Scope,
  { self }: { self: Self },
  sid: string,
  expected?: Expected,
  note?: string,
): Promise<void> {
  await lockRights(tx);
  // Read again behind the lock: another administrator may just have taken the caller's own right.
  const caller = await callerNow(asSystem(tx), self);
  const row = await readGivable(tx, scope, caller, sid);
  if (isOwn(self, row)) throw conflict('own-rights');
  await requireAnotherAdmin(tx, row);
  await deleteRecord(tx, scope, userRight, [sid], expected);
  if (!note) return;
  const taken = await lastChange(tx, scope, userRight, [sid]);
  await asSystem(tx).run(sql`update change set note = ${note} where id = ${taken}`);
}
