import type { Entity } from '../../resources/entity.ts';
import type { Language } from '../../resources/language/languages.ts';
import type { Row } from '../../resources/shape.ts';
import { textIn } from '../../resources/language/translate.ts';
import { translatedOf } from '../../resources/translatedOf.ts';

/** By what people recognise a record: its title in their language, else the last part of its key. */
export function titleOf(
  entity: Pick<Entity, 'title' | 'fields' | 'key'>,
  row: Row,
  language: Language,
): string {
  const value = row[entity.title];
  const title =
    entity.fields[entity.title]?.kind === 'translated'
      ? textIn(translatedOf(value), language)
      : String(value ?? '');
  return title || String(row[entity.key.at(-1) ?? ''] ?? '');
}
