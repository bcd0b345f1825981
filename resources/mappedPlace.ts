import { attributePrefix } from './finding/attributePrefix.ts';
import { product } from './entities/product.ts';
import { ignoredField } from './exchange/ignoredField.ts';
import type { Field } from './kinds/field.ts';
import { languages, type Language } from './language/languages.ts';
import { rawField } from './exchange/rawField.ts';
import { rowLanguage } from './language/rowLanguage.ts';

const fields = Object.entries<Field>(product.fields);
const paths = new Map(fields.flatMap(([name, { at = name }]) => [[name, at] as const, [at, at] as const]));
const mayBeMapped = new Set(
  fields.flatMap(([name, { at = name, imported }]) =>
    name === product.owner || (imported && name !== 'attributes') ? [at] : [],
  ),
);
const besides: readonly string[] = [ignoredField, rawField, rowLanguage];

/**
 * Where a mapping leads as the API names it, however somebody does: `title.de` and `title` to `productInfo.title`, what is
 * no field of a product to the values of an attribute, `breite` to `attributes.breite`. A language goes beside it.
 */
export function mappedPlace(named: string): { field: string; language?: Language } {
  const path = paths.get(named);
  if (path !== undefined) return { field: path };
  if (besides.includes(named) || named.startsWith(attributePrefix)) return { field: named };
  for (const language of languages) {
    const text = named.endsWith(`.${language}`) ? paths.get(named.slice(0, -language.length - 1)) : undefined;
    if (text !== undefined) return { field: text, language };
  }
  return { field: attributePrefix + named };
}

/** The sid of the attribute to which a place leads; undefined where it is a field of a product, or none of both. */
export function attributeAt(place: string): string | undefined {
  return place.startsWith(attributePrefix) ? place.slice(attributePrefix.length) : undefined;
}

/** May a column be mapped to it? Attributes aside. */
export function isMappedField(place: string): boolean {
  return mayBeMapped.has(place) || besides.includes(place);
}
