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
  categories: { categories: categoryCards() },
  category: categoryData,
  class: {
    system: 'ifc',
    code: 'IfcCovering',
    below: ['IfcCovering.INSULATION'],
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
  shortlist: { products: productCards(3) },
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
  newsletter: { state: null, token: null },
  notFound: { categories: categoryCards() },
  noEntry: {},
  failure: { status: 503, requestId: 'req-1' },
};
