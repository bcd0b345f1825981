import type { ClassPage } from '../../../resources/calls/storefrontPages.ts';
import type { FacetValue } from '../../../resources/calls/shown.ts';
import type { ClassSystem } from '../../../resources/classSystems.ts';
import { category } from '../../../resources/entities/category.ts';
import { readFacets } from '../../../resources/facetSelection.ts';
import type { Language } from '../../../resources/languages.ts';
import { textIn } from '../../../resources/translate.ts';
import { integer } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { ClassMembers } from '../../find/classes/classMembers.ts';
import { classNamed } from '../../find/classes/classNamed.ts';
import { attributeFacets } from '../../find/facets/attributeFacets.ts';
import { lineCounts, orgaCounts } from '../../find/facets/facetCounts.ts';
import { filterOf, listProducts, type Listing } from '../../find/listing/listProducts.ts';
import { hasRows, listTable } from '../../find/listing/listTable.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

/** A class that a category of the platform has, with the products of all of them; undefined for any other. */
export async function readClass(
  db: ScopedQueries,
  scope: Scope,
  { system, code }: { system: ClassSystem; code: string },
  listing: Omit<Listing, 'category'>,
): Promise<ClassPage | undefined> {
  if (isClosed(scope)) return undefined;
  const { language } = listing;
  const [named, narrowed] = await Promise.all([
    classNamed(commonReads(db), scope, system, code),
    filterOf(db, { ...listing, category: undefined }),
  ]);
  if (!named) return undefined;
  const filter = { ...narrowed, within: named };
  const [categories, orgas, lines, narrowing, products] = await Promise.all([
    categoryCounts(commonReads(db), scope, language, named),
    orgaCounts(commonReads(db), scope, filter),
    filter.orga === undefined ? [] : lineCounts(commonReads(db), scope, language, filter),
    attributeFacets(commonReads(db), scope, language, filter, {
      selection: readFacets(listing.attributes),
      all: listing.filters === 'all',
      columns: hasRows(listing.view),
    }),
    listProducts(db, scope, { ...listing, filter }),
  ]);
  const table = await listTable(db, scope, language, {
    view: listing.view,
    columns: narrowing.columns,
    cards: products.items,
  });
  const { facets, moreFacets } = narrowing;
  return { system, code, below: named.below, categories, orgas, lines, facets, moreFacets, products, table };
}

/** The categories in which the products of a class are, with their number, those with the most first. */
async function categoryCounts(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  { subtrees, single }: ClassMembers,
): Promise<FacetValue[]> {
  const rows = await db.rows(
    { ...fieldsOf(category, 'sid', 'name'), count: integer },
    sql`
      select c.sid, c.name, counted.products as count
      from (
        select n.category_sid as sid, sum(n.products)::bigint as products from category_count n
        where ${where(scope, 'n')} and n.category_sid = any(${subtrees}::text[]) and n.product_line = ''
        group by n.category_sid
        union all
        select p.main_category, count(*) from product p
        where ${where(scope, 'p')} and p.main_category = any(${single}::text[]) group by p.main_category
      ) counted
      join category c on c.sid = counted.sid
      order by counted.products desc, c.sid`,
  );
  return rows.map(({ sid, name, count }) => ({ sid, name: textIn(name, language), count }));
}
