import type { SuggestAnswer } from '../../../resources/calls/suggestAnswer.ts';
import type { Language } from '../../../resources/languages.ts';
import { ifcPrefix, minimumSearchLength, suggestions } from '../../../resources/limits.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import type { Queries } from '../../base/database/queries.ts';
import { codeKey } from '../query/codeKey.ts';
import { findNames } from '../query/findNames.ts';
import { nameScopes } from '../query/nameScopes.ts';
import { servedLanguage } from '../../../resources/platforms.ts';
import { parseQuery, type Query } from '../query/parseQuery.ts';
import { findCategories, shownCategories } from './suggestCategories.ts';
import { suggestOrgas } from './suggestOrgas.ts';
import { shownProductLines } from './suggestProductLines.ts';
import { suggestProducts } from './suggestProducts.ts';

type Names = Omit<SuggestAnswer, 'productSuggestions'>;

/**
 * Suggestions for a text being typed, each kind from its minimum length on (specification sections 2, 3, 5 and
 * 9). A text that begins like an IFC class meets categories by class, not by name.
 */
export async function suggest(
  sql: Queries,
  scope: Scope,
  wanted: Language,
  typed: string,
): Promise<SuggestAnswer> {
  const query = parseQuery(typed.normalize('NFC').slice(0, suggestions.longestText));
  const language = servedLanguage(scope.dataset, wanted);
  if (isClosed(scope)) return { ...noNames, productSuggestions: [] };
  const [names, productSuggestions] = await Promise.all([
    suggestNames(sql, scope, language, query),
    reaches(query, minimumSearchLength.product) ? suggestProducts(sql, scope, language, query) : [],
  ]);
  return { ...names, productSuggestions };
}

const noNames: Names = { categorySuggestions: [], orgaSuggestions: [], productLineSuggestions: [] };

async function suggestNames(sql: Queries, scope: Scope, language: Language, query: Query): Promise<Names> {
  const { orga, productLine, category } = nameScopes(scope.dataset, language);
  const isIfc = codeKey(query.text).startsWith(ifcPrefix);
  const reachesCategories = reaches(query, minimumSearchLength.category);
  const found = await findNames(
    sql,
    [
      ...(reaches(query, minimumSearchLength.orga) ? [orga] : []),
      ...(reaches(query, minimumSearchLength.productLine) ? [productLine] : []),
      ...(reachesCategories && !isIfc ? [category] : []),
    ],
    query.text,
  );
  const most = suggestions.most;
  const categories = reachesCategories
    ? await findCategories(sql, scope, query, found.get('category') ?? [])
    : [];
  const [categorySuggestions, orgaSuggestions, productLineSuggestions] = await Promise.all([
    shownCategories(sql, scope, language, query, categories.slice(0, most)),
    suggestOrgas(sql, scope, query, found.get('orga') ?? []),
    shownProductLines(sql, scope, language, query, (found.get('productLine') ?? []).slice(0, most)),
  ]);
  return { categorySuggestions, orgaSuggestions, productLineSuggestions };
}

function reaches({ text }: Query, least: number): boolean {
  return text.length >= least;
}
