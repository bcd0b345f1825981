import type { Readable } from 'node:stream';
import { attribute } from '../../../resources/entities/attribute.ts';
import { languages } from '../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { RecordOf } from '../../records/readRecords.ts';
import { guardDash } from '../import/literalDash.ts';
import { batchesOf } from './batchesOf.ts';
import { sharedTable, type SharedColumn } from './sharedTable.ts';

type Attribute = RecordOf<typeof attribute>;

const columns: readonly SharedColumn<Attribute>[] = [
  { header: 'sid', width: 24, valueOf: ({ sid }) => sid },
  ...languages.map((language) => ({
    header: `name (${language.toUpperCase()})`,
    width: 30,
    valueOf: ({ name }: Attribute) => guardDash(name[language] ?? ''),
  })),
  { header: 'kind', width: 10, valueOf: ({ kind }) => kind },
  { header: 'unit', width: 10, valueOf: ({ unit }) => unit ?? '' },
  { header: 'ifcType', width: 30, valueOf: ({ ifcType }) => ifcType ?? '' },
  { header: 'bsddUri', width: 40, valueOf: ({ bsddUri }) => bsddUri ?? '' },
  { header: 'group', width: 16, valueOf: ({ group }) => group },
  ...languages.map((language) => ({
    header: `choices (${language.toUpperCase()})`,
    width: 40,
    valueOf: ({ choices }: Attribute) =>
      choices
        .flatMap(({ sid, label }) => (label[language] === undefined ? [] : [`${sid} = ${label[language]}`]))
        .join('\n'),
  })),
  {
    header: 'categories',
    width: 40,
    valueOf: ({ categories }) =>
      categories.map(({ sid, required }) => (required ? `${sid}*` : sid)).join('; '),
  },
];

/** All attributes as a table that can be imported again and changes nothing (behaviour B362), written as they are read. */
export function tableOfAttributes(db: ScopedQueries, scope: Scope, format: 'xlsx' | 'csv'): Readable {
  return sharedTable(attribute.name, columns, rowsOf(db, scope), format);
}

async function* rowsOf(db: ScopedQueries, scope: Scope): AsyncGenerator<Attribute> {
  for await (const batch of batchesOf(db, scope, attribute, sql`true`)) yield* batch;
}
