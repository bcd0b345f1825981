import type { Language } from '../../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../../resources/platform/platformGroups.ts';
import { texts } from './texts.ts';

/** More than one: what several are called. */
const several = 2;

/** What records of an entity are called, one or several, in the words of a platform group. */
function nameOf(language: Language, group: PlatformGroupKey, entity: string, count: number): string {
  return texts.text(language, `entities:${entity}.name`, { context: group, count });
}

/** What records of the entity of that name are called, several of them, in the words of a platform group. */
export function namesOfEntity(language: Language, group: PlatformGroupKey, entity: string): string {
  return nameOf(language, group, entity, several);
}

/** The words of a platform group for what stands in sheets and reports about products. */
export function groupLabels(language: Language, group: PlatformGroupKey) {
  const field = (name: string) => texts.text(language, `entities:product.fields.${name}`, { context: group });
  return {
    orga: nameOf(language, group, 'orga', 1),
    line: nameOf(language, group, 'productLine', 1),
    lines: nameOf(language, group, 'productLine', several),
    category: nameOf(language, group, 'category', 1),
    articleNumber: field('articleNumber'),
    title: field('title'),
    subTitle: field('subTitle'),
  };
}
