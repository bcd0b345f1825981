import type { KeptCode } from '../../../../resources/calls/undo.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { join, sql, type Sql } from '../../../base/database/sql.ts';
import { importedFields } from '../importedFields.ts';
import { columnNames } from '../merge/fieldSql.ts';

/** Puts changed products into `import_compared` as they are when the fields are back that are to come back. */
export async function compareFields(tx: SystemTransaction, which: Sql): Promise<void> {
  await tx.run(sql`
    insert into import_compared (number, product_id, version, ${columnNames()})
    select f.number, p.id, p.version, ${columnNames('after')}
    from (
      select number, product_id, jsonb_object_agg(n.column, before) as patch
      from import_field join ${columnsByField()} on n.field = import_field.field
      where is_back and ${which} group by number, product_id
    ) f
    join product p on p.id = f.product_id
    cross join lateral jsonb_populate_record(p, f.patch) after`);
}

/** Leaves products as they are, and keeps what does not come back; returns whether there were any. */
export async function leave(
  tx: SystemTransaction,
  numbers: readonly number[],
  code: KeptCode,
): Promise<boolean> {
  if (numbers.length === 0) return false;
  await tx.run(sql`
    insert into import_kept
    select number, sid, field, before, now, ${code}::text from import_field where is_back and number = any(${numbers}::bigint[])
    union all
    select number, sid, 'sid', before, null, ${code}::text from import_undo
    where kind = 'deleted' and number = any(${numbers}::bigint[])`);
  await tx.run(sql`delete from import_compared where number = any(${numbers}::bigint[])`);
  return true;
}

/** The column of every field, as a table `n` of the query. */
export function columnsByField(): Sql {
  const rows = importedFields.map(({ name, column }) => sql`(${name}::text, ${column}::text)`);
  return sql`(values ${join(rows)}) n (field, "column")`;
}
