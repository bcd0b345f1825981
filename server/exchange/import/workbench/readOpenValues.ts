import { z } from 'zod';
import type { OpenValue } from '../../../../resources/calls/workbenchAnswers.ts';
import type { Language } from '../../../../resources/languages.ts';
import type { PlatformGroupKey } from '../../../../resources/platformGroups.ts';
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

const found = {
  field: text(),
  value: text(),
  code: text(),
  count: integer,
  heading: nullable(text()),
  suggestion: nullable(text()),
  said: json(z.record(z.string(), z.union([z.string(), z.number()]))),
};

/** Values of the file of a workbench that were not understood and hold rows up, the most frequent first. */
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
      select * from (${groups}) each order by count desc, field, value, code
      offset ${first} limit ${last - first + 1}`,
  );
  const total = await countOpenValues(db, scope, workbench);
  const { orgaSid } = workbench;
  const fields = rows.map(({ field }) => field);
  const propose = await proposer(db, scope, { orgaSid, fields, language });
  return {
    total,
    rows: rows.map(({ field, value, code, count, heading, suggestion, said }) => ({
      field,
      value,
      code,
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

function openValues(scope: Scope, workbench: WorkbenchRow): Sql<true> {
  return sql`
    select i.field, i.value, i.code, count(*) as count, (array_agg(i.heading order by i.number))[1] as heading,
      max(i.suggestion) as suggestion, (array_agg(i."values" order by i.number))[1] as said
    from ${issuesLeft(scope, workbench)} i
    where (i.severity = 'error' or i.code = 'unknown-category') and i."row" is not null and i.field is not null and i.value is not null
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
  return [{ translation: suggestion, label: suggestion }];
}
