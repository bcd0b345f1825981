import type { ProductCard } from '../../resources/calls/shown.ts';
import type { Language } from '../../resources/languages.ts';
import type { Scope } from '../access/scope.ts';
import { where } from '../access/where.ts';
import type { Queries } from '../database/queries.ts';
import { productCards } from '../listing/productCards.ts';

const shownAtMost = 6;

/** The most popular other products of the same category. */
export async function similarProducts(
  sql: Queries,
  scope: Scope,
  language: Language,
  { id, category }: { id: number; category: string },
): Promise<ProductCard[]> {
  const rows = await sql<{ id: number }[]>`
    select l.product_id as id from category_product l
    where ${where(sql, scope, 'l')} and l.category_sid = ${category} and l.product_id <> ${id}
    order by l.popularity desc, l.product_id limit ${shownAtMost}`;
  return productCards(
    sql,
    scope,
    language,
    rows.map(({ id: other }) => other),
  );
}
