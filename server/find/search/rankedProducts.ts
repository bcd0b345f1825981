import { fallbackOrder, type Language } from '../../../resources/language/languages.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { rowsOfKeys } from '../../base/database/rowsOfKeys.ts';
import { identifier, join, sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { RankedProduct } from './RankedProduct.ts';

const rankedProduct = { id: integer, title: text(), subTitle: text(), orgaName: text() };

/** The products with these ids that the scope opens, in the order of the ids: out of short rows, for many are read. */
export async function rankedProducts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  ids: readonly number[],
): Promise<RankedProduct[]> {
  const found = await rowsOfKeys(db, {
    shape: rankedProduct,
    keys: ids,
    keyOf: ({ id }) => id,
    of: (some) => sql`
      select p.product_id as id, ${textOf('p.title', language)} as title, ${textOf('p.sub_title', language)} as "subTitle",
        coalesce(o.name, '') as "orgaName"
      from product_summary p
      left join orga o on o.platform = p.platform and o.sid = p.orga_sid
      where ${where(scope, 'p')} and p.product_id = any(${some}::bigint[])`,
  });
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** As `textIn` chooses it. */
function textOf(column: string, language: Language): Sql {
  const said = [...new Set([language, ...fallbackOrder])].map(
    (one) => sql`nullif(${identifier(column)} ->> ${one}::text, '')`,
  );
  return sql`coalesce(${join([...said, sql`''`])})`;
}
