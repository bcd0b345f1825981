import { randomUUID } from 'node:crypto';
import { webhooks } from '../../../../resources/limits.ts';
import type { Config } from '../../../base/config/config.ts';
import type { SystemPool, SystemQueries } from '../../../base/database/queries.ts';
import { nothing, sql } from '../../../base/database/sql.ts';
import { FetchError } from '../../../base/fetching/FetchError.ts';
import { postSafely } from '../../../base/fetching/postSafely.ts';
import { callerOfWebhook } from './callerOfWebhook.ts';
import { claimed, claimedColumns, type Claimed } from './Claimed.ts';
import { drawDeliveries } from './drawDeliveries.ts';
import { settle, type Outcome } from './settle.ts';
import { sightsOfWebhook } from './sightsOfWebhook.ts';
import { signedHeaders } from '../signatures.ts';
import { waiting, type WaitingDelivery } from './WaitingDelivery.ts';

interface Sending {
  write: SystemPool;
  config: Pick<Config, 'fetchAllowed'>;
  signal: AbortSignal;
}

const leaseSeconds = 60;
/** One whose maker has lost the right is looked at again after so long. */
const powerlessSeconds = 60;

/** The condition that there is something to do for a webhook of which `s` is the state. */
export const isDue = sql`
  s.off_why is null and (s.leased_until is null or s.leased_until < now())
  and (s.paused_until is null or s.paused_until <= now()) and (
    exists (
      select from webhook_delivery d
      where d.webhook_id = s.webhook_id and d.state = 'waiting' and d.next_at <= now())
    or s.news > s.told and (
      select count(*) from webhook_delivery d
      where d.webhook_id = s.webhook_id and d.state = 'waiting') < ${webhooks.mostWaiting})`;

/**
 * Sends what waits for webhooks, each in turn, until nothing can be sent now or the signal ends it (behaviour B610). Several workers
 * do so at once, each a webhook of its own: whose turn ends without a word, as it was killed, loses it after a minute.
 */
export async function sendDeliveries(sending: Sending): Promise<void> {
  while (!sending.signal.aborted) {
    const lease = randomUUID();
    const webhook = await claim(sending.write, lease);
    if (!webhook) return;
    await takeTurn(sending, webhook, lease);
  }
}

async function claim(db: SystemQueries, lease: string): Promise<Claimed | undefined> {
  return db.first(
    claimed,
    sql`
      update webhook_state s set lease = ${lease}::uuid, turn_at = now(),
        leased_until = now() + make_interval(secs => ${leaseSeconds})
      from webhook w
      where w.id = s.webhook_id and s.webhook_id = (
        select s.webhook_id from webhook_state s where ${isDue} order by s.turn_at limit 1 for update skip locked)
      returning ${claimedColumns}`,
  );
}

async function takeTurn(sending: Sending, webhook: Claimed, lease: string): Promise<void> {
  const { write } = sending;
  const caller = await callerOfWebhook(write, webhook);
  const sights = sightsOfWebhook(caller, webhook);
  let restSeconds: number | undefined;
  if (caller.rights.length === 0) restSeconds = powerlessSeconds;
  else {
    const hasDrawn = webhook.news > webhook.told && (await drawDeliveries(write, webhook, lease, sights));
    const kinds = ['test', 'import', ...sights.map(({ entity }) => entity.name)];
    restSeconds = await sendWaiting(sending, webhook, lease, kinds);
    if (restSeconds === 0) restSeconds = hasDrawn ? undefined : powerlessSeconds;
  }
  await write.run(sql`
    update webhook_state set lease = null, leased_until = null
      ${
        restSeconds === undefined
          ? nothing
          : sql`, paused_until = greatest(paused_until, now() + make_interval(secs => ${restSeconds}))`
      }
    where webhook_id = ${webhook.id} and lease = ${lease}::uuid`);
}

/** One after the other, until one fails or the turn is over; answers for how many seconds this webhook rests, 0 where there was none to send. */
async function sendWaiting(
  { write, config, signal }: Sending,
  webhook: Claimed,
  lease: string,
  kinds: readonly string[],
): Promise<number | undefined> {
  const end = performance.now() + webhooks.turnMs;
  for (let sent = 0; sent < webhooks.deliveriesOfTurn && performance.now() < end; sent += 1) {
    if (signal.aborted) return undefined;
    const next = await nextWaiting(write, webhook, lease, kinds);
    if (!next) return sent > 0 ? undefined : 0;
    const outcome = await post(next, config, signal);
    if (!outcome || !(await settle(write, webhook.id, next, outcome))) return undefined;
  }
  return webhooks.restSeconds;
}

/**
 * The next one with the address and the secrets of this moment, as long as the lease is ours: those that were not tried yet first,
 * so that one which a target does not take keeps no other one.
 */
async function nextWaiting(
  db: SystemQueries,
  { id }: Claimed,
  lease: string,
  kinds: readonly string[],
): Promise<WaitingDelivery | undefined> {
  return db.first(
    waiting,
    sql`
      with ours as (
        update webhook_state s set leased_until = now() + make_interval(secs => ${leaseSeconds})
        where s.webhook_id = ${id} and s.lease = ${lease}::uuid and s.off_why is null
        returning s.webhook_id)
      select d.id, d.message_id as "messageId", d.kind, d.body, d.attempts, w.url, now() as now,
        array(
          select k.secret from webhook_secret k
          where k.webhook_id = w.id and (k.until is null or k.until > now()) order by k.until nulls first) as secrets
      from ours o join webhook w on w.id = o.webhook_id join webhook_delivery d on d.webhook_id = w.id
      where d.state = 'waiting' and d.next_at <= now() and d.kind = any(${[...kinds]})
      order by d.attempts, d.id limit 1`,
  );
}

/** What came of one; undefined where we end ourselves. */
async function post(
  { messageId, body, url, secrets, now }: WaitingDelivery,
  { fetchAllowed }: Sending['config'],
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  try {
    const { status, retryAfter } = await postSafely(url, {
      allowance: fetchAllowed,
      body: Buffer.from(body),
      headers: {
        'content-type': 'application/json',
        ...signedHeaders({ id: messageId, body, at: now }, secrets),
      },
      longestMs: webhooks.longestMs,
      mostBytes: webhooks.largestAnswerBytes,
      signal,
    });
    return { status, retryAfter, fault: null, tookMs: tookMs() };
  } catch (error) {
    if (signal.aborted) return undefined;
    if (!(error instanceof FetchError)) throw error;
    return { status: null, retryAfter: undefined, fault: error.code, tookMs: tookMs() };
  }
}
