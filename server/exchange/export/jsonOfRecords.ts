import type { LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { Entity } from '../../../resources/entity.ts';
import { inLanguage } from '../../../resources/inLanguage.ts';
import { nest, type Row } from '../../../resources/shape.ts';

/** A JSON list of records in the nesting of the API, as it is read. */
export async function* jsonOfRecords(
  entity: Entity,
  batches: AsyncIterable<Row[]>,
  language: LanguageOrAll,
): AsyncGenerator<string> {
  const read = (row: Row) =>
    language === 'all' ? nest(entity, row) : inLanguage(entity, nest(entity, row), language);
  let separator = '[\n';
  for await (const batch of batches) {
    yield separator + batch.map((row) => JSON.stringify(read(row))).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
