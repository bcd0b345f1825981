import { classFields } from '../../../resources/classSystems.ts';
import type { CategoryPage } from '../../../resources/calls/storefrontPages.ts';
import { category } from '../../../resources/entities/category.ts';
import { readFacets } from '../../../resources/finding/facetSelection.ts';
import { shown, textIn } from '../../../resources/language/translate.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { attributeFacets } from '../../find/facets/attributeFacets.ts';
import { childCounts, lineCounts, orgaCounts } from '../../find/facets/facetCounts.ts';
import { cardsInUnits } from '../../find/listing/cardsInUnits.ts';
import { filterOf, listProducts, type Listing } from '../../find/listing/listProducts.ts';
import { hasRows, listTable } from '../../find/listing/listTable.ts';
import { pathsFromRoot } from '../../find/listing/pathsFromRoot.ts';

const categoryOfPage = fieldsOf(category, 'sid', 'name', 'description', ...Object.values(classFields));

/** A category that hangs in the tree of the platform, with what is below it; undefined for any other. */
export async function readCategory(
  db: ScopedQueries,
  scope: Scope,
  sid: string,
  listing: Omit<Listing, 'category'>,
): Promise<Omit<CategoryPage, 'advertisements'> | undefined> {
  if (isClosed(scope)) return undefined;
  const { language, attributes, filters } = listing;
  const common = commonReads(db);
  const filter = await filterOf(db, { ...listing, category: sid });
  const [row, paths, children, orgas, lines, narrowing, products] = await Promise.all([
    common.first(
      categoryOfPage,
      sql`
        select c.sid, c.name, c.description, c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes",
          c.etim_classes as "etimClasses", c.bkp_codes as "bkpCodes", c.npk_codes as "npkCodes"
        from category c join category_relation r on ${ofPlatform(scope, 'r')} and r.child_sid = c.sid
        where c.sid = ${sid}`,
    ),
    pathsFromRoot(common, scope, language, [sid]),
    childCounts(common, scope, language, filter),
    orgaCounts(common, scope, filter),
    filter.orga === undefined ? [] : lineCounts(common, scope, language, filter),
    attributeFacets(common, scope, language, filter, {
      selection: readFacets(attributes),
      all: filters === 'all',
      columns: hasRows(listing.view),
    }),
    listProducts(db, scope, { ...listing, filter, areGrouped: true }),
  ]);
  if (!row) return undefined;
  const table = await listTable(db, scope, language, {
    view: listing.view,
    columns: narrowing.columns,
    cards: products.items,
  });
  return {
    ...row,
    name: textIn(row.name, language),
    description: shown(row.description, language) ?? null,
    pathFromRoot: paths.get(sid) ?? [],
    children,
    orgas,
    lines,
    facets: narrowing.facets,
    moreFacets: narrowing.moreFacets,
    products: { ...products, items: cardsInUnits(products.items, narrowing.units) },
    table,
  };
}
