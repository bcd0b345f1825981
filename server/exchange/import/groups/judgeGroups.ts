import { category } from '../../../../resources/entities/category.ts';
import type { Language } from '../../../../resources/languages.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { CategoryWords } from './CategoryWords.ts';
import { judgeGroup, type JudgedGroup } from './judgeGroup.ts';
import type { ProductGroups } from './ProductGroups.ts';

/** Judges which categories the groups of a file are (behaviour B371). */
export function judgeGroups(
  groups: ProductGroups,
  { references, categories }: Catalogue,
): (JudgedGroup & { value: string })[] {
  const index = references[category.name];
  if (!index) return [];
  const byLanguage = new Map<Language, CategoryWords>();
  const wordsIn = (language: Language) => {
    const words = byLanguage.get(language) ?? new CategoryWords(categories, language);
    byLanguage.set(language, words);
    return words;
  };
  return groups
    .all()
    .map((group) => ({ value: group.text, ...judgeGroup(group, wordsIn(group.language), index) }));
}
