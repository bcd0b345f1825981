import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import { readFacets } from '../../../resources/finding/facetSelection.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { text } from '../../base/database/column.ts';
import { commonReads } from '../../base/database/commonReads.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { attributeFacets } from '../facets/attributeFacets.ts';
import type { FacetedAttribute } from '../facets/shownFacet.ts';
import type { ShownUnits } from '../facets/unitsOfCategory.ts';
import { hasRows } from '../listing/listTable.ts';
import { countsAmong } from '../facets/countsAmong.ts';
import { hitsLeft, readHit, type Hit } from '../facets/Hit.ts';
import { filterOf, type Listing } from '../listing/listProducts.ts';
import type { FoundProducts } from './findProducts.ts';
import { hitsWithIds } from './hitsWithIds.ts';

/** What narrows the hits of a search: the keys of a product list. */
export type Narrowing = Pick<Listing, 'category' | 'orga' | 'line' | 'attributes' | 'filters' | 'view'>;

/** By what hits can be narrowed, and the columns of a table of them. */
export interface HitFacets {
  shown: NonNullable<SearchPage['facets']>;
  columns: FacetedAttribute[];
  units: ShownUnits;
}

/** The hits that are left, in the order of `found`, what each has in common with its variants, and by what they can be narrowed, counted as in a product list once it is asked for. */
export async function narrowHits(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  found: FoundProducts,
  narrowing: Narrowing,
): Promise<{ left: FoundProducts; variants: ReadonlyMap<number, string>; facets: () => Promise<HitFacets> }> {
  const [filter, hits, below] = await Promise.all([
    filterOf(db, narrowing),
    hitsOf(db, scope, found),
    narrowing.category ? sidsBelow(db, scope, narrowing.category) : undefined,
  ]);
  // What comes near is narrowed too, but never counted beside what fits.
  const fitting = new Set(found.ids.slice(0, found.exact));
  const exact = { all: found.exact > 0 ? hits.filter(({ id }) => fitting.has(id)) : hits, below };
  const facets = async () => {
    const [counted, offered] = await Promise.all([
      countsAmong(db, scope, language, exact, filter),
      attributeFacets(
        db,
        scope,
        language,
        { ...filter, hits: exact },
        {
          selection: readFacets(narrowing.attributes),
          all: narrowing.filters === 'all',
          columns: hasRows(narrowing.view),
        },
      ),
    ]);
    const { facets: attributes, moreFacets: moreAttributes, columns, units } = offered;
    return { shown: { ...counted, attributes, moreAttributes }, columns, units };
  };
  return {
    left: isNarrowing(narrowing)
      ? onlyThese(found, new Set(hitsLeft({ all: hits, below }, filter).map(({ id }) => id)))
      : found,
    variants: new Map(hits.map(({ id, variant }) => [id, variant])),
    facets,
  };
}

/** What is counted of all that was found; what is not searched yet, such as a product just written, is counted from the next moment on. */
async function hitsOf(db: ScopedQueries, scope: Scope, { ids, counted }: FoundProducts): Promise<Hit[]> {
  const known = new Map(counted.map((row) => [row.id, row]));
  const others = await hitsWithIds(
    db,
    scope,
    ids.filter((id) => !known.has(id)),
  );
  for (const row of others) known.set(row.id, row);
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [readHit(row)] : [];
  });
}

/** The sids of a category and of all below it; of the root, none is left out. */
async function sidsBelow(
  db: ScopedQueries,
  scope: Scope,
  category: string,
): Promise<ReadonlySet<string> | undefined> {
  if (category === rootCategory) return undefined;
  const rows = await commonReads(db).rows(
    { sid: text() },
    sql`
      select place.descendant_sid as sid from category_closure place
      where ${ofPlatform(scope, 'place')} and place.ancestor_sid = ${category}`,
  );
  return new Set(rows.map(({ sid }) => sid));
}

/** Does it leave out any hit? */
export function isNarrowing({ category, orga, line, attributes }: Narrowing): boolean {
  return [category, orga, line, attributes].some((given) => given !== undefined);
}

function onlyThese(found: FoundProducts, left: ReadonlySet<number>): FoundProducts {
  return {
    ...found,
    ids: found.ids.filter((id) => left.has(id)),
    exact: found.ids.slice(0, found.exact).filter((id) => left.has(id)).length,
  };
}
