import type { SearchPage } from '../../resources/calls/searchPage.ts';
import { productCards } from './cards.ts';
import { searchData } from './searchData.ts';

const none = { product: 0, category: 0, orga: 0, productLine: 0 };

/** A search of which nothing was found, with steps to go on from. */
const inVain: SearchPage = {
  ...searchData,
  text: 'kippspiegelhalter 300 l',
  totals: none,
  products: [],
  categories: [],
  called: [],
  classes: [],
  orgas: [],
  facets: null,
  exact: 0,
  cards: 0,
  shorter: [
    { text: 'kippspiegel', count: 12 },
    { text: '300 l', count: 1040 },
  ],
  categoriesInstead: [
    { sid: 'c3', name: 'Sanitär', count: 789 },
    { sid: 'c2', name: 'Heizung, Lüftung, Klima', count: 926 },
  ],
};

/** Five products that fit, and behind them some that do not ask for the quantity. */
const near: SearchPage = {
  ...searchData,
  text: 'lavabo weiss 60 cm keramon',
  totals: { product: 5, category: 1, orga: 0, productLine: 0 },
  products: productCards(8),
  exact: 5,
  cards: 5,
  understood: [
    { kind: 'category', typed: 'lavabo', label: 'Waschtische', without: 'weiss 60 cm keramon' },
    { kind: 'value', typed: 'weiss', label: 'Farbe: weiss', without: 'lavabo 60 cm keramon' },
    { kind: 'quantity', typed: '60 cm', label: '600 mm', without: 'lavabo weiss keramon' },
    { kind: 'orga', typed: 'keramon', label: 'Keramon AG', without: 'lavabo weiss 60 cm' },
  ],
  near: { reason: 'without', without: ['60 cm', 'weiss'] },
};

/** Nothing fits as a whole; what comes near stands there all the same. */
const nearOnly: SearchPage = {
  ...inVain,
  text: 'boiler 300 l',
  products: productCards(4),
  categoriesInstead: [],
  shorter: [{ text: 'boiler', count: 31 }],
  understood: [{ kind: 'quantity', typed: '300 l', label: '300 l', without: 'boiler' }],
  near: { reason: 'quantity', without: [] },
};

const [first, second, third] = productCards(3);

/** Four codes looked up at once. */
const codes: SearchPage = {
  ...inVain,
  text: 'MB-1000.0, MB-1OO7.1, 99, MB-1014.2',
  shorter: [],
  categoriesInstead: [],
  codes: [
    { typed: 'MB-1000.0', products: first && second ? [first, second] : [], reason: null },
    { typed: 'MB-1OO7.1', products: second ? [second] : [], reason: 'lookAlike' },
    { typed: '99', products: [], reason: null },
    { typed: 'MB-1014.2', products: third ? [third] : [], reason: null },
  ],
};

/** Found by the words of another language than the page's. */
const foreign: SearchPage = { ...searchData, text: 'lana di roccia', foundIn: 'it' };

/** What the search page may have to tell. */
export const searchStates = { inVain, near, nearOnly, codes, foreign };
