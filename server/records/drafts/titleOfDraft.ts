import type { Entity } from '../../../resources/entity.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { parseJson } from '../../../resources/parseJson.ts';
import { flatten, isRow } from '../../../resources/shape.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';

/** What a draft is called in a language, by its JSON; empty where it has no title yet. */
export function titleOfDraft(entity: Entity, record: string, language: Language): string {
  const row = parseJson(record);
  const title = isRow(row) ? flatten(entity, row)[entity.title] : undefined;
  return typeof title === 'string' ? title : textIn(translatedOf(title), language);
}
