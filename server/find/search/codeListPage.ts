import type { SearchPage } from '../../../resources/calls/searchPage.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { codeList } from '../../../resources/limits.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { Scope } from '../../records/access/scope.ts';
import { findCodeList } from '../codes/findCodeList.ts';
import type { TypedCode } from '../codes/typedCode.ts';

/** The search page of several codes: each with its products, and all of these together on one page. */
export async function codeListPage(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  text: string,
  list: readonly TypedCode[],
): Promise<SearchPage> {
  const codes = await findCodeList(db, scope, language, list);
  const ofReason = (isAsTyped: boolean) =>
    codes.filter(({ reason }) => (reason === null) === isAsTyped).flatMap(({ products }) => products);
  const cards = new Map(
    [...ofReason(true), ...ofReason(false)].map((card) => [`${card.orgaSid}/${card.productSid}`, card]),
  );
  const exact = new Set(ofReason(true).map(({ orgaSid, productSid }) => `${orgaSid}/${productSid}`)).size;
  return {
    text,
    kind: 'product',
    totals: { product: exact, category: 0, orga: 0, productLine: 0 },
    atLeast: false,
    page: 1,
    size: codeList.most,
    table: null,
    products: [...cards.values()],
    categories: [],
    called: [],
    classes: [],
    orgas: [],
    productLines: [],
    facets: null,
    cards: 0,
    categoriesInstead: [],
    exact,
    understood: [],
    near: null,
    foundIn: null,
    codes,
    shorter: [],
    didYouMean: null,
  };
}
