import type { FacetValue } from '../../../resources/calls/shown.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { categoryFact, sidsOfFacts } from '../index/facts.ts';
import type { FoundName } from '../query/findNames.ts';
import type { Piece } from '../query/Piece.ts';
import type { FoundCategory } from '../suggestions/suggestCategories.ts';

const most = 3;

/**
 * Those of the categories found that the whole text names: they are called so, in one or in several, or it is a word for
 * them. However short it is (behaviour B449).
 */
export function calledCategories(
  found: readonly FoundCategory[],
  names: readonly FoundName[],
  pieces: readonly Piece[],
  language: Language,
): FacetValue[] {
  const [piece] = pieces;
  const meant = pieces.length === 1 ? (piece?.meaning?.facts ?? []) : [];
  const called = new Set([
    ...names.filter(({ rank }) => rank === 0).map(({ sid }) => sid),
    ...sidsOfFacts(meant, categoryFact),
  ]);
  return found
    .filter(({ sid, isByClass }) => !isByClass && called.has(sid))
    .slice(0, most)
    .map(({ sid, name, count }) => ({ sid, name: textIn(name, language), count }));
}
