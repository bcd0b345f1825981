import { randomUUID } from 'node:crypto';
import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { StoredRight } from '../../../resources/calls/userRight.ts';
import { userRight } from '../../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../../resources/grantedRight.ts';
import type { RowOf } from '../../../resources/rowOf.ts';
import type { Scope } from '../../records/access/scope.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { unknownCode } from '../../../resources/known.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, nullable, text } from '../../base/database/column.ts';
import type { ScopedTransaction, SystemQueries } from '../../base/database/queries.ts';
import { json, sql } from '../../base/database/sql.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { requireExpected, type Expected } from '../../base/expected.ts';
import { conflict, forbidden, unprocessable } from '../../base/problems.ts';
import { createRecord } from '../records/writeRecords.ts';
import { isOwn, type Self } from './isOwn.ts';
import { lockRights } from './lockRights.ts';

/** A right for somebody with an account, or for whoever proves to own an e-mail address. */
export interface Gift extends GrantedRight {
  sub?: string | undefined;
  email?: string | undefined;
}

/**
 * Gives a right; what somebody has already stays as it is. Throws 403 for a right that is not the caller's to
 * give, 409 for an own one, 412 for another version than is asked for, 422 for an unknown company.
 */
export async function giveRight(
  tx: ScopedTransaction,
  scope: Scope,
  giver: { caller: Caller; self: Self },
  { sub, email: typed, right, orgaCountry }: Gift,
  expected?: Expected,
): Promise<{ given: StoredRight; isNew: boolean }> {
  if (!canGiveRight(giver.caller, orgaCountry ? { right, orgaCountry } : { right })) throw forbidden();
  const email = typed?.toLowerCase() ?? null;
  if (isOwn(giver.self, { sub: sub ?? null, email })) throw conflict('own-rights');
  await lockRights(tx);
  if (orgaCountry) await requireOrga(asSystem(tx), orgaCountry);
  const former = await tx.first(
    stored,
    sql`
      select r.sid, r.sub, r.email, r."right", r.orga_country as "orgaCountry", r.version from user_right r
      where r."right" = ${right} and r.orga_country is not distinct from ${orgaCountry ? json(orgaCountry) : null}::jsonb
        and (r.sub = ${sub ?? null} or (r.sub is null and lower(r.email) = ${email}))
        and ${sharedByAll(userRight)}
      limit 1`,
  );
  requireExpected(expected, former?.version ?? null);
  if (former) return { given: asGiven(former), isNew: false };
  const known = email ?? (await emailOf(asSystem(tx), sub ?? null));
  const row = { sid: randomUUID(), sub, email: known, right, orgaCountry };
  const created = await createRecord(tx, scope, userRight, row);
  return { given: asGiven(created), isNew: true };
}

const stored = { ...fieldsOf(userRight, 'sid', 'sub', 'email', 'right', 'orgaCountry'), version: integer };

function asGiven({
  sid,
  sub,
  email,
  right,
  orgaCountry,
  version,
}: RowOf<typeof userRight> & { version: number }): StoredRight {
  return { id: sid, sub, email, right, ...(orgaCountry && { orgaCountry }), version };
}

/** A company of the country itself or of its sandbox: the right counts on both. */
async function requireOrga(
  db: SystemQueries,
  { sid, country }: NonNullable<GrantedRight['orgaCountry']>,
): Promise<void> {
  const isThere = await db.has(sql`
    select from orga where sid = ${sid} and platform in (${country}, ${`${country}_DEMO`}) limit 1 for key share`);
  if (!isThere)
    throw unprocessable([{ path: 'orgaCountry.sid', code: unknownCode(orga.name), values: { sid } }]);
}

async function emailOf(db: SystemQueries, sub: string | null): Promise<string | null> {
  const user = await db.first(
    { email: nullable(text()) },
    sql`select email from known_user where sub = ${sub}`,
  );
  return user?.email ?? null;
}
