import type { Entity } from '../../../resources/entity.ts';
import { entities } from '../../../resources/registry.ts';
import { snakeCase } from '../../access/scope.ts';
import type { Transaction } from '../../database/connect.ts';
import type { Merge } from './compareRows.ts';

/**
 * Takes away what other things say about the products in `import_gone`: a list loses the product, and a thing
 * that is about it (a relation, a retailer's offer) goes with it.
 */
export async function removeReferences(tx: Transaction, { store, orgaSid }: Merge): Promise<void> {
  for (const entity of Object.values(entities) as Entity[]) {
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.kind !== 'reference' || field.to !== 'product') continue;
      const company = tx(`t.${snakeCase(field.companyIn ?? field.within?.[0] ?? 'orgaSid')}`);
      const [table, column] = [tx(snakeCase(entity.name)), snakeCase(name)];
      const scope = tx`t.platform = ${store} and ${company} = ${orgaSid}`;
      const gone = tx`select p.sid from import_gone g join product p on p.id = g.product_id`;
      if (!field.many) await tx`delete from ${table} t where ${scope} and ${tx(`t.${column}`)} in (${gone})`;
      else
        await tx`
          update ${table} t set ${tx(column)} = array(
              select sid from unnest(${tx(`t.${column}`)}) with ordinality as each (sid, place)
              where sid not in (${gone}) order by place),
            version = version + 1, updated_at = now()
          where ${scope} and ${tx(`t.${column}`)} && array(${gone})`;
    }
  }
}
