import type { Language } from '../../../resources/language/languages.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { texts } from '../../base/texts/texts.ts';

/** What records of an entity are called on a platform, many of them. */
export function entityWord(language: Language, { group }: Platform, entity: string): string {
  return texts.text(language, `entities:${entity}.name`, { count: 2, context: group });
}
