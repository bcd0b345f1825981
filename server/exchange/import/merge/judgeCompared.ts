import { product } from '../../../../resources/entities/product.ts';
import type { Fault } from '../../../../resources/fault.ts';
import type { Known } from '../../../../resources/known.ts';
import { nest } from '../../../../resources/shape.ts';
import { validateRecord } from '../../../../resources/validateRecord.ts';
import { integer } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import { recorded, recordedFields } from '../../../records/readChanges.ts';
import { rowAsJson } from '../../../records/select.ts';
import { fieldAt } from '../importedFields.ts';
import { allFields } from './fieldSql.ts';

/** Something wrong with a product as it is to be: the number of its row, and the field that is meant. */
export interface ComparedFault extends Fault {
  number: number;
  field: string;
}

const productsAtATime = 1000;
const compared = { number: integer, wanted: recordedFields, stored: recorded };

/**
 * Judges whole products as they are to be, those in a table such as `import_compared`: what only all fields together
 * show.
 * @param known what they may refer to; without it references were judged before
 */
export async function judgeCompared(
  tx: SystemTransaction,
  orgaSid: string,
  known?: Known,
  table: 'import_compared' | 'import_faulty' = 'import_compared',
): Promise<ComparedFault[]> {
  const found: ComparedFault[] = [];
  await tx.run(
    sql`create index if not exists ${identifier(`${table}_number`)} on ${identifier(table)} (number)`,
  );
  for (let last = -1; ;) {
    const rows = await tx.rows(
      compared,
      sql`
        select c.number, ${allFields(orgaSid)} as wanted,
          case when p.id is not null then ${rowAsJson(product, 'p')} end as stored
        from ${identifier(table)} c left join product p on p.id = c.product_id
        where c.number > ${last} order by c.number limit ${productsAtATime}`,
    );
    for (const { number, wanted, stored } of rows) {
      const record = nest(product, { ...stored, ...wanted });
      const { faults = [] } = validateRecord(product, record, {
        stored: stored ? nest(product, stored) : undefined,
        known,
      });
      found.push(...faults.map((fault) => ({ ...fault, number, field: fieldAt(fault.path) })));
    }
    const end = rows.at(-1);
    if (!end) return found;
    last = end.number;
  }
}
