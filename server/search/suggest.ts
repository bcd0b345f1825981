import type { SuggestAnswer } from '../../resources/calls/storefront.ts';
import type { Language } from '../../resources/languages.ts';
import { ifcPrefix, minimumSearchLength, suggestions } from '../../resources/limits.ts';
import { isClosed, type Scope } from '../access/scope.ts';
import type { Queries } from '../database/queries.ts';
import { codeKey } from './codeKey.ts';
import { servedLanguage } from './scopeMark.ts';
import { parseQuery, type Query } from './suggest/parseQuery.ts';
import { findCategories, shownCategories } from './suggest/suggestCategories.ts';
import { suggestOrgas } from './suggest/suggestOrgas.ts';
import { findProductLines, shownProductLines } from './suggest/suggestProductLines.ts';
import { suggestProducts } from './suggest/suggestProducts.ts';

/**
 * Suggestions for a text being typed, each kind from its minimum length on (specification sections 2, 3, 5 and
 * 9). A text that begins like an IFC class is none of a product: it suggests categories of that class.
 */
export async function suggest(
  sql: Queries,
  scope: Scope,
  wanted: Language,
  typed: string,
): Promise<SuggestAnswer> {
  const query = parseQuery(typed.normalize('NFC').slice(0, suggestions.longestText));
  const language = servedLanguage(scope.store, wanted);
  const reaches = (least: number) => !isClosed(scope) && query.text.length >= least;
  const isIfc = codeKey(query.text).startsWith(ifcPrefix);
  const [categorySuggestions, productSuggestions, orgaSuggestions, productLineSuggestions] =
    await Promise.all([
      reaches(isIfc ? minimumSearchLength.ifcClass : minimumSearchLength.category)
        ? suggestCategories(sql, scope, language, query)
        : [],
      reaches(minimumSearchLength.product) ? suggestProducts(sql, scope, language, query) : [],
      reaches(minimumSearchLength.orga) ? suggestOrgas(sql, scope, query) : [],
      reaches(minimumSearchLength.productLine) ? suggestProductLines(sql, scope, language, query) : [],
    ]);
  return { categorySuggestions, productSuggestions, orgaSuggestions, productLineSuggestions };
}

async function suggestCategories(sql: Queries, scope: Scope, language: Language, query: Query) {
  const found = await findCategories(sql, scope, language, query);
  return shownCategories(sql, scope, language, query, found.slice(0, suggestions.most));
}

async function suggestProductLines(sql: Queries, scope: Scope, language: Language, query: Query) {
  const found = await findProductLines(sql, scope, language, query);
  return shownProductLines(sql, scope, language, query, found.slice(0, suggestions.most));
}
