import type { Caller } from '../../../resources/access/rule.ts';
import { accessKey } from '../../../resources/entities/accessKey.ts';
import { nest } from '../../../resources/shape.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { changeRecord } from '../records/writeRecords.ts';
import { addSecret } from './addSecret.ts';
import { lockKey } from './lockKey.ts';
import { requireMayMake } from './makeKey.ts';
import { companiesOf } from './readKeys.ts';

/**
 * Replaces the secret of a key (behaviour B547). From then on it is lent the rights of whoever did, who must be able to make
 * such a key; the secret before goes on for some days, or with 0 ends at once, and so does whatever came before it.
 * Throws 403 and 404.
 */
export async function rotateKey(
  tx: ScopedTransaction,
  scope: Scope,
  caller: Caller,
  sid: string,
  overlapDays: number,
): Promise<string> {
  const key = await lockKey(tx, scope, sid);
  const { id, orgaSid, name, companies, scopes, until, rotations } = key;
  requireMayMake(scope, caller, companiesOf({ orgaSid, companies }));
  const maker = scope.author.sub ?? '';
  const row = { orgaSid, sid, name, companies, scopes, until, maker, rotations: (rotations ?? 0) + 1 };
  await changeRecord(tx, scope, accessKey, key, nest(accessKey, row));
  const system = asSystem(tx);
  await system.run(sql`
    delete from access_key_secret where key_id = ${id} and (${overlapDays}::integer = 0 or until is not null)`);
  await system.run(sql`
    update access_key_secret set until = now() + make_interval(days => ${overlapDays}) where key_id = ${id}`);
  if (overlapDays === 0) await system.run(sql`delete from access_key_token where key_id = ${id}`);
  return addSecret(tx, { id, sid });
}
