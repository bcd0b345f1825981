import type { QualitySummary } from '../../../resources/calls/dashboard.ts';
import { orga } from '../../../resources/entities/orga.ts';
import { product } from '../../../resources/entities/product.ts';
import { dashboard } from '../../../resources/limits.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const company = { orgaSid: text(), ...fieldsOf(orga, 'name', 'completeness'), products: integer };
const gap = { ...fieldsOf(product, 'orgaSid'), gap: text(), products: integer };

/**
 * The least complete companies within the scopes, and what most products of one of them lack. For whoever keeps every
 * company, gaps are left out: what a whole platform lacks is nobody's next step.
 */
export async function qualityOfCompanies(
  db: ScopedQueries,
  { orgas, products }: { orgas: Scope; products: Scope },
): Promise<QualitySummary> {
  const [companies, gaps] = await Promise.all([
    db.rows(
      company,
      sql`
        select o.sid as "orgaSid", o.name, o.completeness,
          -- As many as their list has, those that are no longer sold among them.
          (select count(*) from product p where p.platform = o.platform and p.orga_sid = o.sid) as products
        from orga o
        where ${where(orgas, 'o')}
        order by o.completeness, o.id limit ${dashboard.mostRows}`,
    ),
    products.filter === 'all'
      ? []
      : db.rows(
          gap,
          sql`
            select p.orga_sid as "orgaSid", lacking.gap, count(*) as products
            from product p cross join lateral unnest(p.missing) as lacking (gap)
            where ${where(products, 'p')}
            group by p.orga_sid, lacking.gap order by count(*) desc, lacking.gap, p.orga_sid limit ${dashboard.mostRows}`,
        ),
  ]);
  return { companies, gaps };
}
