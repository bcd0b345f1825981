import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import { readFacets } from '../../../resources/facetSelection.ts';
import type { Language } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { attributeFacets } from '../facets/attributeFacets.ts';
import { countsAmong } from '../facets/countsAmong.ts';
import { listedIds } from '../listing/listedIds.ts';
import { filterOf, type Listing } from '../listing/listProducts.ts';
import type { FoundProducts } from './findProducts.ts';

/** What narrows the hits of a search: the keys of a product list. */
export type Narrowing = Pick<Listing, 'category' | 'orga' | 'line' | 'attributes'>;

/** The hits that are left, in the order of `found`, and by what they can be narrowed, counted as in a product list. */
export async function narrowHits(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  found: FoundProducts,
  narrowing: Narrowing,
): Promise<{ left: FoundProducts; facets: NonNullable<SearchPage['facets']> }> {
  const narrowed = await filterOf(db, narrowing);
  // What comes near is narrowed too, but never counted beside what fits.
  const all = { ...narrowed, among: found.ids };
  const filter = { ...narrowed, among: found.exact > 0 ? found.ids.slice(0, found.exact) : found.ids };
  const [ids, counted, attributes] = await Promise.all([
    isNarrowing(narrowing)
      ? db.rows({ id: integer }, sql`select product_id as id from (${listedIds(scope, all)}) listed`)
      : undefined,
    countsAmong(db, scope, language, filter),
    attributeFacets(db, scope, language, filter, readFacets(narrowing.attributes)),
  ]);
  return {
    left: ids ? onlyThese(found, new Set(ids.map(({ id }) => id))) : found,
    facets: { ...counted, attributes },
  };
}

/** Does it leave out any hit? */
function isNarrowing({ category, orga, line, attributes }: Narrowing): boolean {
  return [category, orga, line, attributes].some((given) => given !== undefined);
}

function onlyThese(found: FoundProducts, left: ReadonlySet<number>): FoundProducts {
  return {
    ...found,
    ids: found.ids.filter((id) => left.has(id)),
    exact: found.ids.slice(0, found.exact).filter((id) => left.has(id)).length,
  };
}
