import { randomUUID } from 'node:crypto';
import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { StoredRight } from '../../../resources/calls/userRight.ts';
import { userRight } from '../../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../../resources/grantedRight.ts';
import type { Row } from '../../../resources/shape.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { conflict, forbidden, stale, unprocessable } from '../../base/problems.ts';
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
  tx: Transaction,
  scope: Scope,
  giver: { caller: Caller; self: Self },
  { sub, email: typed, right, orgaCountry }: Gift,
  version?: number,
): Promise<{ given: StoredRight; isNew: boolean }> {
  if (!canGiveRight(giver.caller, orgaCountry ? { right, orgaCountry } : { right })) throw forbidden();
  const email = typed?.toLowerCase() ?? null;
  if (isOwn(giver.self, { sub: sub ?? null, email })) throw conflict('own-rights');
  await lockRights(tx);
  if (orgaCountry) await requireOrga(tx, orgaCountry);
  const [former] = await tx<StoredRow[]>`
    select sid, sub, email, "right", orga_country as "orgaCountry", version from user_right
    where "right" = ${right} and orga_country is not distinct from ${orgaCountry ? tx.json(orgaCountry) : null}
      and (sub = ${sub ?? null} or (sub is null and lower(email) = ${email}))
    limit 1`;
  if (version !== undefined && version !== former?.version) throw stale(former?.version ?? null);
  if (former) return { given: asGiven(former), isNew: false };
  const row: Row = { sid: randomUUID(), sub, email: email ?? (await emailOf(tx, sub)), right, orgaCountry };
  const created = await createRecord(tx, scope, userRight, row);
  return { given: asGiven(created as unknown as StoredRow), isNew: true };
}

interface StoredRow {
  sid: string;
  sub: string | null;
  email: string | null;
  right: StoredRight['right'];
  orgaCountry: StoredRight['orgaCountry'] | null;
  version: number;
}

function asGiven({ sid, sub, email, right, orgaCountry, version }: StoredRow): StoredRight {
  return { id: sid, sub, email, right, ...(orgaCountry && { orgaCountry }), version };
}

/** A company of the country itself or of its sandbox: the right counts on both. */
async function requireOrga(
  tx: Transaction,
  { sid, country }: NonNullable<GrantedRight['orgaCountry']>,
): Promise<void> {
  const found = await tx`
    select from orga where sid = ${sid} and platform in (${country}, ${`${country}_DEMO`}) limit 1 for key share`;
  if (found.count === 0)
    throw unprocessable([{ path: 'orgaCountry.sid', code: 'missing-reference', values: { sid } }]);
}

async function emailOf(tx: Transaction, sub: string | undefined): Promise<string | undefined> {
  const [user] = await tx<
    { email: string | null }[]
  >`select email from known_user where sub = ${sub ?? null}`;
  return user?.email ?? undefined;
}
