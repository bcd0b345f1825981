import type { Entity } from './entity.ts';
import type { Field } from './kinds/field.ts';
import { isLanguage, type Language, type Translated } from './language/languages.ts';
import { getAt, isRow, type Row } from './shape.ts';
import { shown } from './language/translate.ts';

/** What says in a record of which language its texts are. */
export const languageUsed = 'languageUsed';

/**
 * A nested record with its texts as plain strings in one language (behaviour B20). Beside them `languageUsed` says which
 * that is, or, where they are of several because some are not translated, which each of them is.
 */
export function inLanguage({ fields }: Pick<Entity, 'fields'>, thing: Row, language: Language): Row {
  const spoken = structuredClone(thing);
  speak(spoken, fields, language);
  return spoken;
}

function speak(thing: Row, fields: Record<string, Field>, language: Language): void {
  const used = new Map<Row, Record<string, Language>>();
  for (const [name, field] of Object.entries(fields)) {
    const place = (field.at ?? name).split('.');
    const last = place.pop() ?? name;
    const around = getAt(thing, place);
    if (!isRow(around)) continue;
    const value = getAt(around, [last]);
    if (field.kind === 'object' && value)
      for (const part of [value].flat()) if (isRow(part)) speak(part, field.fields, language);
    if (!isTexts(field, value)) continue;
    const text = shown(value, language);
    if (!text) {
      delete around[last];
      continue;
    }
    around[last] = text.text;
    used.set(around, { ...used.get(around), [last]: text.languageUsed });
  }
  for (const [around, languages] of used) {
    const [first, ...others] = new Set(Object.values(languages));
    around[languageUsed] = others.length > 0 ? languages : first;
  }
}

/** A derived field has texts where the one that it comes from has. */
function isTexts({ kind }: Field, value: unknown): value is Translated {
  if (typeof value !== 'object' || value === null) return false;
  return kind === 'translated' || (kind === 'derived' && Object.keys(value).every(isLanguage));
}
