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
  | { kind: 'product'; hits: readonly ProductSuggestion[]; comeNear?: boolean }
  | { kind: 'orga'; hits: readonly OrgaSuggestion[] }
  | { kind: 'productLine'; hits: readonly LineSuggestion[] };

/** How many hits there are of a kind; of as many as are suggested at most, there may be more. What only comes near is not counted. */
export function countOf(group: Group): string {
  const { hits } = group;
  if (isNear(group)) return '';
  return hits.length < suggestions.most ? String(hits.length) : `${suggestions.most}+`;
}

/** What that many hits of a kind are called. */
export function nameOf(
  group: Group,
  { tag, texts }: Pick<SuggestionSettings, 'tag'> & { texts: Pick<SuggestionTexts, 'kind' | 'one' | 'near'> },
): string {
  if (isNear(group)) return texts.near;
  const { kind, hits } = group;
  return texts[new Intl.PluralRules(tag).select(hits.length) === 'one' ? 'one' : 'kind'][kind];
}

function isNear(group: Group): boolean {
  return group.kind === 'product' && group.comeNear === true;
}

const codeFields = ['gtin', 'articleNumber'];

/**
 * The kinds that have hits, the one to show first in front: category, product, company, product line
 * (behaviour B98); a product that was hit by its GTIN or its article number goes before them all.
 */
export function groupsOf(answer: SuggestAnswer): Group[] {
  const groups: Group[] = [
    { kind: 'category', hits: answer.categorySuggestions },
    {
      kind: 'product',
      hits: answer.productSuggestions,
      ...(answer.productsComeNear && { comeNear: true }),
    },
    { kind: 'orga', hits: answer.orgaSuggestions },
    { kind: 'productLine', hits: answer.productLineSuggestions },
  ];
  const isByCode = answer.productSuggestions.some(({ matches }) =>
    matches.some(({ field }) => codeFields.includes(field)),
  );
  if (isByCode) groups.unshift(...groups.splice(1, 1));
  return groups.filter(({ hits }) => hits.length > 0);
}
