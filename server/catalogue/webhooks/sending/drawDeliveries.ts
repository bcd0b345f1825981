import { randomUUID } from 'node:crypto';
import { changeFeed, webhooks } from '../../../../resources/limits.ts';
import { integer, nullable, text } from '../../../base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../../base/database/queries.ts';
import { nothing, sql } from '../../../base/database/sql.ts';
import { readCursor, writeCursor, type Cursor } from '../../../records/changes/cursor.ts';
import { pageOfChanges, type Moment, type Page } from '../../../records/changes/pageOfChanges.ts';
import type { Sight } from '../../../records/changes/Sight.ts';
import type { Claimed } from './Claimed.ts';
import { eventsOf, type WebhookEvent } from './eventsOf.ts';
import { importEnds, type ImportEnd } from './importEnds.ts';
import { laterSnapshot } from './laterSnapshot.ts';

/**
 * Makes deliveries of what happened since a webhook's place in the feed, in the order of commits, until all is told or enough of them
 * wait (behaviour B608). A page and the place behind it are kept in one transaction: whoever dies in between has told nothing, and
 * whoever has lost the lease neither. Answers whether anything was read.
 */
export async function drawDeliveries(
  db: SystemPool,
  webhook: Claimed,
  lease: string,
  sights: readonly Sight[],
): Promise<boolean> {
  for (let isBegun = false; ; isBegun = true) {
    const { count } = await db.one(
      { count: integer },
      sql`select count(*) as count from webhook_delivery where webhook_id = ${webhook.id} and state = 'waiting'`,
    );
    if (count >= webhooks.mostWaiting) return isBegun;
    const { page, ends } = await readNews(db, webhook, sights);
    const events = eventsOf(webhook, page.items, ends);
    const isKept = await db.transaction((tx) => keep(tx, webhook, lease, { page, events }));
    if (!isKept || !page.hasMore) return isKept;
  }
}

/** A page of what happened, as one moment shows it. */
async function readNews(
  db: SystemPool,
  webhook: Claimed,
  sights: readonly Sight[],
): Promise<{ page: Page; ends: ImportEnd[] }> {
  return db.transaction(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`);
    const moment = await tx.one(
      { snapshot: text(), at: integer },
      sql`select pg_current_snapshot()::text as snapshot, extract(epoch from now())::bigint as at`,
    );
    const at = await placeOf(tx, webhook, moment);
    const page = await pageOfChanges(tx, sights, { size: changeFeed.mostItems }, at, moment);
    const isLast = page.next.phase === 'changed' && !page.next.within;
    const between = { since: at.since, until: page.next.since };
    const ends = isLast && webhook.kinds.includes('import') ? await importEnds(tx, webhook, between) : [];
    return { page, ends };
  });
}

/** Where it stands; from now on where that is not known any more, as after a back-up was brought back, or lies too far behind. */
async function placeOf(
  tx: SystemTransaction,
  { id, quietUntil }: Claimed,
  { snapshot, at }: Moment,
): Promise<Cursor> {
  const kept = await tx.first(
    { cursor: nullable(text()) },
    sql`select s.cursor from webhook_state s where s.webhook_id = ${id}`,
  );
  const known = kept && readOrForget(kept.cursor ?? '');
  if (!known) return { asked: '', since: snapshot, sinceAt: at, phase: 'changed' };
  if (known.phase === 'changed' && known.within) return known;
  return { ...known, since: laterSnapshot(known.since, quietUntil) };
}

function readOrForget(text: string): Cursor | undefined {
  try {
    return readCursor(text, '');
  } catch {
    return undefined;
  }
}

async function keep(
  tx: SystemTransaction,
  { id, news }: Claimed,
  lease: string,
  { page, events }: { page: Page; events: readonly WebhookEvent[] },
): Promise<boolean> {
  const isOurs = await tx.has(
    sql`select from webhook_state where webhook_id = ${id} and lease = ${lease}::uuid for update`,
  );
  if (!isOurs) return false;
  const made = new Date();
  const rows = events.map(({ type, kind, items, data }) => {
    const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
    const body = JSON.stringify({ id: messageId, type, timestamp: made.toISOString(), data });
    return { messageId, type, kind, items, body };
  });
  await tx.run(sql`
    insert into webhook_delivery (webhook_id, message_id, type, kind, items, body)
    select ${id}, d.* from unnest(
      ${rows.map(({ messageId }) => messageId)}::text[], ${rows.map(({ type }) => type)}::text[],
      ${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ items }) => items)}::integer[],
      ${rows.map(({ body }) => body)}::text[]) d (message_id, type, kind, items, body)`);
  const told = page.hasMore ? nothing : sql`, told = ${news}, quiet_until = null`;
  await tx.run(sql`
    update webhook_state set cursor = ${writeCursor(page.next)} ${told} where webhook_id = ${id}`);
  return true;
}
