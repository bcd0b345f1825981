import { randomUUID } from 'node:crypto';
import { asSystem } from '../../base/database/asSystem.ts';
import type { ScopedTransaction, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { notFound, unprocessable } from '../../base/problems.ts';
import type { Scope } from '../../records/access/scope.ts';
import { lockWebhook } from './lockWebhook.ts';

/** Has a delivery sent again at once, under its id, whatever became of it. Throws 404, and 422 where the webhook is off. */
export async function sendAgain(
  tx: ScopedTransaction,
  scope: Scope,
  sid: string,
  messageId: string,
): Promise<void> {
  const { id } = await lockWebhook(tx, scope, sid);
  const system = asSystem(tx);
  await wake(system, id);
  const found = await system.run(sql`
    update webhook_delivery set state = 'waiting', first_at = null, next_at = now()
    where webhook_id = ${id} and message_id = ${messageId}`);
  if (found === 0) throw notFound();
}

/** Has a delivery sent that says nothing, and answers its id. Throws 404, and 422 where the webhook is off. */
export async function sendTest(tx: ScopedTransaction, scope: Scope, sid: string): Promise<string> {
  const { id, name } = await lockWebhook(tx, scope, sid);
  const system = asSystem(tx);
  await wake(system, id);
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  const data = { platform: scope.dataset, name };
  const body = JSON.stringify({ id: messageId, type: 'test', timestamp: new Date().toISOString(), data });
  await system.run(sql`
    insert into webhook_delivery (webhook_id, message_id, type, kind, items, body)
    values (${id}, ${messageId}, 'test', 'test', 0, ${body})`);
  return messageId;
}

/** What somebody asks for does not wait until a target has rested. */
async function wake(tx: SystemTransaction, id: number): Promise<void> {
  const woken = await tx.run(sql`
    update webhook_state set paused_until = null where webhook_id = ${id} and off_why is null`);
  if (woken === 0) throw unprocessable([{ path: '', code: 'webhook-off' }]);
}
