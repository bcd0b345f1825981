import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { term } from '../resources/entities/term.ts';
import { isError } from '../resources/fault.ts';
import { flatten, type Row } from '../resources/shape.ts';
import { validateRecord } from '../resources/validateRecord.ts';
import { copyRows } from '../server/base/database/copyRows.ts';
import type { SystemTransaction } from '../server/base/database/queries.ts';
import { snakeCase } from '../server/base/database/snakeCase.ts';
import { readMeanings, type Meanings } from '../server/exchange/import/vocabulary/readMeanings.ts';
import { termRows } from '../server/exchange/import/vocabulary/termRows.ts';
import { rewriteVocabulary } from '../server/find/vocabulary/rewriteVocabulary.ts';

/** What people of the trades call what the demo world holds: tables as anybody may import them. */
export const vocabularyFolder = join(import.meta.dirname, 'vocabulary');

const columns = Object.keys(term.fields);

/** The vocabulary of the demo world, read and judged as an import reads and judges it; the categories must be there. */
export async function loadTerms(tx: SystemTransaction): Promise<void> {
  const meanings = await readMeanings(tx);
  const terms = new Map<unknown, Row>();
  for (const file of (await readdir(vocabularyFolder)).filter((name) => name.endsWith('.csv')).sort())
    for (const row of await termsOf(join(vocabularyFolder, file), meanings)) terms.set(row.sid, row);
  await copyRows(
    tx,
    'term',
    columns.map(snakeCase),
    [...terms.values()].map((row) => columns.map((name) => row[name])),
  );
  await rewriteVocabulary(tx);
}

/** Throws for a table that an import would refuse. */
async function termsOf(file: string, meanings: Meanings): Promise<Row[]> {
  const { elements } = await termRows(file, {
    meanings,
    language: 'de',
    note: (issue) => {
      if (isError(issue)) throw new Error(`${file}: row ${issue.row}: ${issue.code}`);
    },
    signal: new AbortController().signal,
  });
  return elements.map(({ element, row }) => {
    const { record, faults } = validateRecord(term, element);
    if (!record)
      throw new Error(`${file}: row ${row}: ${faults.map(({ path, code }) => `${path} ${code}`).join()}`);
    return flatten(term, record);
  });
}
