import { languages, type Language } from '../../../../resources/language/languages.ts';
import { integer, nullable, text, yesNo, type Row } from '../../../base/database/column.ts';
import type { SystemPool } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import type { CellValue } from '../CellValue.ts';
import { importedField } from '../importedFields.ts';
import type { SourceRow } from '../source/sourceRow.ts';
import type { Target } from '../target.ts';
import { targetNamed } from './targetNamed.ts';

const reading = {
  columnId: integer,
  /** Both null when it was dropped meanwhile. */
  key: nullable(text()),
  heading: nullable(text()),
  field: text(),
  language: nullable(text<Language>()),
  unit: nullable(text()),
  isProposed: yesNo,
};

/** A column that an import reads from what is kept, and what it means. */
export type RawReading = Row<typeof reading>;

const kept = {
  productId: integer,
  sid: text(),
  columnId: integer,
  kind: text<'text' | 'number' | 'boolean' | 'date'>(),
  value: text(),
};
const productsAtATime = 1000;

/** Which columns an import reads from what is kept; undefined where it has a file. */
export async function readingsOf(db: SystemPool, reportId: string): Promise<RawReading[] | undefined> {
  const readings = await db.rows(
    reading,
    sql`
      select r.column_id as "columnId", c.key, c.heading, r.field, r.language, r.unit, r.is_proposed as "isProposed"
      from raw_reading r left join raw_column c on c.id = r.column_id
      where r.report_id = ${reportId}::uuid order by r.column_id`,
  );
  return readings.length > 0 ? readings : undefined;
}

/** What is kept of these columns as rows of a file, each of one product. */
export async function* rawRows(
  db: SystemPool,
  readings: readonly RawReading[],
  { attributes }: Pick<Catalogue, 'attributes'>,
  spoken: Language,
): AsyncGenerator<SourceRow[]> {
  const sid = importedField('sid');
  const targets = new Map(
    readings.flatMap(({ columnId, heading, field, language, unit }) => {
      const target = targetNamed(
        { field, language: languages.find((each) => each === language), unit: unit ?? undefined },
        attributes,
        spoken,
      );
      return target && heading !== null ? [[columnId, { heading, target }] as const] : [];
    }),
  );
  const columns = [...targets.keys()];
  let number = 0;
  for (let last = 0; ;) {
    const found = await db.rows(
      { id: integer },
      sql`
        select distinct product_id as id from raw_value
        where column_id = any(${columns}::bigint[]) and product_id > ${last}
        order by product_id limit ${productsAtATime}`,
    );
    const ids = found.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    if (ids.length === 0) return;
    const values = await db.rows(
      kept,
      sql`
        select v.product_id as "productId", p.sid, v.column_id as "columnId", v.kind, v.value
        from (
          select distinct on (r.product_id, r.column_id) r.* from raw_value r
          where r.column_id = any(${columns}::bigint[]) and r.product_id = any(${ids}::bigint[])
          order by r.product_id, r.column_id, r.number desc
        ) v
        join product p on p.id = v.product_id
        where v.used_by is null
        order by v.product_id, v.column_id`,
    );
    const rows = new Map<number, SourceRow>();
    for (const { productId, sid: own, columnId, kind, value } of values) {
      const meant = targets.get(columnId);
      if (!meant) continue;
      let row = rows.get(productId);
      if (!row) {
        number += 1;
        const key: Target = { kind: 'field', field: sid };
        const given = { kind: 'text', value: own, text: own } as const;
        row = {
          sheet: null,
          row: number,
          cells: [{ target: key, column: 'sid', heading: 'sid', given }],
          issues: [],
        };
        rows.set(productId, row);
      }
      const { target, heading } = meant;
      row.cells.push({ target, column: heading, heading, given: givenOf(kind, value) });
    }
    yield [...rows.values()];
  }
}

function givenOf(kind: Row<typeof kept>['kind'], value: string): CellValue {
  if (kind === 'number') return { kind, value: Number(value), text: value };
  if (kind === 'boolean') return { kind, value: value === 'TRUE', text: value };
  return kind === 'date' ? { kind, value, text: value } : { kind: 'text', value, text: value };
}
