import { product } from '../../../../resources/entities/product.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, join, sql, type Sql } from '../../../base/database/sql.ts';
import type { Author } from '../../../records/access/scope.ts';
import { originOf } from '../../../records/formerRecord.ts';
import { insertChanges } from '../../../records/recordChange.ts';
import { rowAsJson } from '../../../records/select.ts';
import { importedFields } from '../importedFields.ts';
import type { Merge } from './compareRows.ts';
import { allFields } from './fieldSql.ts';

/**
 * Records what becomes of each product that was compared, before it is written: a deleted one whole, a changed one with
 * the changed fields as they were and as they are, a created one as it is.
 */
export async function noteChanges(
  tx: SystemTransaction,
  { dataset, orgaSid }: Pick<Merge, 'dataset' | 'orgaSid'>,
  author: Author,
): Promise<void> {
  const note = (changes: Sql) => tx.run(insertChanges(author, sql`${dataset}`, changes));
  await note(sql`
    select ${product.name}::text as entity, array[${orgaSid}, p.sid] as key, 'deleted' as kind, p.version,
      ${rowAsJson(product, 'p')} as before, null::jsonb as after, ${originOf('p')} as origin
    from import_gone g join product p on p.id = g.product_id order by p.id`);
  await note(sql`
    select ${product.name}::text as entity, array[${orgaSid}, p.sid] as key, 'changed' as kind,
      (p.version + 1)::integer as version, ${changedFields('p')} as before, ${changedFields('c')} as after,
      null::jsonb as origin
    from import_compared c join product p on p.id = c.product_id order by c.number`);
  await note(sql`
    select ${product.name}::text as entity, array[${orgaSid}, c.sid] as key, 'created' as kind, c.version,
      null::jsonb as before, ${allFields(orgaSid)} as after, null::jsonb as origin
    from import_compared c where c.product_id is null order by c.number`);
}

/** The fields that differ, as stored (`p`) or as they are to be (`c`). */
function changedFields(alias: 'p' | 'c'): Sql {
  return join(
    importedFields.map(
      ({ name, column }) =>
        sql`case when ${identifier(`c.${column}`)} is distinct from ${identifier(`p.${column}`)}
          then jsonb_build_object(${name}::text, ${identifier(`${alias}.${column}`)}) else '{}' end`,
    ),
    ' || ',
  );
}
