import type { CategorySuggestion } from '../../../resources/calls/suggestAnswer.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { Meaning } from '../query/Meaning.ts';
import { categoryFact, sidsOfFacts } from '../index/facts.ts';

export type SuggestionReason = CategorySuggestion['why'];

/** By what something is met that a piece of the text stands for; null where the piece is only a word. */
export function suggestionReason(
  { kind, label, typed, language, spellings, facts }: Meaning,
  wanted: Language,
): SuggestionReason {
  const [spelling] = spellings;
  if (spelling !== undefined) return { kind: 'spelling', label: spelling };
  if (language !== wanted) return { kind: 'language', label: label ?? typed };
  if (kind === 'class' || kind === 'value') return { kind, label: label ?? typed };
  if (kind === 'category') return { kind: 'synonym', label: label ?? typed };
  return sidsOfFacts(facts, categoryFact).length > 0 ? { kind: 'category', label: label ?? typed } : null;
}
