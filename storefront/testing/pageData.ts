import type { PageData } from '../../resources/page.ts';
import { advertisement, categoryCards, inGerman, orgaCards, pictureOf, productCards } from './cards.ts';
import { categoryData } from './categoryData.ts';
import { comparedProduct } from './comparedProduct.ts';
import { orgaData } from './orgaData.ts';
import { productData } from './productData.ts';
import { searchData } from './searchData.ts';

/** Believable data for every page, as the storefront reads answer it in German. */
export const pageData: PageData = {
  start: {
    categories: categoryCards(),
    orgas: orgaCards(8),
    products: productCards(8),
    picture: pictureOf('start', 'startPageImage'),
    advertisements: [advertisement],
    articles: [{ url: 'holz', title: inGerman('Holz richtig ausschreiben') }],
    productCount: 20_480,
    orgaCount: 312,
  },
  categories: { categories: categoryCards(), systems: ['ifc', 'etim'] },
  category: categoryData,
  classSystem: {
    system: 'etim',
    systems: ['ifc', 'etim'],
    classes: [
      { code: 'EG020055', name: null, categories: ['Dämmplatten', 'Innenputz'], count: 98, depth: 0 },
      { code: 'EC002568', name: null, categories: ['Dämmplatten'], count: 12, depth: 1 },
    ],
  },
  class: {
    system: 'ifc',
    code: 'IfcCovering',
    name: 'Bekleidung',
    above: [{ code: 'IfcBuiltElement', name: 'Bauelement', categories: [], count: 98 }],
    below: [{ code: 'IfcCovering.INSULATION', name: 'Bekleidung', categories: [], count: 12 }],
    categories: categoryData.children,
    orgas: categoryData.orgas,
    lines: categoryData.lines,
    facets: categoryData.facets,
    moreFacets: 0,
    table: null,
    products: categoryData.products,
  },
  orgas: {
    orgas: { items: orgaCards(18), total: 64, page: 1, size: 24 },
    letters: [...'ABCDEFGHIKLMNOPRSTVWZ'],
  },
  orga: orgaData,
  product: productData,
  search: searchData,
  shortlist: {
    name: 'Neubau <Chur>',
    products: productCards(3).map((card, place) => ({
      ...card,
      quantity: place === 0 ? 2 : null,
      note: place === 1 ? 'Nord' : null,
    })),
  },
  comparison: {
    products: [comparedProduct, { ...comparedProduct, productSid: 'p1', articleNumber: 'MB-2' }],
  },
  article: {
    url: 'imprint',
    title: inGerman('Impressum'),
    sections: [
      {
        contentType: 'text',
        content: inGerman(
          'Baustein AG, Musterstrasse 1, 8000 Zürich.\n\nVertreten durch die Geschäftsleitung.',
        ),
        link: null,
        position: 'left',
        layout: 'full',
      },
    ],
  },
  accessibility: {},
  newsletter: { state: null, token: null },
  notFound: { categories: categoryCards(), systems: [] },
  noEntry: { of: 'platform' },
  failure: { status: 503, requestId: 'req-1' },
};
