import type { Caller } from '../../../resources/access/rule.ts';
import { webhook } from '../../../resources/entities/webhook.ts';
import { nest } from '../../../resources/shape.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { requireMayMake } from '../keys/makeKey.ts';
import { changeRecord } from '../records/writeRecords.ts';
import { addSecret } from './addSecret.ts';
import { lockWebhook } from './lockWebhook.ts';

/**
 * Replaces the secret of a webhook (behaviour B609), which is the caller's from then on: what is sent is signed with both for some days,
 * also what waited. Throws 403 and 404.
 */
export async function rotateSecret(
  tx: ScopedTransaction,
  scope: Scope,
  caller: Caller,
  sid: string,
  overlapDays: number,
): Promise<string> {
  const before = await lockWebhook(tx, scope, sid);
  const { id, orgaSid, name, url, kinds, rotations } = before;
  requireMayMake(scope, caller, orgaSid ? [orgaSid] : []);
  const maker = scope.author.sub ?? '';
  const row = { orgaSid, sid, name, url, kinds, maker, rotations: (rotations ?? 0) + 1 };
  await changeRecord(tx, scope, webhook, before, nest(webhook, row));
  const system = asSystem(tx);
  await system.run(sql`
    delete from webhook_secret where webhook_id = ${id} and (${overlapDays}::integer = 0 or until is not null)`);
  await system.run(sql`
    update webhook_secret set until = now() + make_interval(days => ${overlapDays}) where webhook_id = ${id}`);
  return addSecret(system, id);
}
