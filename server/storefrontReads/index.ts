import type { ProductPage } from '../../resources/calls/storefront.ts';
import { readArticle } from '../articles/readArticle.ts';
import type { PageReads } from '../pages/reads.ts';
import { search } from '../search/search.ts';
import { alsoOn } from './alsoOn.ts';
import { categoryCards } from './categoryCards.ts';
import { readCategory } from './readCategory.ts';
import { readOrga } from './readOrga.ts';
import { readOrgas } from './readOrgas.ts';
import { readProduct } from './readProduct.ts';
import { readStart } from './readStart.ts';
import { similarProducts } from './similarProducts.ts';
import { viewScope } from './viewScope.ts';

/** What pages and storefront calls show, read within what the visitor may see. */
export const storefrontReads: PageReads = {
  start: (visit, language) => readStart(visit.sql, viewScope(visit, 'product'), language),
  categories: async (visit, language) => ({
    categories: await categoryCards(visit.sql, viewScope(visit, 'product'), language),
  }),
  category: (visit, language, { categorySid = '' }, query) =>
    readCategory(visit.sql, viewScope(visit, 'product'), categorySid, { ...query, language }),
  orgas: (visit, _language, _parameters, query) => readOrgas(visit.sql, viewScope(visit, 'orga'), query),
  orga: (visit, language, { orgaSid = '' }, query) =>
    readOrga(visit.sql, viewScope(visit, 'orga'), orgaSid, { ...query, language }),
  async product(visit, language, { orgaSid = '', productSid = '' }): Promise<ProductPage | undefined> {
    const scope = viewScope(visit, 'product');
    const found = await readProduct(visit.sql, scope, language, orgaSid, productSid);
    if (!found) return undefined;
    const { id, ...product } = found;
    return {
      ...product,
      similar: await similarProducts(visit.sql, scope, language, { id, category: product.mainCategory.sid }),
    };
  },
  search: (visit, language, _parameters, query) =>
    search(visit.sql, viewScope(visit, 'product'), language, query),
  article: (visit, language, { url = '' }) => readArticle(visit.sql, visit.platform, language, url),
  alsoOn,
};
