import { text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Table } from './declaredTables.ts';
import { quote } from './quote.ts';

export interface Difference {
  /** SQL to write as the next migration. */
  statements: string[];
  /** SQL of indexes on tables that are there: outside a transaction, beside the work of others. */
  indexes: string[];
  /** What has to be done by hand: dropping, retyping and requiring are never written. */
  reports: string[];
}

/** What the database lacks to hold the declared tables, and what it has beyond them. */
export async function schemaDifference(db: SystemQueries, tables: Table[]): Promise<Difference> {
  const found = await readColumns(db);
  const indexesThere = await readIndexes(db);
  const statements: string[] = [];
  const indexes: string[] = [];
  const reports: string[] = [];
  for (const table of tables) {
    const existing = found.get(table.name);
    if (!existing) {
      statements.push(createTable(table));
    } else {
      for (const column of table.columns) {
        const type = existing.get(column.name);
        if (!type) {
          statements.push(`alter table ${quote(table.name)} add column ${fillable(column.definition)};`);
          if (column.definition !== fillable(column.definition))
            reports.push(
              `${table.name}.${column.name} is required, and rows that are there have none: written as one that may be empty, fill it in first (docs/operating.md, "Deployments").`,
            );
        } else if (type !== column.type)
          reports.push(
            `${table.name}.${column.name} is ${type} but declared as ${column.type}: write the change by hand.`,
          );
      }
      const declared = new Set(table.columns.map(({ name }) => name));
      for (const name of existing.keys())
        if (!declared.has(name))
          reports.push(`${table.name}.${name} is no longer declared: drop it by hand once nothing needs it.`);
    }
    for (const { name, definition } of table.indexes.filter(({ name }) => !indexesThere.has(name))) {
      const what = `${name} on ${quote(table.name)} ${definition};`;
      if (existing)
        indexes.push(`drop index concurrently if exists ${name};\ncreate index concurrently ${what}`);
      else statements.push(`create index ${what}`);
    }
  }
  return { statements, indexes, reports };
}

/** A column as rows that are there can have it. */
function fillable(definition: string): string {
  return definition.replace(/ not null$/, '');
}

function createTable({ name, columns, unique }: Table): string {
  const lines = [...columns.map(({ definition }) => definition), `unique (${unique.map(quote).join(', ')})`];
  return `create table ${quote(name)} (\n  ${lines.join(',\n  ')}\n);`;
}

async function readColumns(db: SystemQueries): Promise<Map<string, Map<string, string>>> {
  const rows = await db.rows(
    { table: text(), column: text(), type: text() },
    sql`
      select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
  );
  const tables = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows) {
    const columns = tables.get(table) ?? new Map<string, string>();
    tables.set(table, columns.set(column, type));
  }
  return tables;
}

async function readIndexes(db: SystemQueries): Promise<Set<string>> {
  const rows = await db.rows(
    { name: text() },
    sql`select indexname as name from pg_indexes where schemaname = 'public'`,
  );
  return new Set(rows.map(({ name }) => name));
}
