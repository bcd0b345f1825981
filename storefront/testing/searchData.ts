import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { orgaCards, path, productCards } from './cards.ts';

/** A search with hits of three kinds. */
export const searchData: SearchPage = {
  text: 'steinw',
  kind: 'product',
  totals: { product: 1640, category: 3, orga: 1, productLine: 0 },
  atLeast: false,
  page: 1,
  size: 24,
  products: productCards(8),
  table: null,
  categories: [
    {
      sid: 'c0-0',
      name: 'Steinwolle',
      count: 310,
      matchCase: 'parent',
      children: [{ sid: 'c1', name: 'Fassadendämmplatten', count: 204 }],
      pathFromRoot: [path[0]],
      matches: [{ field: 'name', start: 0, end: 6 }],
      why: null,
    },
  ],
  called: [{ sid: 'c0-0', name: 'Steinwolle', count: 310 }],
  classes: [{ system: 'ifc', code: 'IfcCovering', name: 'Bekleidung', categories: [], count: 410 }],
  orgas: orgaCards(1),
  productLines: [],
  facets: {
    categories: [
      { sid: 'c1', name: 'Fassadendämmplatten', count: 1204 },
      { sid: 'c2', name: 'Trittschalldämmung', count: 436 },
    ],
    orgas: [{ sid: 'muster', name: 'Muster Baustoffe AG', count: 1640 }],
    lines: [],
    attributes: [
      {
        sid: 'brennbar',
        name: 'Brennbar',
        kind: 'yesNo',
        unit: null,
        perUnit: 1,
        extent: null,
        bars: [],
        moreValues: 0,
        values: [
          { value: 'true', name: null, count: 4, isChosen: false },
          { value: 'false', name: null, count: 1636, isChosen: false },
        ],
      },
    ],
    moreAttributes: 0,
  },
  categoriesInstead: [],
  exact: 1640,
  cards: 1640,
  understood: [],
  near: null,
  foundIn: null,
  codes: null,
  shorter: [],
  didYouMean: null,
};
