import { randomUUID } from 'node:crypto';
import { canGiveRight } from '../../../resources/access/canGiveRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { StoredRight } from '../../../resources/calls/userRight.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { userRight } from '../../../resources/entities/userRight.ts';
import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import { unknownCode } from '../../../resources/known.ts';
import type { RowOf } from '../../../resources/rowOf.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { day, nullable, text } from '../../base/database/column.ts';
import type { ScopedTransaction, SystemQueries } from '../../base/database/queries.ts';
import { json, sql } from '../../base/database/sql.ts';
import { requireExpected, type Expected } from '../../base/expected.ts';
import { conflict, forbidden, unprocessable } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { sharedByAll } from '../../records/access/where.ts';
import { readRecord } from '../../records/readRecords.ts';
import { changeRecord, createRecord } from '../records/writeRecords.ts';
import { isOwn, type Self } from './isOwn.ts';
import { lockRights } from './lockRights.ts';
import { requireAnotherAdmin } from './requireAnotherAdmin.ts';

/** A right for somebody with an account, or for whoever proves to own an e-mail address. */
export interface Gift extends Omit<GrantedRight, 'until'> {
  sub?: string | undefined;
  email?: string | undefined;
  until?: string | undefined;
  note?: string | undefined;
}

/**
 * Gives a right. One that somebody has already ends from now on when the gift says (behaviour B505). Throws 403 for a
 * right that is not the caller's to give, 409 for an own one and for an end of the last ADMIN, 412 for another version than
 * is asked for, 422 for an unknown company and for an end that has passed.
 */
export async function giveRight(
  tx: ScopedTransaction,
  scope: Scope,
  giver: { caller: Caller; self: Self },
  { sub, email: typed, right, orgaCountry, until, note }: Gift,
  expected?: Expected,
): Promise<{ given: StoredRight; isNew: boolean }> {
  if (!canGiveRight(giver.caller, orgaCountry ? { right, orgaCountry } : { right })) throw forbidden();
  const email = typed?.toLowerCase() ?? null;
  if (isOwn(giver.self, { sub: sub ?? null, email })) throw conflict('own-rights');
  await lockRights(tx);
  if (orgaCountry) await requireOrga(asSystem(tx), orgaCountry);
  if (until) await requireToCome(asSystem(tx), until);
  const former = await tx.first(
    { sid: text() },
    sql`
      select r.sid from user_right r
      where r."right" = ${right} and r.orga_country is not distinct from ${orgaCountry ? json(orgaCountry) : null}::jsonb
        and (r.sub = ${sub ?? null} or (r.sub is null and lower(r.email) = ${email}))
        and ${sharedByAll(userRight)}
      limit 1`,
  );
  const stored = former && (await readRecord(tx, scope, userRight, [former.sid], true));
  requireExpected(expected, stored?.version ?? null);
  if (stored) {
    if (stored.until === (until ?? null) && (note === undefined || note === stored.note))
      return { given: asGiven(stored), isNew: false };
    if (until && stored.until === null) await requireAnotherAdmin(tx, stored);
    const { sid, sub: holder, email: address } = stored;
    const why = note ?? stored.note;
    const record = { sid, sub: holder, email: address, right, orgaCountry, until, note: why };
    return { given: asGiven(await changeRecord(tx, scope, userRight, stored, record)), isNew: false };
  }
  const known = email ?? (await emailOf(asSystem(tx), sub ?? null));
  const row = { sid: randomUUID(), sub, email: known, right, orgaCountry, until, note };
  const created = await createRecord(tx, scope, userRight, row);
  return { given: asGiven(created), isNew: true };
}

type Stored = RowOf<typeof userRight> & { version: number };

function asGiven({ sid, sub, email, right, orgaCountry, until, note, version }: Stored): StoredRight {
  return {
    id: sid,
    sub,
    email,
    right,
    ...(orgaCountry && { orgaCountry }),
    ...(until !== null && { until }),
    ...(note !== null && { note }),
    version,
  };
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

/** The day of Zurich by the clock of the database, by which rights end. */
async function requireToCome(db: SystemQueries, until: string): Promise<void> {
  const { today } = await db.one({ today: day }, sql`select today_in_zurich() as today`);
  if (until < today) throw unprocessable([{ path: 'until', code: 'day-passed', values: { today } }]);
}

async function emailOf(db: SystemQueries, sub: string | null): Promise<string | null> {
  const user = await db.first(
    { email: nullable(text()) },
    sql`select email from known_user where sub = ${sub}`,
  );
  return user?.email ?? null;
}
