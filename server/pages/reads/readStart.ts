import type { StartPage } from '../../../resources/calls/storefrontPages.ts';
import type { Picture } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { orgaCounts } from '../../find/facets/facetCounts.ts';
import { listProducts } from '../../find/listing/listProducts.ts';
import { shownOrgas } from '../../find/suggestions/shownOrgas.ts';
import { categoryCards } from './categoryCards.ts';

const shownOrgasAtMost = 12;
const newProducts = 8;

/** What the start page shows; companies are those with the most products. */
export async function readStart(
  sql: Queries,
  scope: Scope,
  language: Language,
): Promise<Omit<StartPage, 'advertisements' | 'articles'>> {
  const [categories, orgas, newest, picture] = await Promise.all([
    categoryCards(sql, scope, language),
    orgaCounts(sql, scope, { category: rootCategory }),
    listProducts(sql, scope, { sort: 'newest', page: 1, size: newProducts, language }),
    startPicture(sql, scope),
  ]);
  return {
    categories,
    orgas: await shownOrgas(
      sql,
      scope,
      orgas.slice(0, shownOrgasAtMost).map(({ sid }) => sid),
    ),
    products: newest.items,
    picture,
    productCount: newest.total,
    orgaCount: orgas.length,
  };
}

async function startPicture(sql: Queries, scope: Scope): Promise<Picture | null> {
  const [picture] = await sql<Picture[]>`
    select i.kind, i.hash, i.width, i.height
    from start_page s join image i
      on i.platform = s.platform and i.kind = 'startPageImage' and i.hash = s.picture
    where ${where(scope, 'i')} and s.page = 'start' limit 1`;
  return picture ?? null;
}
