import type { Caller } from '../../../resources/access/rule.ts';
import type { ChangedWebhook } from '../../../resources/calls/webhook.ts';
import { webhook } from '../../../resources/entities/webhook.ts';
import { nest } from '../../../resources/shape.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { FetchAllowance } from '../../base/fetching/FetchAllowance.ts';
import type { Scope } from '../../records/access/scope.ts';
import { requireMayMake } from '../keys/makeKey.ts';
import { changeRecord } from '../records/writeRecords.ts';
import { lockWebhook } from './lockWebhook.ts';
import { requireTarget } from './requireTarget.ts';

/**
 * Changes a webhook, or switches it (behaviour B612): from then on it is lent the rights of whoever did. What waits is sent to the
 * new address, and at once. Throws 403, 404, and 422 for an address that may not be sent to.
 */
export async function changeWebhook(
  tx: ScopedTransaction,
  { scope, caller, allowance }: { scope: Scope; caller: Caller; allowance: FetchAllowance },
  sid: string,
  { name, url, kinds, isOn }: ChangedWebhook,
): Promise<void> {
  const before = await lockWebhook(tx, scope, sid);
  const { id, orgaSid, rotations } = before;
  requireMayMake(scope, caller, orgaSid ? [orgaSid] : []);
  if (url !== before.url) requireTarget(url, allowance);
  const maker = scope.author.sub ?? '';
  const row = { orgaSid, sid, name, url, kinds: [...new Set(kinds)], maker, rotations };
  await changeRecord(tx, scope, webhook, before, nest(webhook, row));
  const system = asSystem(tx);
  if (isOn) await switchOn(system, id, url !== before.url);
  else
    await system.run(sql`
      update webhook_state set off_why = 'byHand', off_at = now() where webhook_id = ${id} and off_why is null`);
}

/** What waits has its days anew where it had been off, or goes elsewhere now. */
async function switchOn(tx: SystemTransaction, id: number, isElsewhere: boolean): Promise<void> {
  const begun = await tx.run(sql`
    update webhook_state set off_why = null, off_at = null, failures = 0, failing_since = null, paused_until = null
    where webhook_id = ${id} and (off_why is not null or ${isElsewhere})`);
  if (begun === 0) return;
  await tx.run(sql`
    update webhook_delivery set attempts = 0, first_at = null, next_at = now()
    where webhook_id = ${id} and state = 'waiting'`);
}
