import { isClassSystem } from '../../../resources/classSystems.ts';
import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { readArticle } from '../../catalogue/articles/readArticle.ts';
import { readTeasers } from '../../catalogue/articles/readTeasers.ts';
import { findEntry } from '../entry/findEntry.ts';
import type { PageReads } from '../PageReads.ts';
import { classSystemsOf } from '../../find/classes/classSystemsOf.ts';
import { search } from '../../find/search/search.ts';
import { isClosed } from '../../records/access/scope.ts';
import { alsoOn } from './alsoOn.ts';
import { categoryCards } from './categoryCards.ts';
import { connectedOrgas } from './connectedOrgas.ts';
import { documentsOfOrga } from './readDocuments.ts';
import { readCategory } from './readCategory.ts';
import { readClass } from './readClass.ts';
import { readClassSystem } from './readClassSystem.ts';
import { readComparison } from './readComparison.ts';
import { readInfo } from './readInfo.ts';
import { readOrga } from './readOrga.ts';
import { readOrgas } from './readOrgas.ts';
import { readProduct } from './readProduct.ts';
import { readShortlist } from './readShortlist.ts';
import { readStart } from './readStart.ts';
import { sitemapPages } from './sitemapPages.ts';
import { sitemapParts } from './sitemapParts.ts';
import { viewScope } from './viewScope.ts';
import { visitAdvertisements } from './visitAdvertisements.ts';

/** What pages and storefront calls show, read within what the visitor may see. */
export const storefrontReads: PageReads = {
  async start(visit, language) {
    const [found, advertisements, articles] = await Promise.all([
      readStart(visit.db, viewScope(visit, 'product'), language),
      visitAdvertisements(visit, language, 'start'),
      platformGroups[visit.platform.group].showsArticles ? readTeasers(visit.db, language) : [],
    ]);
    return { ...found, advertisements, articles };
  },
  async categories(visit, language) {
    const scope = viewScope(visit, 'product');
    const [categories, systems] = await Promise.all([
      categoryCards(visit.db, scope, language),
      isClosed(scope) ? [] : classSystemsOf(visit.db, scope),
    ]);
    return { categories, systems };
  },
  async category(visit, language, { categorySid = '' }, query) {
    const [found, advertisements] = await Promise.all([
      readCategory(visit.db, viewScope(visit, 'product'), categorySid, { ...query, language }),
      visitAdvertisements(visit, language, { categorySid }),
    ]);
    return found && { ...found, advertisements };
  },
  classSystem: async (visit, language, { system }) =>
    isClassSystem(system)
      ? readClassSystem(visit.db, viewScope(visit, 'product'), language, system)
      : undefined,
  class: async (visit, language, { system, code = '' }, query) =>
    isClassSystem(system)
      ? readClass(visit.db, viewScope(visit, 'product'), { system, code }, { ...query, language })
      : undefined,
  orgas: (visit, language, _parameters, query) =>
    readOrgas(
      visit.db,
      { orga: viewScope(visit, 'orga'), product: viewScope(visit, 'product') },
      language,
      query,
    ),
  async orga(visit, language, { orgaSid = '' }, query) {
    const scope = viewScope(visit, 'orga');
    const [found, info, documents, connected, advertisements] = await Promise.all([
      readOrga(visit.db, scope, orgaSid, { ...query, language }),
      readInfo(visit.db, viewScope(visit, 'orgaInfo'), language, orgaSid),
      documentsOfOrga(visit.db, viewScope(visit, 'document'), language, orgaSid),
      connectedOrgas(visit.db, scope, orgaSid),
      visitAdvertisements(visit, language, { orgaSid }),
    ]);
    return found && { ...found, info, documents, connected, advertisements };
  },
  product: (visit, language, { orgaSid = '', productSid = '' }) =>
    readProduct(
      visit.db,
      {
        product: viewScope(visit, 'product'),
        document: viewScope(visit, 'document'),
        retailerData: viewScope(visit, 'retailerData'),
      },
      language,
      orgaSid,
      productSid,
    ),
  search: (visit, language, _parameters, query) =>
    search(visit.db, viewScope(visit, 'product'), language, query),
  shortlist: async (visit, language, _parameters, query) => ({
    name: query.name?.trim() || null,
    products: await readShortlist(visit.db, viewScope(visit, 'product'), language, query),
  }),
  comparison: async (visit, language, _parameters, { product }) => ({
    products: await readComparison(visit.db, viewScope(visit, 'product'), language, product),
  }),
  article: (visit, language, { url = '' }) => readArticle(visit.db, visit.platform, language, url),
  async productOfGtin(visit, gtin) {
    const found = await findEntry(visit.db, viewScope(visit, 'product'), 'de', { gtin });
    return found?.orgaSid && found.productSid
      ? { orgaSid: found.orgaSid, productSid: found.productSid }
      : undefined;
  },
  sitemapParts,
  sitemapPages,
  alsoOn,
};
