import { text, texts } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';

export interface TableToKeep {
  schema: string;
  name: string;
  columns: string[];
}

/**
 * All tables of the product, each behind those that it refers to. Partitions are kept with the table that they are parts of;
 * what the program writes by itself is not: which migrations ran, all of the queue but its jobs, the feed of changes, where
 * webhooks stand in it and the numbers of transactions, whose order is that of one server, and which workers are at work; nor is
 * what is not logged, such as counted calls.
 */
export async function tablesToKeep(db: SystemQueries): Promise<TableToKeep[]> {
  const tables = await db.rows(
    { schema: text(), name: text(), columns: texts(), needs: texts() },
    sql`
      select n.nspname as schema, c.relname as name,
        array(select a.attname::text from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            and a.atttypid <> 'xid8'::regtype
            and a.atttypid is distinct from to_regtype('place_in_feed')::oid order by a.attnum) as columns,
        array(select distinct r.relnamespace::regnamespace || '.' || r.relname from pg_constraint f join pg_class r on r.oid = f.confrelid
          where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
        and (n.nspname in ('public', 'idp') and c.relname not in ('migration', 'feed', 'webhook_round', 'worker_sign') or n.nspname = 'jobs' and c.relname = 'job')
      order by n.nspname, c.relname`,
  );
  const placed = new Set<string>();
  const ordered: TableToKeep[] = [];
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ schema, name, needs }) =>
        !placed.has(`${schema}.${name}`) && needs.every((need) => placed.has(need)),
    );
    if (ready.length === 0)
      throw new Error('Tables refer to each other in a circle: none can be filled first.');
    for (const { schema, name, columns } of ready) {
      placed.add(`${schema}.${name}`);
      ordered.push({ schema, name, columns });
    }
  }
  return ordered;
}

/** Reads a table; by a query, since of a partitioned one COPY reads nothing else. */
export function copyOut(table: TableToKeep): string {
  return `copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`;
}

/** Fills it. */
export function copyIn(table: TableToKeep): string {
  return `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`;
}

function nameOf({ schema, name }: TableToKeep): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

function columnsOf({ columns }: TableToKeep): string {
  return columns.map(quoted).join(', ');
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
