import type { Entity } from '../../../resources/entity.ts';
import { entriesOf } from '../../../resources/entriesOf.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { isRow } from '../../../resources/shape.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';

/** How many texts that somebody has begun are missing in each language, in all that a form holds. */
export function missingTexts({ fields }: Pick<Entity, 'fields'>, values: unknown): Record<Language, number> {
  const missing = { de: 0, en: 0, fr: 0, it: 0 };
  for (const texts of textsIn(fields, values)) {
    const lacking = languages.filter((language) => !texts[language]);
    if (lacking.length < languages.length) for (const language of lacking) missing[language] += 1;
  }
  return missing;
}

/** Has an entity texts in several languages? */
export function isTranslated(fields: Readonly<Record<string, Field>>): boolean {
  return Object.values(fields).some(
    (field) =>
      (field.kind === 'translated' && !field.readOnly) ||
      (field.kind === 'object' && isTranslated(field.fields)),
  );
}

function textsIn(
  fields: Readonly<Record<string, Field>>,
  values: unknown,
): ReturnType<typeof translatedOf>[] {
  if (!isRow(values)) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === 'translated') return [translatedOf(value)];
    if (field.kind !== 'object') return [];
    const parts = field.many ? entriesOf(value).map(([, part]) => part) : [value];
    return parts.flatMap((part) => textsIn(field.fields, part));
  });
}
