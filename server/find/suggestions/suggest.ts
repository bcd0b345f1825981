import type { SuggestAnswer } from '../../../resources/calls/suggestAnswer.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { minimumSearchLength, suggestions } from '../../../resources/limits.ts';
import { isClosed, type Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { isIfc } from '../codes/classCode.ts';
import { findNames } from '../query/findNames.ts';
import { namedKinds, type NamedKind } from '../query/nameScopes.ts';
import { understand, type Understood } from '../query/understand.ts';
import { categoriesByClass, categoriesByName, shownCategories } from './suggestCategories.ts';
import { suggestOrgas } from './suggestOrgas.ts';
import { shownProductLines } from './suggestProductLines.ts';
import { suggestProducts } from './suggestProducts.ts';

type Names = Omit<SuggestAnswer, 'productSuggestions' | 'productsComeNear'>;

/**
 * Suggestions for a text being typed, each kind from its minimum length on
 * (behaviour B95, B97). A text that begins like an IFC class meets categories by class, not by name.
 */
export async function suggest(
  db: ScopedQueries,
  scope: Scope,
  wanted: Language,
  typed: string,
): Promise<SuggestAnswer> {
  if (isClosed(scope)) return { ...noNames, productSuggestions: [] };
  const query = understand(db, scope, wanted, typed);
  const [names, products] = await Promise.all([
    suggestNames(db, scope, query),
    reaches(query, minimumSearchLength.product)
      ? suggestProducts(db, scope, query)
      : { productSuggestions: [] },
  ]);
  return { ...names, ...products };
}

const noNames: Names = { categorySuggestions: [], orgaSuggestions: [], productLineSuggestions: [] };

async function suggestNames(db: ScopedQueries, scope: Scope, query: Understood): Promise<Names> {
  const reachesCategories = reaches(query, minimumSearchLength.category);
  const isReached: Record<NamedKind, boolean> = {
    orga: reaches(query, minimumSearchLength.orga),
    productLine: reaches(query, minimumSearchLength.productLine),
    category: reachesCategories && !isIfc(query.text),
  };
  const found = await findNames(
    db,
    scope,
    query,
    namedKinds.filter((kind) => isReached[kind]),
  );
  const most = suggestions.most;
  const categories = reachesCategories
    ? ((await categoriesByClass(db, scope, query)) ??
      (await categoriesByName(
        db,
        scope,
        found.get('category') ?? [],
        isIfc(query.text) ? [] : (await query.pieces()).flatMap(({ meaning }) => meaning ?? []),
        query.language,
      )))
    : [];
  const [categorySuggestions, orgaSuggestions, productLineSuggestions] = await Promise.all([
    shownCategories(db, scope, query, categories.slice(0, most)),
    suggestOrgas(db, scope, query, found.get('orga') ?? []),
    shownProductLines(db, scope, query, (found.get('productLine') ?? []).slice(0, most)),
  ]);
  return { categorySuggestions, orgaSuggestions, productLineSuggestions };
}

function reaches({ text }: Understood, least: number): boolean {
  return text.length >= least;
}
