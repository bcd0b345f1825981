import type { LanguageOrAll } from '../../../../resources/calls/exports.ts';
import { product } from '../../../../resources/entities/product.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { languages, type Language } from '../../../../resources/language/languages.ts';
import { getAt } from '../../../../resources/shape.ts';
import type { ExportedProduct } from '../exportedProducts.ts';
import { guardDash } from '../../import/literalDash.ts';
import { numberText } from '../numberText.ts';

/** A field of a product as a format of the trade gives it: its place in our JSON, the language of a text, and the text. */
export interface ProductText {
  path: string;
  language: Language | undefined;
  text: string;
}

const fields = Object.entries<Field>(product.fields).filter(
  // What stands behind a hash is nothing for a sheet.
  ([name, field]) => field.imported && name !== 'attributes' && field.kind !== 'image',
);
const between = '; ';

/** All fields of a product that files bring and that are filled, but for attributes. */
export function productTexts(row: ExportedProduct, language: LanguageOrAll): ProductText[] {
  return fields.flatMap(([name, field]): ProductText[] => {
    const path = field.at ?? name;
    if (field.kind !== 'translated') return filled({ path, language: undefined, text: textOf(row[name]) });
    return (language === 'all' ? languages : [language]).flatMap((one) =>
      filled({ path, language: one, text: textOf(getAt(row, [name, one])) }),
    );
  });
}

/** A value of a field or an attribute as text, numbers with a decimal point. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(between);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return guardDash(value);
  return typeof value === 'boolean' ? String(value) : '';
}

function filled(found: ProductText): ProductText[] {
  return found.text === '' ? [] : [found];
}
