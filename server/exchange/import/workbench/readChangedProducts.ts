import { z } from 'zod';
import type { ChangedProduct } from '../../../../resources/calls/workbenchAnswers.ts';
import { product } from '../../../../resources/entities/product.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { integer, json, nullable, text } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { every, sql, type Sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { ofPlatform, where } from '../../../records/access/where.ts';
import { shownKey } from '../reports/changesOf.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { textIn } from '../../../../resources/language/translate.ts';
import type { Range } from '../reports/readReport.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

type Kind = ChangedProduct['kind'];
const fields = z.record(z.string(), z.unknown());
const found = {
  kind: text<Kind>(),
  key: text(),
  title: nullable(fieldsOf(product, 'title').title),
  before: nullable(json(fields)),
  after: nullable(json(fields)),
};

type Wanted = { kind?: Kind | undefined };

/** What a run would do to products of a workbench that was judged, in the order of the file; nothing once it has run. */
export async function readChangedProducts(
  db: ScopedQueries,
  scope: Scope,
  workbench: Pick<WorkbenchRow, 'id' | 'reportId'>,
  { kind, range: [first, last], language }: Wanted & { range: Range; language: Language },
): Promise<ChangedProduct[]> {
  const rows = await db.rows(
    found,
    sql`
      select c.kind, ${shownKey('c', 'p')} as key, c.before, c.after,
        coalesce(c.after -> 'title', c.before -> 'title', p.title) as title
      from (
        select c.* from import_preview c where ${isWanted(scope, workbench, { kind })}
        order by c.id offset ${first} limit ${last - first + 1}
      ) c
      left join product p on ${ofPlatform(scope, 'p')} and p.orga_sid = c.key[1] and p.sid = c.key[2]
      order by c.id`,
  );
  return rows.map(({ kind: of, key, title, before, after }) => ({
    kind: of,
    key,
    title: (title && textIn(title, language)) || null,
    fields:
      of === 'changed'
        ? Object.entries(after ?? {}).map(([name, value]) => ({
            field: placeOf(name),
            before: before?.[name] ?? null,
            after: value,
          }))
        : [],
  }));
}

/** How many there are. */
export async function countChangedProducts(
  db: ScopedQueries,
  scope: Scope,
  workbench: Pick<WorkbenchRow, 'id' | 'reportId'>,
  wanted: Wanted,
): Promise<number> {
  const { total } = await db.one(
    { total: integer },
    sql`select count(*) as total from import_preview c where ${isWanted(scope, workbench, wanted)}`,
  );
  return total;
}

function isWanted(
  scope: Scope,
  { id, reportId }: Pick<WorkbenchRow, 'id' | 'reportId'>,
  { kind }: Wanted,
): Sql<true> {
  return sql`
    c.report_id = ${reportId} and c.entity = ${product.name}
    and ${every(kind === undefined ? [] : [sql`c.kind = ${kind}`])}
    and exists (select from workbench w where w.id = ${id} and ${where(scope, 'w')})`;
}

/** Where a field stands in the JSON of a product. */
export function placeOf(name: string): string {
  const declared = Object.entries<Field>(product.fields).find(([each]) => each === name);
  return declared?.[1].at ?? name;
}
