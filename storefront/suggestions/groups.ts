import { suggestions } from '../../resources/limits.ts';
import type { searchKinds } from '../../resources/calls/searchPage.ts';
import type {
  CategorySuggestion,
  ProductSuggestion,
  SuggestAnswer,
} from '../../resources/calls/suggestAnswer.ts';
import type { SuggestionSettings, SuggestionTexts } from '../../ui/shell/SuggestionSettings.ts';

export type Kind = (typeof searchKinds)[number];
export type OrgaSuggestion = SuggestAnswer['orgaSuggestions'][number];
export type LineSuggestion = SuggestAnswer['productLineSuggestions'][number];

/** The hits of one kind. */
export type Group =
  | { kind: 'category'; hits: readonly CategorySuggestion[] }
  | { kind: 'product'; hits: readonly ProductSuggestion[] }
  | { kind: 'orga'; hits: readonly OrgaSuggestion[] }
  | { kind: 'productLine'; hits: readonly LineSuggestion[] };

/** How many hits there are of a kind; of as many as are suggested at most, there may be more. */
export function countOf({ hits }: Group): string {
  return hits.length < suggestions.most ? String(hits.length) : `${suggestions.most}+`;
}

/** What that many hits of a kind are called. */
export function nameOf(
  { kind, hits }: Group,
  { tag, texts }: Pick<SuggestionSettings, 'tag'> & { texts: Pick<SuggestionTexts, 'kind' | 'one'> },
): string {
  return texts[new Intl.PluralRules(tag).select(hits.length) === 'one' ? 'one' : 'kind'][kind];
}

const codeFields = ['gtin', 'articleNumber'];

/**
 * The kinds that have hits, the one to show first in front: category, product, company, product line
 * (behaviour B98); a product that was hit by its GTIN or its article number goes before them all.
 */
export function groupsOf(answer: SuggestAnswer): Group[] {
  const groups: Group[] = [
    { kind: 'category', hits: answer.categorySuggestions },
    { kind: 'product', hits: answer.productSuggestions },
    { kind: 'orga', hits: answer.orgaSuggestions },
    { kind: 'productLine', hits: answer.productLineSuggestions },
  ];
  const isByCode = answer.productSuggestions.some(({ matches }) =>
    matches.some(({ field }) => codeFields.includes(field)),
  );
  if (isByCode) groups.unshift(...groups.splice(1, 1));
  return groups.filter(({ hits }) => hits.length > 0);
}
