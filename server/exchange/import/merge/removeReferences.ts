import { isPerPlatform, type Entity } from '../../../../resources/entity.ts';
import { product } from '../../../../resources/entities/product.ts';
import type { ReferenceField } from '../../../../resources/kinds/field.ts';
import { snakeCase } from '../../../base/database/snakeCase.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, join, sql, type Identifier, type Sql } from '../../../base/database/sql.ts';
import type { Author } from '../../../records/access/scope.ts';
import { insertChanges } from '../../../records/recordChange.ts';
import { referringTo, type Referring } from '../../../records/references.ts';
import { columnAt, fromTable, rowAsJson } from '../../../records/select.ts';
import type { Merge } from './compareRows.ts';

/** Every field of a platform's records that names products. */
export function referencesToProducts(): Referring[] {
  return referringTo(product).filter(({ entity }) => isPerPlatform(entity));
}

/** The column with the company of the products that such a field names. */
export function companyOf({ companyIn, within = [] }: ReferenceField, alias: string): Identifier {
  return columnAt(alias, companyIn ?? within[0] ?? product.owner ?? '');
}

/**
 * Takes away what other records say about the products in `import_gone`, and records it: a list loses the product,
 * and a record that is about it (a relation, a retailer's offer) goes with it.
 */
export async function removeReferences(
  tx: SystemTransaction,
  { dataset, orgaSid }: Merge,
  author: Author,
): Promise<void> {
  const gone = sql`select p.sid from import_gone g join product p on p.id = g.product_id`;
  for (const { entity, name, field } of referencesToProducts()) {
    const column = columnAt('t', name);
    const ofCompany = sql`t.platform = ${dataset} and ${companyOf(field, 't')} = ${orgaSid}`;
    const record = (kind: 'changed' | 'deleted', version: Sql, before: Sql, after: Sql, which: Sql) =>
      tx.run(
        insertChanges(
          author,
          sql`${dataset}`,
          sql`
            select ${entity.name}::text, array[${keyOf(entity)}], ${kind}::text, ${version}, ${before}, ${after}
            from ${fromTable(entity)} where ${which}`,
        ),
      );
    if (!field.many) {
      const which = sql`${ofCompany} and ${column} in (${gone})`;
      await record('deleted', sql`null::integer`, rowAsJson(entity, 't'), sql`null::jsonb`, which);
      await tx.run(sql`delete from ${fromTable(entity)} where ${which}`);
      continue;
    }
    const which = sql`${ofCompany} and ${column} && array(${gone})`;
    const left = sql`array(
      select sid from unnest(${column}) with ordinality as each (sid, place)
      where sid not in (${gone}) order by place)`;
    const as = (value: Sql | Identifier) => sql`jsonb_build_object(${name}::text, ${value})`;
    await record('changed', sql`(t.version + 1)::integer`, as(column), as(left), which);
    await tx.run(sql`
      update ${fromTable(entity)} set ${identifier(snakeCase(name))} = ${left}, version = version + 1, updated_at = now()
      where ${which}`);
  }
}

function keyOf({ key }: Entity): Sql {
  return join(key.map((name) => columnAt('t', name)));
}
