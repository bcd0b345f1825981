import type { Change } from '../../resources/calls/audit.ts';
import type { Queries } from '../base/database/queries.ts';
import type { Key } from './readRecords.ts';

/** Which changes: of a platform ('' for what all share), of an entity, of one thing. */
export interface ChangeFilter {
  platform?: string | undefined;
  entity?: string | undefined;
  key?: Key | undefined;
}

type StoredChange = Omit<Change, 'at'> & { at: Date };

/** Changes from the newest on. */
export async function readChanges(
  sql: Queries,
  { platform, entity, key }: ChangeFilter,
  [first, last]: readonly [number, number],
): Promise<Change[]> {
  const rows = await sql<StoredChange[]>`
    select ${columns(sql)}
    from change c left join known_user u on u.sub = c.sub
    where ${platform === undefined ? sql`true` : sql`c.platform = ${platform}`}
      and ${entity === undefined ? sql`true` : sql`c.entity = ${entity}`}
      and ${key === undefined ? sql`true` : sql`c.key = ${[...key]}`}
    order by c.id desc limit ${last - first + 1} offset ${first}`;
  return rows.map(asShown);
}

/** What an import did to other things than products, the last first. */
export async function readChangesOfReport(sql: Queries, reportId: string): Promise<Change[]> {
  const rows = await sql<StoredChange[]>`
    select ${columns(sql)} from change c left join known_user u on u.sub = c.sub
    where c.report_id = ${reportId} and c.entity <> 'product' order by c.id desc`;
  return rows.map(asShown);
}

/** One change, or undefined. */
export async function readChange(sql: Queries, id: number): Promise<Change | undefined> {
  const [row] = await sql<StoredChange[]>`
    select ${columns(sql)} from change c left join known_user u on u.sub = c.sub where c.id = ${id}`;
  return row && asShown(row);
}

function columns(sql: Queries) {
  return sql`
    c.id, c.at, c.sub, u.username, c.address, c.call, c.report_id as "reportId", c.platform, c.entity, c.key, c.kind, c.version, c.before, c.after`;
}

function asShown({ at, ...rest }: StoredChange): Change {
  return { ...rest, at: at.toISOString() };
}
