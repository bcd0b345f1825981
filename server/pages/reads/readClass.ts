import type { ClassPage } from '../../../resources/calls/storefrontPages.ts';
import { className } from '../../../resources/classes/className.ts';
import type { ClassSystem } from '../../../resources/classSystems.ts';
import { readFacets } from '../../../resources/finding/facetSelection.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { ClassTree } from '../../find/classes/ClassTree.ts';
import { productsOfClass } from '../../find/search/productsOfClass.ts';
import { readClassTree } from '../../find/classes/readClassTree.ts';
import { shownClass } from '../../find/classes/shownClass.ts';
import { attributeFacets } from '../../find/facets/attributeFacets.ts';
import { countsAmong } from '../../find/facets/countsAmong.ts';
import { lineCounts, orgaCounts } from '../../find/facets/facetCounts.ts';
import { hitsLeft, type Hit } from '../../find/facets/Hit.ts';
import { filterOf, listProducts, type Listing } from '../../find/listing/listProducts.ts';
import { hasRows, listTable } from '../../find/listing/listTable.ts';
import type { ListFilter } from '../../find/listing/listedIds.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';

type ClassListing = Omit<Listing, 'category'>;

/** A class that the platform has, with the products of all of its categories; undefined for any other. */
export async function readClass(
  db: ScopedQueries,
  scope: Scope,
  { system, code }: { system: ClassSystem; code: string },
  listing: ClassListing,
): Promise<ClassPage | undefined> {
  if (isClosed(scope)) return undefined;
  const { language } = listing;
  const [tree, narrowed] = await Promise.all([
    readClassTree(db, scope, system),
    filterOf(db, { ...listing, category: undefined }),
  ]);
  const node = tree.nodes.get(code);
  if (!node) return undefined;
  const hits = tree.isSaidOfProducts(code)
    ? await productsOfClass(db, scope, code, tree.categorySids(code))
    : undefined;
  const filter: ListFilter = hits
    ? { ...narrowed, hits: { all: hits } }
    : { ...narrowed, within: tree.members(code) };
  const [beside, narrowing, products] = await Promise.all([
    countsBeside(db, scope, language, filter),
    attributeFacets(hits ? db : commonReads(db), scope, language, filter, {
      selection: readFacets(listing.attributes),
      all: listing.filters === 'all',
      columns: hasRows(listing.view),
    }),
    listProducts(db, scope, { ...listing, areGrouped: true, filter: hits ? among(hits, narrowed) : filter }),
  ]);
  const table = await listTable(db, scope, language, {
    view: listing.view,
    columns: narrowing.columns,
    cards: products.items,
  });
  const { facets, moreFacets } = narrowing;
  const shown = (one: string) => {
    const known = tree.nodes.get(one);
    return known ? [shownClass(tree, system, known, language)] : [];
  };
  return {
    system,
    code,
    name: className(system, code, language) ?? null,
    above: tree.above(code).toReversed().flatMap(shown),
    below: tree
      .below(code)
      .filter(({ count }) => count > 0)
      .map((one) => shownClass(tree, system, one, language)),
    categories: categoriesOf(tree, code, language),
    ...beside,
    facets,
    moreFacets,
    products,
    table,
  };
}

function categoriesOf(tree: ClassTree, code: string, language: Listing['language']): ClassPage['categories'] {
  return tree
    .categoriesOf(code)
    .map(({ sid, name, count }) => ({ sid, name: textIn(name, language), count }));
}

/** What of given products is left by what narrows them. */
function among(hits: readonly Hit[], narrowed: ListFilter): ListFilter {
  const left = hitsLeft({ all: hits }, narrowed);
  return { category: narrowed.category, among: left.map(({ id }) => id) };
}

async function countsBeside(
  db: ScopedQueries,
  scope: Scope,
  language: Listing['language'],
  filter: ListFilter,
): Promise<Pick<ClassPage, 'orgas' | 'lines'>> {
  if (filter.hits) {
    const { orgas, lines } = await countsAmong(db, scope, language, filter.hits, filter);
    return { orgas, lines };
  }
  const [orgas, lines] = await Promise.all([
    orgaCounts(commonReads(db), scope, filter),
    filter.orga === undefined ? [] : lineCounts(commonReads(db), scope, language, filter),
  ]);
  return { orgas, lines };
}
