import { z } from 'zod';
import type { CellFaultShown, GridRow } from '../../../../resources/calls/workbenchAnswers.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../../../resources/platform/platformGroups.ts';
import { integer, json, nullable, text, yesNo } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { every, sql, type Sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import { firstHeadings } from '../reports/firstHeadings.ts';
import { issueText } from '../reports/issueText.ts';
import type { Range } from '../reports/readReport.ts';
import { issuesLeft } from './issuesLeft.ts';
import { causeOf } from './readCauses.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

interface Asked {
  range: Range;
  /** Only rows with this cause, or with any fault that holds them up. */
  cause?: string | undefined;
  faulty: boolean;
  language: Language;
  group: PlatformGroupKey;
}

const stored = {
  number: integer,
  sheet: text(),
  row: integer,
  cells: json(z.array(z.tuple([z.string(), z.string()]))),
  isTaken: yesNo,
};

/** Rows of the file of a workbench below their headings, in the order of the file. */
export async function readGrid(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  asked: Asked,
): Promise<{ rows: GridRow[]; total: number }> {
  const [first, last] = asked.range;
  const wanted = sql`
    from workbench_row r
    where r.workbench_id = ${workbench.id} and ${isBelowHeadings(workbench)} and ${isAsked(scope, workbench, asked)}
      and exists (select from workbench w where w.id = r.workbench_id and ${where(scope, 'w')})`;
  const rows = await db.rows(
    stored,
    sql`
      select r.number, r.sheet, r."row", r.cells, r.taken_by is not null as "isTaken" ${wanted}
      order by r.number offset ${first} limit ${last - first + 1}`,
  );
  const { total } = await db.one({ total: integer }, sql`select count(*) as total ${wanted}`);
  const faults = await readFaults(db, scope, workbench, rows, asked);
  const corrections = await readCorrections(db, scope, workbench, rows);
  const layoutOf = new Map(workbench.sheets.map(({ name, layout }) => [name, layout ?? null]));
  return {
    total,
    rows: rows.map(({ sheet, row, cells, isTaken }) => {
      const at = placeKey(sheet, row);
      const ofRow = faults.get(at) ?? new Map<string, CellFaultShown[]>();
      const corrected = corrections.get(at) ?? new Map<string, string>();
      const texts = new Map(cells);
      const columns = new Set([...texts.keys(), ...corrected.keys(), ...ofRow.keys()].filter(Boolean));
      return {
        sheet,
        row,
        layout: layoutOf.get(sheet) ?? null,
        isTaken,
        faults: ofRow.get('') ?? [],
        cells: [...columns].map((column) => {
          const [put, wrong] = [corrected.get(column), ofRow.get(column)];
          return {
            column,
            text: texts.get(column) ?? '',
            ...(put !== undefined && { corrected: put }),
            ...(wrong && { faults: wrong }),
          };
        }),
      };
    }),
  };
}

function placeKey(sheet: string, row: number): string {
  return `${row} ${sheet}`;
}

/** Of a sheet that was not understood all rows are shown. */
function isBelowHeadings({ sheets }: WorkbenchRow): Sql {
  const heads = firstHeadings(sheets);
  const head = sql`
    select from unnest(${[...heads.keys()]}::text[], ${[...heads.values()]}::bigint[])
      as head (sheet, "row")
    where head.sheet = r.sheet and r."row" <= head."row"`;
  return sheets.length === 0 ? sql`true` : sql`not exists (${head})`;
}

function isAsked(scope: Scope, workbench: WorkbenchRow, { cause, faulty }: Asked): Sql {
  if (cause === undefined && !faulty) return sql`true`;
  const asked: Sql[] = [];
  if (faulty) asked.push(sql`i.severity = 'error'`);
  if (cause !== undefined) {
    const { code, field } = causeOf(cause);
    asked.push(sql`i.code = ${code}`, sql`i.field is not distinct from ${field}::text`);
  }
  return sql`
    (r.sheet, r."row") in (
      select coalesce(i.sheet, ''), i."row" from ${issuesLeft(scope, workbench)} i
      where i."row" is not null and ${every(asked)})`;
}

type Page = readonly { sheet: string; row: number }[];

/** The condition that a row of `alias`, with a sheet and a number, is one of the page. */
function isOnPage(page: Page): Sql {
  return sql`
    select sheet, "row" from unnest(${page.map(({ sheet }) => sheet)}::text[], ${page.map(({ row }) => row)}::bigint[])
      as page (sheet, "row")`;
}

async function readFaults(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  page: Page,
  { language, group }: Asked,
) {
  const issues = await db.rows(
    {
      sheet: nullable(text()),
      row: integer,
      column: nullable(text()),
      heading: nullable(text()),
      severity: text<'error' | 'warning'>(),
      code: text(),
      values: json(z.record(z.string(), z.union([z.string(), z.number()]))),
      suggestion: nullable(text()),
    },
    sql`
      select i.sheet, i."row", i."column", i.heading, i.severity, i.code, i."values", i.suggestion
      from ${issuesLeft(scope, workbench)} i
      where (coalesce(i.sheet, ''), i."row") in (${isOnPage(page)}) order by i.number`,
  );
  const faults = new Map<string, Map<string, CellFaultShown[]>>();
  for (const { sheet, row, column, heading, severity, code, values, suggestion } of issues) {
    const key = placeKey(sheet ?? '', row);
    const ofRow = faults.get(key) ?? new Map<string, CellFaultShown[]>();
    const message = issueText(language, group, { code, heading, values });
    const ofCell = [...(ofRow.get(column ?? '') ?? []), { severity, code, message, suggestion }];
    faults.set(key, ofRow.set(column ?? '', ofCell));
  }
  return faults;
}

async function readCorrections(db: ScopedQueries, scope: Scope, { id }: WorkbenchRow, page: Page) {
  const cells = await db.rows(
    { sheet: text(), row: integer, column: text(), value: text() },
    sql`
      select c.sheet, c."row", c."column", c.value from workbench_cell c
      where c.workbench_id = ${id} and (c.sheet, c."row") in (${isOnPage(page)})
        and exists (select from workbench w where w.id = ${id} and ${where(scope, 'w')})`,
  );
  const corrections = new Map<string, Map<string, string>>();
  for (const { sheet, row, column, value } of cells) {
    const ofRow = corrections.get(placeKey(sheet, row)) ?? new Map<string, string>();
    corrections.set(placeKey(sheet, row), ofRow.set(column, value));
  }
  return corrections;
}
