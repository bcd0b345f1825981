import { isAdmin } from '../../../resources/access/holdsRight.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { WantedKey } from '../../../resources/calls/key.ts';
import { accessKey } from '../../../resources/entities/accessKey.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { unknownCode } from '../../../resources/known.ts';
import { keys } from '../../../resources/limits.ts';
import { noOrga } from '../../../resources/noOrga.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { day, integer, texts } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { forbidden, unprocessable } from '../../base/problems.ts';
import { subOfKey } from '../../identity/keys/callerOfKey.ts';
import { newKeyId } from '../../identity/keys/keyText.ts';
import { nameOfKey } from '../../identity/keys/nameOfKey.ts';
import { opensOrga, type Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { createRecord } from '../records/writeRecords.ts';
import { addSecret } from './addSecret.ts';

/**
 * Makes a key and answers its identifier and its secret, which nobody can read again. Throws 403 for companies that the
 * caller does not keep, and for the whole platform unless they are an ADMIN; 422 for unknown companies, a day that has
 * passed, and too many keys.
 */
export async function makeKey(
  tx: ScopedTransaction,
  scope: Scope,
  caller: Caller,
  { name, companies: named, scopes, until = null }: WantedKey,
): Promise<{ sid: string; secret: string }> {
  const [orgaSid = noOrga, ...companies] = new Set(named);
  requireMayMake(scope, caller, named);
  await requireKnown(tx, scope, named);
  await requireRoom(tx, scope, orgaSid);
  if (until !== null) await requireToCome(tx, until);
  const sid = newKeyId();
  const maker = scope.author.sub ?? '';
  const row = { orgaSid, sid, name, companies, scopes: [...new Set(scopes)], until, maker, rotations: 0 };
  const { id } = await createRecord(tx, scope, accessKey, row);
  // Under that name stands in the record of changes what the key does.
  await asSystem(tx).run(sql`
    insert into known_user (sub, username) values (${subOfKey(sid)}, ${nameOfKey(name)})`);
  return { sid, secret: await addSecret(tx, { id, sid }) };
}

/** Throws 403 unless all of these companies are the caller's, or for none of them the whole platform. */
export function requireMayMake(scope: Scope, caller: Caller, companies: readonly string[]): void {
  const may =
    companies.length === 0 ? isAdmin(caller) : companies.every((orgaSid) => opensOrga(scope, orgaSid));
  if (!may) throw forbidden();
}

async function requireKnown(tx: ScopedTransaction, scope: Scope, named: readonly string[]): Promise<void> {
  const { known } = await tx.one(
    { known: texts() },
    sql`select array(select o.sid from orga o where ${ofPlatform(scope, 'o')} and o.sid = any(${[...named]})) as known`,
  );
  const unknown = named.flatMap((sid, index) =>
    known.includes(sid)
      ? []
      : [{ path: `companies.${index}`, code: unknownCode(orga.name), values: { sid } }],
  );
  if (unknown.length > 0) throw unprocessable(unknown);
}

async function requireRoom(tx: ScopedTransaction, scope: Scope, orgaSid: string): Promise<void> {
  const { count } = await tx.one(
    { count: integer },
    sql`select count(*) as count from access_key k where ${where(scope, 'k')} and k.orga_sid = ${orgaSid}`,
  );
  if (count >= keys.mostOfCompany)
    throw unprocessable([{ path: 'name', code: 'too-many', values: { maximum: keys.mostOfCompany } }]);
}

async function requireToCome(tx: ScopedTransaction, until: string): Promise<void> {
  const { today } = await asSystem(tx).one({ today: day }, sql`select today_in_zurich() as today`);
  if (until < today) throw unprocessable([{ path: 'until', code: 'day-passed', values: { today } }]);
}
