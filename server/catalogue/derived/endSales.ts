import { integer, text } from '../../base/database/column.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';
import { productsWritten } from './productsWritten.ts';

/** So many products of a company at a time. */
const batchSize = 500;

/**
 * Takes products out of lists, counts and searches whose last day of sale is past (behaviour B487): from the midnight after it,
 * or whenever somebody comes to it. Of several who do, each takes others. A signal ends it after the batch at hand.
 */
export async function endSales(write: SystemPool, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && (await endSome(write)) > 0);
}

async function endSome(write: SystemPool): Promise<number> {
  return write.transaction(async (tx) => {
    const ended = await tx.rows(
      { id: integer, platform: dataset, orgaSid: text() },
      sql`
        update product set is_ended = true where id in (
          select due.id from product due
          join (
            select platform, orga_sid from product
            where end_of_sale < today_in_zurich() and not is_ended order by end_of_sale limit 1
          ) first on first.platform = due.platform and first.orga_sid = due.orga_sid
          where due.end_of_sale < today_in_zurich() and not due.is_ended
          order by due.id limit ${batchSize} for update of due skip locked)
        returning id, platform, orga_sid as "orgaSid"`,
    );
    const [first] = ended;
    if (first)
      await productsWritten(
        tx,
        first.platform,
        ended.map(({ id }) => id),
        [first.orgaSid],
      );
    return ended.length;
  });
}
