import type { StartPage } from '../../../resources/calls/storefrontPages.ts';
import type { Picture } from '../../../resources/calls/shown.ts';
import { image } from '../../../resources/entities/image.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { orgaCounts } from '../../find/facets/facetCounts.ts';
import { listProducts } from '../../find/listing/listProducts.ts';
import { shownOrgas } from '../../find/suggestions/shownOrgas.ts';
import { categoryCards } from './categoryCards.ts';

const shownOrgasAtMost = 12;
const newProducts = 8;

const storedPicture = fieldsOf(image, 'kind', 'hash', 'width', 'height');

/** What the start page shows; companies are those with the most products. */
export async function readStart(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
): Promise<Omit<StartPage, 'advertisements' | 'articles'>> {
  const [categories, orgas, newest, picture] = await Promise.all([
    categoryCards(db, scope, language),
    orgaCounts(db, scope, { category: rootCategory }),
    listProducts(db, scope, { sort: 'newest', page: 1, size: newProducts, language }),
    startPicture(db, scope),
  ]);
  return {
    categories,
    orgas: await shownOrgas(
      db,
      scope,
      orgas.slice(0, shownOrgasAtMost).map(({ sid }) => sid),
    ),
    products: newest.items,
    picture,
    productCount: newest.total,
    orgaCount: orgas.length,
  };
}

async function startPicture(db: ScopedQueries, scope: Scope): Promise<Picture | null> {
  const picture = await db.first(
    storedPicture,
    sql`
      select i.kind, i.hash, i.width, i.height
      from start_page s join image i
        on i.platform = s.platform and i.kind = 'startPageImage' and i.hash = s.picture
      where ${where(scope, 'i')} and s.page = 'start' limit 1`,
  );
  return picture ?? null;
}
