import { z } from 'zod';
import type { OpenValue } from '../../../../resources/calls/workbenchAnswers.ts';
import { workbenches } from '../../../../resources/limits.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import type { PlatformGroupKey } from '../../../../resources/platform/platformGroups.ts';
import { integer, json, nullable, text } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql, type Sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { importedFields } from '../importedFields.ts';
import { issueText } from '../reports/issueText.ts';
import type { Range } from '../reports/readReport.ts';
import { proposer } from './proposeValues.ts';
import { issuesLeft } from './issuesLeft.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** Longer values are cut where they are reported: what they stand for could not be found again. */
const longestValue = 199;

/** Fields whose values can stand for others: they name something, or one of several choices. */
const named = importedFields
  .filter(({ field }) => ['reference', 'choice', 'yesNo'].includes(field.kind))
  .map(({ name }) => name);

/** Faults of values that rows are taken without (behaviour B385). */
const leftOut = ['unknown-choice', 'not-yes-no', 'not-numeric', 'wrong-unit', 'unknown-product-line'];

const found = {
  field: text(),
  severity: text<'error' | 'warning'>(),
  value: text(),
  code: text(),
  count: integer,
  heading: nullable(text()),
  suggestion: nullable(text()),
  said: json(z.record(z.string(), z.union([z.string(), z.number()]))),
};

/** Values of the file of a workbench that were not understood, those that hold rows up first, then the most frequent. */
export async function readOpenValues(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  { range: [first, last], language, group }: { range: Range; language: Language; group: PlatformGroupKey },
): Promise<{ rows: OpenValue[]; total: number }> {
  const groups = openValues(scope, workbench);
  const rows = await db.rows(
    found,
    sql`
      select * from (${groups}) each
      order by field = 'mainCategory' desc, severity, count desc, field, value, code
      offset ${first} limit ${last - first + 1}`,
  );
  const total = await countOpenValues(db, scope, workbench);
  const { orgaSid, groups: judged } = workbench;
  const fields = rows.map(({ field }) => field);
  const propose = await proposer(db, scope, { orgaSid, fields, language, groups: judged });
  return {
    total,
    rows: rows.map(({ field, value, code, severity, count, heading, suggestion, said }) => ({
      field,
      value,
      code,
      severity,
      count,
      message: issueText(language, group, { code, heading, values: said }),
      proposals: withSuggestion(propose(field, value), suggestion),
    })),
  };
}

/** How many of them there are. */
export async function countOpenValues(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
): Promise<number> {
  const { total } = await db.one(
    { total: integer },
    sql`select count(*) as total from (${openValues(scope, workbench)}) each`,
  );
  return total;
}

/** Those of one field. */
export async function openValuesOf(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  field: string,
): Promise<string[]> {
  const rows = await db.rows(
    { value: text() },
    sql`
      select distinct value from (${openValues(scope, workbench)}) each
      where field = ${field} order by value limit ${workbenches.mostValues + 1}`,
  );
  return rows.map(({ value }) => value);
}

function openValues(scope: Scope, workbench: WorkbenchRow): Sql<true> {
  return sql`
    select i.field, i.value, i.code, min(i.severity) as severity, count(*) as count, (array_agg(i.heading order by i.number))[1] as heading,
      max(i.suggestion) as suggestion, (array_agg(i."values" order by i.number))[1] as said
    from ${issuesLeft(scope, workbench)} i
    where (i.severity = 'error' or i.code in ('unknown-category', 'no-category') or i.code = any(${leftOut})) and i."row" is not null and i.field is not null and i.value is not null
      and length(i.value) <= ${longestValue} and i.code not in ('required', 'duplicate-key')
      and (i.field like 'attributes.%' or i.field = any(${named}))
    group by i.field, i.value, i.code`;
}

/** What the reading suggests, where nothing else is alike. */
function withSuggestion(
  proposals: OpenValue['proposals'],
  suggestion: string | null,
): OpenValue['proposals'] {
  if (suggestion === null || proposals.length > 0) return proposals;
  return [{ translation: suggestion, label: suggestion, reason: null }];
}
