import type { ChangeItem } from '../../../resources/calls/changes.ts';
import type { FedEntity } from '../../../resources/fedEntities.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, text, texts, time, yesNo } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import type { Cursor } from './cursor.ts';
import { momentOf } from './momentOf.ts';
import { asThere, readFed } from './readFed.ts';
import { isInSight, type Sight } from './Sight.ts';

/** Items of the feed, and where it goes on. */
export interface Page {
  items: ChangeItem[];
  next: Cursor;
  hasMore: boolean;
}

/** What a transaction sees: its snapshot, and when that is, in seconds. */
export interface Moment {
  snapshot: string;
  at: number;
}

const change = {
  id: integer,
  xid: text(),
  at: time,
  entity: text<FedEntity>(),
  key: texts(),
  isLast: yesNo,
};

/**
 * What changed behind a cursor, in the order of commits, each record as it is now. The transaction shows one moment
 * throughout: that one.
 */
export async function pageOfChanges(
  tx: ScopedTransaction,
  sights: readonly Sight[],
  { orgaSid, size }: { orgaSid?: string | undefined; size: number },
  { asked, since, sinceAt, ...at }: Cursor,
  moment: Moment,
): Promise<Page> {
  const before = at.phase === 'changed' ? at.within : undefined;
  const { until, untilAt } = before ?? { until: moment.snapshot, untilAt: moment.at };
  const changes = await asSystem(tx).rows(
    change,
    sql`
      select c.id, c.xid::text as xid, c.at, c.entity, c.key,
        not exists (
          select from change n
          where n.entity = c.entity and n.platform = c.platform and n.key = c.key and n.id > c.id) as "isLast"
      from change c
      where c.xid >= pg_snapshot_xmin(${since}::text::pg_snapshot) and c.xid < pg_snapshot_xmax(${until}::text::pg_snapshot)
        and pg_visible_in_snapshot(c.xid, ${until}::text::pg_snapshot)
        and not pg_visible_in_snapshot(c.xid, ${since}::text::pg_snapshot)
        ${before ? sql`and (c.xid, c.id) > (${before.xid}::text::xid8, ${before.id}::bigint)` : nothing}
        ${orgaSid === undefined ? nothing : sql`and c.company = ${orgaSid}`}
        and ${isInSight(sights)}
      order by c.xid, c.id limit ${size + 1}`,
  );
  const told = changes.slice(0, size);
  const last = told.at(-1);
  const isCut = changes.length > size && last !== undefined;
  const next: Cursor = isCut
    ? { asked, since, sinceAt, phase: 'changed', within: { until, untilAt, xid: last.xid, id: last.id } }
    : { asked, since: until, sinceAt: untilAt, phase: 'changed' };
  const items = await itemsOf(
    tx,
    sights,
    told.filter(({ isLast }) => isLast),
  );
  return { items, next, hasMore: isCut || before !== undefined };
}

interface Told {
  entity: FedEntity;
  key: string[];
  at: Date;
}

/** Each as it is now; what is not in sight any more is gone. */
async function itemsOf(
  tx: ScopedTransaction,
  sights: readonly Sight[],
  told: readonly Told[],
): Promise<ChangeItem[]> {
  const items = new Map<Told, ChangeItem>();
  for (const sight of sights) {
    const own = told.filter(({ entity }) => entity === sight.entity.name);
    if (own.length === 0) continue;
    const there = await readFed(
      tx,
      sight,
      own.map(({ key }) => key),
    );
    for (const one of own) {
      const row = there.get(JSON.stringify(one.key));
      const at = momentOf(one.at);
      const key = Object.fromEntries(sight.entity.key.map((field, index) => [field, one.key[index] ?? '']));
      const gone: ChangeItem = { entity: one.entity, key, kind: 'gone', version: null, at };
      items.set(one, row ? asThere(sight, one.entity, row, at) : gone);
    }
  }
  return told.flatMap((one) => items.get(one) ?? []);
}
