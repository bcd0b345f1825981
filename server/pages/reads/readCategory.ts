import type { CategoryPage } from '../../../resources/calls/storefrontPages.ts';
import { readFacets } from '../../../resources/facetSelection.ts';
import type { Translated } from '../../../resources/languages.ts';
import { shown, textIn } from '../../../resources/translate.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import type { Queries } from '../../base/database/queries.ts';
import { attributeFacets } from '../../find/facets/attributeFacets.ts';
import { childCounts, lineCounts, orgaCounts } from '../../find/facets/facetCounts.ts';
import { filterOf, listProducts, type Listing } from '../../find/listing/listProducts.ts';
import { pathsFromRoot } from '../../find/listing/pathsFromRoot.ts';

interface CategoryRow {
  sid: string;
  name: Translated;
  description: Translated | null;
  ifcClasses: string[];
  ebkphCodes: string[];
}

/** A category that hangs in the tree of the platform, with what is below it; undefined for any other. */
export async function readCategory(
  sql: Queries,
  scope: Scope,
  sid: string,
  listing: Omit<Listing, 'category'>,
): Promise<Omit<CategoryPage, 'advertisements'> | undefined> {
  if (isClosed(scope)) return undefined;
  const { language } = listing;
  const [[row], filter] = await Promise.all([
    sql<CategoryRow[]>`
    select c.sid, c.name, c.description, c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes"
    from category c join category_relation r on r.platform = ${scope.dataset} and r.child_sid = c.sid
    where c.sid = ${sid}`,
    filterOf(sql, { ...listing, category: sid }),
  ]);
  if (!row) return undefined;
  const [paths, children, orgas, lines, facets, products] = await Promise.all([
    pathsFromRoot(sql, scope, language, [sid]),
    childCounts(sql, scope, language, filter),
    orgaCounts(sql, scope, filter),
    filter.orga === undefined ? [] : lineCounts(sql, scope, language, filter),
    attributeFacets(sql, scope, language, filter, readFacets(listing.attributes)),
    listProducts(sql, scope, { ...listing, filter }),
  ]);
  return {
    ...row,
    name: textIn(row.name, language),
    description: shown(row.description, language) ?? null,
    pathFromRoot: paths.get(sid) ?? [],
    children,
    orgas,
    lines,
    facets,
    products,
  };
}
