import { day } from '../../../../resources/kinds/day.ts';
import { copyRows } from '../../../base/database/copyRows.ts';
import type { SystemPool, SystemQueries } from '../../../base/database/queries.ts';
import { identifier, sql, verbatim } from '../../../base/database/sql.ts';
import { importedFields } from '../importedFields.ts';
import type { Claim } from '../reports/claimReport.ts';
import type { StagedRow } from '../RowCheck.ts';

/** Staging tables are told by this beginning; what follows is the id of the report and the attempt. */
export const stagingPrefix = 'import_row_';

/**
 * The longest row that PostgreSQL leaves as it is (`toast_tuple_target` at its most): to compress what is read again within
 * the minute and then gone takes longer than to write it.
 */
export const uncompressedBytes = 8160;

/** Name of the table of one attempt at an import. */
export function stagingTable({ id, attempts }: Claim): string {
  return `${stagingPrefix}${id.replaceAll('-', '')}_${attempts}`;
}

const columns = [
  'number',
  'sheet',
  'row',
  'is_valid',
  'is_lone',
  'derived_sid',
  'joins',
  'is_title_made',
  'is_number_made',
  'cleared',
  'told',
  'raw',
  'links',
  'completeness',
  'missing',
];

/** Makes the table anew, unlogged: what it holds can be read from the file again. */
export async function createStaging(db: SystemQueries, table: string): Promise<void> {
  const fields = importedFields.map(({ column, type }) => `"${column}" ${type}`).join(', ');
  await dropStaging(db, table);
  await db.run(sql`
    create unlogged table ${identifier(table)} (
      number integer not null, sheet text, "row" bigint, is_valid boolean not null,
      is_lone boolean not null default false, derived_sid text, joins integer, is_title_made boolean not null default false, is_number_made boolean not null default false, cleared text[] not null, told text[], raw jsonb, links jsonb,
      is_unplaced boolean not null default false, completeness bigint, missing text[], ${verbatim(fields)}
    ) with (autovacuum_enabled = off, toast_tuple_target = ${verbatim(String(uncompressedBytes))})`);
}

/** Copies the rows into the table as they come, and returns how many they were. */
export async function copyStaged(
  write: SystemPool,
  table: string,
  rows: AsyncIterable<StagedRow>,
): Promise<number> {
  const names = importedFields.map(({ column }) => column);
  const count = await write.transaction((tx) => copyRows(tx, table, [...columns, ...names], copied(rows)));
  // Of the other columns the planner needs no statistics, and those of long texts take long.
  await write.run(sql`analyze ${identifier(table)} (number, sid, article_number)`);
  return count;
}

/** Takes the table away, if it is there. */
export async function dropStaging(db: SystemQueries, table: string): Promise<void> {
  await db.run(sql`drop table if exists ${identifier(table)}`);
}

async function* copied(rows: AsyncIterable<StagedRow>): AsyncGenerator<unknown[]> {
  for await (const {
    number,
    sheet,
    row,
    isValid,
    isLone,
    derivedSid,
    joins,
    isTitleMade,
    isNumberMade,
    cleared,
    told,
    raw,
    links,
    values,
    quality,
  } of rows) {
    const copy: unknown[] = [
      number,
      sheet,
      row,
      isValid,
      isLone,
      derivedSid,
      joins,
      isTitleMade,
      isNumberMade,
      cleared,
      told,
      raw,
      links,
      quality?.completeness,
      quality?.missing,
    ];
    for (const { name, type } of importedFields) copy.push(asStaged(type, values[name]));
    yield copy;
  }
}

/** A column of days takes no other text: what was read as none goes no further than its fault. */
function asStaged(type: string | undefined, value: unknown): unknown {
  return type === 'date' && !day.safeParse(value).success ? null : value;
}
