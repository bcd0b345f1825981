import { Readable } from 'node:stream';
import { term } from '../../../resources/entities/term.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { csvStream } from '../../base/workbook/csv/csvStream.ts';
import { workbookStream } from '../../base/workbook/written/writeWorkbook.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { RecordOf } from '../../records/readRecords.ts';
import { batchesOf } from './batchesOf.ts';

type Term = RecordOf<typeof term>;

const columns = [
  { header: 'sid', width: 30, isText: true, valueOf: ({ sid }: Term) => sid },
  { header: 'means', width: 40, isText: true, valueOf: meaningOf },
  { header: 'language', width: 10, isText: true, valueOf: ({ language }: Term) => language },
  { header: 'platform', width: 12, isText: true, valueOf: ({ platforms }: Term) => platforms.join(' ') },
  { header: 'term', width: 40, isText: true, valueOf: ({ text }: Term) => text },
  { header: 'direction', width: 12, isText: true, valueOf: ({ direction }: Term) => direction },
] as const;

/** All terms as a table that can be imported again and changes nothing, written as they are read. */
export function tableOfTerms(db: ScopedQueries, scope: Scope, format: 'xlsx' | 'csv'): Readable {
  const rows = rowsOf(db, scope);
  return format === 'xlsx'
    ? workbookStream([{ name: term.name, columns, rows }])
    : csvStream(
        columns.map(({ header }) => header),
        rows,
      );
}

async function* rowsOf(db: ScopedQueries, scope: Scope): AsyncGenerator<string[]> {
  for await (const batch of batchesOf(db, scope, term, sql`true`))
    for (const row of batch) yield columns.map(({ valueOf }) => valueOf(row));
}

function meaningOf({ category, attribute, value, company, productLine, word }: Term): string {
  if (category) return `category:${category}`;
  if (productLine) return `line:${company}/${productLine}`;
  if (word) return `word:${word}`;
  return value ? `value:${attribute}=${value}` : `attribute:${attribute}`;
}
