import { createHash } from 'node:crypto';
import {
  fedEntities,
  type ChangeItem,
  type ChangePage,
  type FedEntity,
} from '../../../resources/calls/changes.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, text, texts, time, yesNo } from '../../base/database/column.ts';
import type { ScopedPool, ScopedTransaction } from '../../base/database/queries.ts';
import { nothing, sql } from '../../base/database/sql.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { asThere, readFed, readThere } from './readFed.ts';
import { isInSight, printSights, type Sight } from './Sight.ts';

interface Asked {
  /** The cursor that somebody shows; without one from the beginning. */
  after: string | undefined;
  orgaSid: string | undefined;
  /** Most items. */
  size: number;
}

interface Page {
  items: ChangeItem[];
  next: Cursor;
  hasMore: boolean;
}

const now = { database: text(), snapshot: text(), at: integer };
const change = {
  id: integer,
  xid: text(),
  at: time,
  entity: text<FedEntity>(),
  key: texts(),
  isLast: yesNo,
};

/**
 * A page of what is there or of what changed, all of it as one moment shows it (behaviour B548): first the records by their
 * age, then changes in the order of commits. A cursor is a snapshot, so that nothing is missed however long transactions
 * take (decision 14); a record that changed meanwhile, or changes again, is told once, where its last change stands.
 * Throws what `readCursor` throws.
 */
export async function readChangePage(
  db: ScopedPool,
  sights: readonly Sight[],
  asked: Asked,
): Promise<ChangePage> {
  const page = await db.transaction(async (tx) => {
    const system = asSystem(tx);
    await system.run(sql`set transaction isolation level repeatable read, read only`);
    const moment = await system.one(
      now,
      sql`
        select (select system_identifier::text from pg_control_system()) as database,
          pg_current_snapshot()::text as snapshot, extract(epoch from now())::bigint as at`,
    );
    const question = questionOf([moment.database, asked.orgaSid ?? null, printSights(sights)]);
    const at = asked.after === undefined ? beginning(question, moment) : readCursor(asked.after, question);
    return (await pageOfThere(tx, sights, asked, at)) ?? pageOfChanges(tx, sights, asked, at, moment);
  });
  return { ...page, next: writeCursor(page.next) };
}

/** Short, and another one for whatever else is asked, of another database, or seen. */
function questionOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16);
}

function beginning(asked: string, { snapshot, at }: { snapshot: string; at: number }): Cursor {
  return { asked, since: snapshot, sinceAt: at, phase: 'there', entity: '', lastId: 0 };
}

/** Of one entity at a time; undefined behind the last record. */
async function pageOfThere(
  tx: ScopedTransaction,
  sights: readonly Sight[],
  { orgaSid, size }: Asked,
  at: Cursor,
): Promise<Page | undefined> {
  if (at.phase !== 'there') return undefined;
  const first = Math.max(
    0,
    sights.findIndex(({ entity }) => entity.name === at.entity),
  );
  for (const [index, sight] of sights.entries()) {
    const name = fedEntities.find((one) => one === sight.entity.name);
    if (index < first || !name) continue;
    const lastId = sight.entity.name === at.entity ? at.lastId : 0;
    const rows = await readThere(tx, sight, { since: at.since, lastId, orgaSid, most: size });
    const last = rows.at(-1);
    if (!last) continue;
    return {
      items: rows.map((row) => asThere(sight, name, row, momentOf(row.updatedAt))),
      next: { ...at, entity: name, lastId: last.id },
      hasMore: true,
    };
  }
  return undefined;
}

async function pageOfChanges(
  tx: ScopedTransaction,
  sights: readonly Sight[],
  { orgaSid, size }: Asked,
  { asked, since, sinceAt, ...at }: Cursor,
  moment: { snapshot: string; at: number },
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

function momentOf(moment: unknown): string {
  return moment instanceof Date ? moment.toISOString() : String(moment);
}
