import type { BulkChange, BulkRow } from '../../../resources/calls/bulkChange.ts';
import { bulkChanges } from '../../../resources/limits.ts';
import { integer, text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { bulk, bulkColumns, bulkRow, type Bulk, type BulkRowState } from './bulkRow.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A change of many records of that person on that platform, or undefined. */
export async function findBulk(
  db: SystemQueries,
  { id, sub, platform }: Pick<Bulk, 'id' | 'sub' | 'platform'>,
): Promise<Bulk | undefined> {
  if (!uuid.test(id)) return undefined;
  return db.first(
    bulk,
    sql`select ${bulkColumns} from bulk_change b where b.id = ${id} and b.sub = ${sub} and b.platform = ${platform}`,
  );
}

/** How a change of many records stands: how many have which fate, and the first of those that matter. */
export async function describeBulk(
  db: SystemQueries,
  { id, state, entity, place }: Bulk,
): Promise<BulkChange> {
  const found = await db.rows(
    { state: text<BulkRowState>(), count: integer },
    sql`select r.state, count(*) as count from bulk_row r where r.bulk_id = ${id} group by r.state`,
  );
  const of = (...states: BulkRowState[]) =>
    found.reduce((sum, { state: one, count }) => (states.includes(one) ? sum + count : sum), 0);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const [undone, kept, refused] = [of('undone'), of('kept'), of('refused')];
  const isTakenBack = state === 'undoing' || state === 'undone';
  const left: Record<Bulk['state'], number> = {
    looking: of('asked'),
    ready: 0,
    running: of('changes'),
    done: 0,
    undoing: of('changed'),
    undone: 0,
  };
  return {
    id,
    state,
    entity,
    place,
    total,
    handled: total - left[state],
    changed: of('changes', 'changed', 'undone', 'kept'),
    unchanged: of('unchanged'),
    refused,
    undone,
    kept,
    rows: await readRows(db, id, ['changes', 'changed', 'undone']),
    refusals: await readRows(db, id, [isTakenBack ? 'kept' : 'refused']),
  };
}

async function readRows(db: SystemQueries, id: string, states: readonly BulkRowState[]): Promise<BulkRow[]> {
  const rows = await db.rows(
    bulkRow,
    sql`
      select r.number, r.key, r.version, r.title, r.before, r.after, r.state, r.reason from bulk_row r
      where r.bulk_id = ${id} and r.state = any(${states}) order by r.number limit ${bulkChanges.shownRows}`,
  );
  return rows.map(({ key, title, before, after, reason }) => ({ key, title, before, after, reason }));
}
