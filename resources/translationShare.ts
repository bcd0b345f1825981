import type { Field } from './kinds/field.ts';
import type { Language } from './language/languages.ts';
import { isRow, type Row } from './shape.ts';

/** How much of what is said in some language is said in all of them; undefined where nothing is said yet. */
export interface TranslationShare {
  /** From 0 to 1. */
  share: number;
  missing: Language[];
}

/** How complete the translations of a record are, in the languages that its platform speaks. */
export function translationShare(
  fields: Record<string, Field>,
  row: Row,
  languages: readonly Language[],
): TranslationShare | undefined {
  const texts = Object.entries(fields).flatMap(([name, field]) => textsIn(field, row[name]));
  if (texts.length === 0) return undefined;
  const filled = texts.flatMap((text) => languages.filter((language) => text[language]));
  return {
    share: filled.length / (texts.length * languages.length),
    missing: languages.filter((language) => texts.some((text) => !text[language])),
  };
}

/** Has the entity anything to translate? */
export function isTranslated(fields: Record<string, Field>): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'translated' || (field.kind === 'object' && isTranslated(field.fields)),
  );
}

function textsIn(field: Field, value: unknown): Row[] {
  if (!isRow(value) || field.readOnly) return [];
  if (field.kind === 'translated') return isText(value) ? [value] : [];
  if (field.kind !== 'object') return [];
  const parts = Array.isArray(value) ? value.filter(isRow) : [value];
  return parts.flatMap((part) =>
    Object.entries(field.fields).flatMap(([name, inner]) => textsIn(inner, part[name])),
  );
}

/** Pictures and addresses speak every language. */
function isText(text: Row): boolean {
  const values = Object.values(text).filter(Boolean);
  return (
    values.length > 0 && !values.every((value) => /^([0-9a-f]{64}|\/\S*|https:\/\/\S*)$/.test(String(value)))
  );
}
