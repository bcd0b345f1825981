import type { Entity } from './entity.ts';
import type { Field } from './kinds/field.ts';
import { isLanguage, type Language, type Translated } from './languages.ts';
import { getAt, type Row } from './shape.ts';
import { shown } from './translate.ts';

/** What says in a thing of which language its texts are. */
export const languageUsed = 'languageUsed';

/**
 * A nested thing with its texts as plain strings in one language (api: texts). Beside them `languageUsed` says which
 * that is, or, where they are of several because some are not translated, which each of them is.
 */
export function inLanguage({ fields }: Entity, thing: Row, language: Language): Row {
  const spoken = structuredClone(thing);
  speak(spoken, fields, language);
  return spoken;
}

function speak(thing: Row, fields: Record<string, Field>, language: Language): void {
  const used = new Map<Row, Record<string, Language>>();
  for (const [name, field] of Object.entries(fields)) {
    const path = (field.at ?? name).split('.');
    const [place, last] = [path.slice(0, -1), path.at(-1) as string];
    const value = getAt(thing, path);
    if (field.kind === 'object' && value)
      for (const part of [value].flat()) speak(part as Row, field.fields, language);
    if (!isTexts(field, value)) continue;
    const around = getAt(thing, place) as Row;
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
