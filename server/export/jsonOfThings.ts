import type { LanguageOrAll } from '../../resources/calls/exports.ts';
import type { Entity } from '../../resources/entity.ts';
import type { Translated } from '../../resources/languages.ts';
import { nest, type Row } from '../../resources/shape.ts';
import { shown } from '../../resources/translate.ts';

/** A JSON list of things in the nesting of the API, as it is read. */
export async function* jsonOfThings(
  entity: Entity,
  batches: AsyncIterable<Row[]>,
  language: LanguageOrAll,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const batch of batches) {
    yield (
      separator +
        batch.map((row) => JSON.stringify(nest(entity, inLanguage(entity, row, language)))).join(',\n')
    );
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** With one language a text is a plain string, and `languageUsed` says of which language (api: texts). */
function inLanguage(entity: Entity, row: Row, language: LanguageOrAll): Row {
  if (language === 'all') return row;
  const fields = Object.entries(entity.fields).map(([name, field]) => {
    const value = row[name];
    if (field.kind !== 'translated' || !value) return [name, value];
    const text = shown(value as Translated, language);
    return [name, text && { [text.languageUsed]: text.text }];
  });
  return { ...row, ...Object.fromEntries(fields) };
}
