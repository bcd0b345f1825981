import { webhooks } from '../../../../resources/limits.ts';
import { yesNo } from '../../../base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { retryAfterSeconds } from './retryAfterSeconds.ts';
import type { WaitingDelivery } from './WaitingDelivery.ts';

/** What came of a delivery: a status, or why there is none. */
export interface Outcome {
  status: number | null;
  retryAfter: string | undefined;
  fault: string | null;
  tookMs: number;
}

/** After so many failures in a row one that got through has all the others tried at once. */
const inARow = 3;
/** Pauses differ by so much, so that what failed together does not come back together. */
const jitter = 0.2;

/** Keeps what came of a delivery, and when it is tried again (behaviour B610). Did it get through? */
export async function settle(
  db: SystemPool,
  webhookId: number,
  { id, kind, attempts }: Pick<WaitingDelivery, 'id' | 'kind' | 'attempts'>,
  outcome: Outcome,
): Promise<boolean> {
  const { status } = outcome;
  const hasArrived = status !== null && status >= 200 && status < 300;
  const isGone = status === 410;
  await db.transaction(async (tx) => {
    // Whoever changes a webhook locks its state first as well.
    await tx.run(sql`select from webhook_state where webhook_id = ${webhookId} for update`);
    if (hasArrived) await arrived(tx, webhookId, id, outcome);
    else if (kind === 'test' || isGone) await end(tx, id, outcome);
    else await tryAgain(tx, webhookId, { id, attempts }, outcome);
    if (isGone) await switchOff(tx, webhookId, 'gone');
  });
  return hasArrived;
}

async function arrived(
  tx: SystemTransaction,
  webhookId: number,
  id: number,
  { status, tookMs }: Outcome,
): Promise<void> {
  await tx.run(sql`
    update webhook_delivery set state = 'delivered', attempts = attempts + 1, first_at = coalesce(first_at, now()),
      last_at = now(), status = ${status}, fault = null, took_ms = ${tookMs}
    where id = ${id}`);
  await tx.run(sql`
    update webhook_delivery d set next_at = now() from webhook_state s
    where s.webhook_id = ${webhookId} and s.failures >= ${inARow} and d.webhook_id = s.webhook_id and d.state = 'waiting'`);
  await tx.run(sql`
    update webhook_state set delivered_at = now(), failures = 0, failing_since = null where webhook_id = ${webhookId}`);
}

/** It is not tried again. */
async function end(tx: SystemTransaction, id: number, { status, fault, tookMs }: Outcome): Promise<void> {
  await tx.run(sql`
    update webhook_delivery set state = 'failed', attempts = attempts + 1, first_at = coalesce(first_at, now()),
      last_at = now(), status = ${status}, fault = ${fault}, took_ms = ${tookMs}
    where id = ${id}`);
}

/**
 * After a pause, each longer than the one before; the target rests meanwhile, for half an hour at most, so that one delivery that it
 * does not like keeps the others for no longer. After three days it ends; did nothing get through meanwhile, the webhook is
 * switched off.
 */
async function tryAgain(
  tx: SystemTransaction,
  webhookId: number,
  { id, attempts }: { id: number; attempts: number },
  outcome: Outcome,
): Promise<void> {
  const { status, fault, tookMs } = outcome;
  const wanted = retryAfterSeconds(outcome.retryAfter, new Date());
  const seconds = Math.max(pauseAfter(attempts), wanted);
  const over = sql`coalesce(first_at, now()) + make_interval(hours => ${webhooks.hours})`;
  const ended = await tx.first(
    { isOver: yesNo, isSilent: yesNo },
    sql`
      update webhook_delivery d set attempts = d.attempts + 1, first_at = coalesce(d.first_at, now()), last_at = now(),
        status = ${status}, fault = ${fault}, took_ms = ${tookMs},
        state = case when now() >= ${over} then 'failed' else 'waiting' end,
        next_at = least(now() + make_interval(secs => ${seconds}), ${over})
      from webhook_state s
      where d.id = ${id} and s.webhook_id = d.webhook_id
      returning d.state = 'failed' as "isOver", coalesce(s.delivered_at < d.first_at, true) as "isSilent"`,
  );
  await tx.run(sql`
    update webhook_state set failures = failures + 1, failing_since = coalesce(failing_since, now()),
      paused_until = now() + make_interval(secs => greatest(
        ${wanted}, least(${webhooks.longestRest},
          (${[...webhooks.pauses]}::integer[])[least(failures + 1, ${webhooks.pauses.length})])))
    where webhook_id = ${webhookId}`);
  if (ended?.isOver && ended.isSilent) await switchOff(tx, webhookId, 'failing');
}

function pauseAfter(attempts: number): number {
  const pause = webhooks.pauses[Math.min(attempts, webhooks.pauses.length - 1)] ?? 0;
  return Math.round(pause * (1 + (Math.random() - 0.5) * jitter));
}

/** What waits stays, in case that it is switched on again. */
async function switchOff(tx: SystemTransaction, webhookId: number, why: 'failing' | 'gone'): Promise<void> {
  await tx.run(sql`
    update webhook_state set off_why = ${why}, off_at = now() where webhook_id = ${webhookId} and off_why is null`);
}
