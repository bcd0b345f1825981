import { product } from '../../resources/entities/product.ts';
import type { LanguageOrAll } from '../../resources/calls/exports.ts';
import type { Field } from '../../resources/kinds/field.ts';
import type { Translated } from '../../resources/languages.ts';
import { nest, type Row } from '../../resources/shape.ts';
import { shown } from '../../resources/translate.ts';

/** A JSON list of products in the nesting of the API, as it is read. */
export async function* jsonOfProducts(
  batches: AsyncIterable<Row[]>,
  language: LanguageOrAll,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const batch of batches) {
    yield (
      separator + batch.map((row) => JSON.stringify(nest(product, inLanguage(row, language)))).join(',\n')
    );
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** With one language a text is a plain string, and `languageUsed` says of which language (api: texts). */
function inLanguage(row: Row, language: LanguageOrAll): Row {
  if (language === 'all') return row;
  const fields = Object.entries(product.fields as Record<string, Field>).map(([name, field]) => {
    const value = row[name];
    if (field.kind !== 'translated' || !value) return [name, value];
    const text = shown(value as Translated, language);
    return [name, text && { [text.languageUsed]: text.text }];
  });
  return { ...row, ...Object.fromEntries(fields) };
}
