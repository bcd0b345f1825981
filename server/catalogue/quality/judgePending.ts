import { integer, nullable, text } from '../../base/database/column.ts';
import type { Database } from '../../base/database/connect.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { Paced, type Pace } from '../../base/pace.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';
import { judgeProducts, type JudgedProduct } from './judgeProducts.ts';

/** A company whose mean may have changed. */
type JudgedOrga = Pick<JudgedProduct, 'platform' | 'orgaSid'>;

/** A product that waits to be judged, or a company whose mean does. */
const waiting = { id: nullable(integer), platform: nullable(dataset), orgaSid: nullable(text()) };

const batchSizes: Record<Pace, number> = { full: 1000, gentle: 250 };

/**
 * Judges the products that wait for it, in batches of one transaction each, and then the companies that they
 * belong to. A product that somebody is writing waits on. A signal ends it after the batch at hand.
 */
export async function judgePending(
  { write }: Pick<Database, 'write'>,
  signal?: AbortSignal,
  pace: Pace = 'full',
): Promise<void> {
  const paced = new Paced(pace, signal);
  const orgas = new Map<string, JudgedOrga>();
  while (!signal?.aborted) {
    const { judged, isLast } = await judgeBatch(write, batchSizes[pace]);
    for (const one of judged) orgas.set(`${one.platform} ${one.orgaSid}`, one);
    if (isLast) break;
    await paced.rest();
  }
  // One at a time: whoever writes several companies never waits for this crosswise.
  for (const { platform, orgaSid } of orgas.values())
    await write.run(sql`
      update orga o set completeness = mean.completeness
      from (
        select floor(avg(completeness))::bigint as completeness
        from product where platform = ${platform} and orga_sid = ${orgaSid}
      ) mean
      where o.platform = ${platform} and o.sid = ${orgaSid} and o.completeness is distinct from mean.completeness`);
}

async function judgeBatch(
  write: SystemPool,
  batchSize: number,
): Promise<{ judged: JudgedOrga[]; isLast: boolean }> {
  return write.transaction(async (tx) => {
    const taken = await tx.rows(
      waiting,
      sql`
        delete from quality_pending where id in (
          select id from quality_pending order by id limit ${batchSize} for update skip locked)
        returning product_id as id, platform, orga_sid as "orgaSid"`,
    );
    const orgas = taken.flatMap(({ platform, orgaSid }) =>
      platform && orgaSid ? [{ platform, orgaSid }] : [],
    );
    const ids = [...new Set(taken.flatMap(({ id }) => id ?? []))];
    if (ids.length === 0) return { judged: orgas, isLast: taken.length < batchSize };
    const judged = await judgeProducts(tx, ids);
    const done = new Set(judged.map(({ id }) => id));
    await tx.run(sql`
      insert into quality_pending (product_id)
      select id from product where id = any(${ids.filter((id) => !done.has(id))}::bigint[])`);
    return { judged: [...judged, ...orgas], isLast: judged.length === 0 || taken.length < batchSize };
  });
}
