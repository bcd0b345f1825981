import { z } from 'zod';
import type { Cause } from '../../../../resources/calls/workbenchAnswers.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { workbenches } from '../../../../resources/limits.ts';
import type { PlatformGroupKey } from '../../../../resources/platform/platformGroups.ts';
import { integer, json, nullable, text, type Row } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import { issueText } from '../reports/issueText.ts';
import { issuesLeft } from './issuesLeft.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

const counted = z.array(z.strictObject({ value: z.string(), count: z.number() }));
const places = z.array(
  z.strictObject({
    sheet: z.string().nullable(),
    row: z.number().nullable(),
    column: z.string().nullable(),
  }),
);
const values = z.record(z.string(), z.union([z.string(), z.number()]));

const found = {
  code: text(),
  field: nullable(text()),
  severity: text<'error' | 'warning'>(),
  count: integer,
  hasRow: integer,
  heading: nullable(text()),
  said: json(values),
  places: json(places),
};

/** Of a heading, not of its rows: such a fault is in every one of them. */
const ofColumn = '-column';

/**
 * What is wrong in the file of a workbench by its cause, a kind of fault in one field: what holds up the file first,
 * then what holds up most rows.
 */
export async function readCauses(
  db: ScopedQueries,
  scope: Scope,
  workbench: WorkbenchRow,
  { language, group }: { language: Language; group: PlatformGroupKey },
): Promise<Cause[]> {
  const kept = await db.rows(
    found,
    sql`
      select i.code, i.field, i.severity,
        sum(case when i.code = 'missing-column' then (i."values" ->> 'count')::bigint else 1 end)::bigint as count,
        count(i."row") as "hasRow", case when count(distinct i.heading) = 1 then min(i.heading) end as heading,
        (array_agg(i."values" order by i.number))[1] as said,
        to_jsonb((array_agg(jsonb_build_object('sheet', i.sheet, 'row', i."row", 'column', i."column") order by i.number))
          [1:${workbenches.shownPlaces}]) as places
      from ${issuesLeft(scope, workbench)} i
      group by i.code, i.field, i.severity`,
  );
  const valuesOf = await readValues(db, scope, workbench);
  const rows = workbench.tally ? await withUnkept(db, scope, workbench, kept) : kept;
  const causes = rows.map(({ code, field, severity, count, hasRow, heading, said, places }): Cause => {
    const isOfFile = severity === 'error' && (hasRow === 0 || code.endsWith(ofColumn));
    const id = causeId({ code, field });
    return {
      id,
      code,
      field,
      heading,
      severity,
      stops: severity === 'warning' ? 'nothing' : isOfFile ? 'file' : 'rows',
      message: issueText(language, group, { code, heading, values: said, count }),
      count,
      values: valuesOf.get(id) ?? [],
      places,
    };
  });
  const order = ['file', 'rows', 'nothing'];
  return causes.toSorted(
    (one, other) => order.indexOf(one.stops) - order.indexOf(other.stops) || other.count - one.count,
  );
}

/** The same with all that is wrong beyond what is kept of it one by one. */
async function withUnkept(
  db: ScopedQueries,
  scope: Scope,
  { id, reportId, tally }: WorkbenchRow,
  left: readonly Row<typeof found>[],
): Promise<Row<typeof found>[]> {
  const kept = await db.rows(
    { code: text(), field: nullable(text()), severity: text(), count: integer },
    sql`
      select i.code, i.field, i.severity, count(*) as count from import_issue i
      where i.report_id = ${reportId} and exists (select from workbench w where w.id = ${id} and ${where(scope, 'w')})
      group by i.code, i.field, i.severity`,
  );
  const causes = new Map(left.map((cause) => [kindOf(cause), cause]));
  const counts = new Map(kept.map((one) => [kindOf(one), one.count]));
  for (const { count, ofRows, values, ...tallied } of tally ?? []) {
    const beyond = count - (counts.get(kindOf(tallied)) ?? 0);
    if (beyond <= 0) continue;
    const cause = causes.get(kindOf(tallied)) ?? {
      ...tallied,
      count: 0,
      hasRow: ofRows,
      said: values,
      places: [],
    };
    causes.set(kindOf(tallied), { ...cause, count: cause.count + beyond });
  }
  return [...causes.values()];
}

function kindOf({ code, field, severity }: { code: string; field: string | null; severity: string }): string {
  return `${severity} ${causeId({ code, field })}`;
}

/** The most frequent values of each cause. */
async function readValues(db: ScopedQueries, scope: Scope, workbench: WorkbenchRow) {
  const rows = await db.rows(
    { code: text(), field: nullable(text()), values: json(counted) },
    sql`
      select code, field, jsonb_agg(jsonb_build_object('value', value, 'count', count) order by count desc, value) as values
      from (
        select i.code, i.field, i.value, count(*) as count,
          row_number() over (partition by i.code, i.field order by count(*) desc, i.value) as place
        from ${issuesLeft(scope, workbench)} i where i.value is not null
        group by i.code, i.field, i.value
      ) each
      where place <= ${workbenches.shownValues}
      group by code, field`,
  );
  return new Map(rows.map(({ code, field, values }) => [causeId({ code, field }), values]));
}

/** How a cause is named in an address. */
export function causeId({ code, field }: Pick<Cause, 'code' | 'field'>): string {
  return field === null ? code : `${code} ${field}`;
}

/** The code and the field of a cause that is named so. */
export function causeOf(id: string): Pick<Cause, 'code' | 'field'> {
  const [code = '', ...field] = id.split(' ');
  return { code, field: field.length > 0 ? field.join(' ') : null };
}
