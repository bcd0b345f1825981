import type { Entity } from '../../../../resources/entity.ts';
import type { Author } from '../../../records/access/scope.ts';
import { snakeCase } from '../../../base/database/snakeCase.ts';
import type { Transaction } from '../../../base/database/connect.ts';
import type { Fragment } from '../../../base/database/queries.ts';
import { join, rowAsJson } from '../../../records/select.ts';
import { companyOf, referencesToProducts } from './referencesToProducts.ts';
import type { Merge } from './compareRows.ts';
import { identifier, sql } from '../../../base/database/sql.ts';

/**
 * Takes away what other things say about the products in `import_gone`, and records it: a list loses the product,
 * and a thing that is about it (a relation, a retailer's offer) goes with it.
 */
export async function removeReferences(
  tx: Transaction,
  { dataset, orgaSid }: Merge,
  author: Author,
): Promise<void> {
  const gone = tx`select p.sid from import_gone g join product p on p.id = g.product_id`;
  for (const { entity, name, field } of referencesToProducts()) {
    const [table, column] = [tx(snakeCase(entity.name)), tx(`t.${snakeCase(name)}`)];
    const scope = tx`t.platform = ${dataset} and ${companyOf(field, 't')} = ${orgaSid}`;
    const record = (kind: 'changed' | 'deleted', version: Fragment, before: Fragment, after: Fragment) => tx`
      insert into change (report_id, sub, address, call, platform, entity, key, kind, version, before, after)
      select ${author.reportId}::uuid, ${author.sub}, ${author.address}, ${author.call}, ${dataset}, ${entity.name},
        array[${keyOf(entity)}], ${kind}, ${version}, ${before}, ${after}
      from ${table} t where ${scope}`;
    if (!field.many) {
      const condition = tx`and ${column} in (${gone})`;
      await tx`${record('deleted', tx`null::integer`, rowAsJson(entity, 't'), tx`null::jsonb`)} ${condition}`;
      await tx`delete from ${table} t where ${scope} ${condition}`;
      continue;
    }
    const condition = tx`and ${column} && array(${gone})`;
    const left = tx`array(
      select sid from unnest(${column}) with ordinality as each (sid, place)
      where sid not in (${gone}) order by place)`;
    const as = (value: Fragment) => tx`jsonb_build_object(${name}::text, ${value})`;
    await tx`${record('changed', tx`t.version + 1`, as(tx`${column}`), as(left))} ${condition}`;
    await tx`
      update ${table} t set ${tx(snakeCase(name))} = ${left}, version = version + 1, updated_at = now()
      where ${scope} ${condition}`;
  }
}

function keyOf({ key }: Entity): Fragment {
  return join(
    key.map((name) => sql`${identifier(`t.${snakeCase(name)}`)}`),
  );
}
