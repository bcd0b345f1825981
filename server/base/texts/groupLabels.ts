import type { Language } from '../../../resources/languages.ts';
import type { PlatformGroupKey } from '../../../resources/platformGroups.ts';
import type { EntityName } from '../../../resources/registry.ts';
import type { EntityTexts } from '../../../resources/texts/shape.ts';
import { entities as de } from '../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../resources/texts/it/entities.ts';

const texts: Record<Language, EntityTexts> = { de, en, fr, it };

/** What things of an entity are called, several of them, in the words of a platform group. */
export function namesOfEntity(language: Language, group: PlatformGroupKey, entity: EntityName): string {
  const words: Record<string, unknown> = texts[language][entity];
  return String(words[`name_${group}_other`] ?? words.name_other ?? entity);
}

/** The words of a platform group for what stands in sheets and reports about products. */
export function groupLabels(language: Language, group: PlatformGroupKey) {
  const { orga, product, productLine, category } = texts[language];
  const worded = (words: object, key: string, form = '') =>
    (words as Record<string, string>)[`${key}_${group}${form}`] ??
    (words as Record<string, string>)[key + form] ??
    key;
  return {
    orga: worded(orga, 'name', '_one'),
    line: worded(productLine, 'name', '_one'),
    lines: worded(productLine, 'name', '_other'),
    category: worded(category, 'name', '_one'),
    articleNumber: worded(product.fields, 'articleNumber'),
    title: worded(product.fields, 'title'),
    subTitle: worded(product.fields, 'subTitle'),
  };
}
