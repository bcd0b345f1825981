import { integer, text } from '../../base/database/column.ts';
import type { Database } from '../../base/database/connect.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { Paced, type Pace } from '../../base/pace.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';
import { judgeProducts } from './judgeProducts.ts';
import { markOrgaUnjudged } from './markOrgaUnjudged.ts';

/** A company whose mean waits to be taken. */
const waitingOrga = { platform: dataset, orgaSid: text() };

const batchSizes: Record<Pace, number> = { full: 1000, gentle: 250 };

/**
 * Judges the products that wait for it, in batches of one transaction each, and then the means of their companies, which
 * wait in the database meanwhile: whoever is ended between the two leaves them to the next. A product that somebody is
 * writing waits on. A signal ends it after the batch at hand.
 */
export async function judgePending(
  { write }: Pick<Database, 'write'>,
  signal?: AbortSignal,
  pace: Pace = 'full',
): Promise<void> {
  const paced = new Paced(pace, signal);
  while (!signal?.aborted && (await judgeBatch(write, batchSizes[pace]))) await paced.rest();
  while (!signal?.aborted && (await judgeMean(write)));
}

/** Whether more products wait. */
async function judgeBatch(write: SystemPool, batchSize: number): Promise<boolean> {
  return write.transaction(async (tx) => {
    const taken = await tx.rows(
      { id: integer },
      sql`
        delete from quality_pending where id = any(array(
          select id from quality_pending where product_id is not null
          order by id limit ${batchSize} for update skip locked))
        returning product_id as id`,
    );
    const ids = [...new Set(taken.map(({ id }) => id))];
    if (ids.length === 0) return false;
    const judged = await judgeProducts(tx, ids);
    const done = new Set(judged.map(({ id }) => id));
    await tx.run(sql`
      insert into quality_pending (product_id)
      select id from product where id = any(${ids.filter((id) => !done.has(id))}::bigint[])`);
    const orgas = new Map(judged.map((one) => [`${one.platform} ${one.orgaSid}`, one]));
    for (const { platform, orgaSid } of orgas.values()) await markOrgaUnjudged(tx, platform, orgaSid);
    return judged.length > 0 && taken.length === batchSize;
  });
}

/** Takes the mean of one company that waits for it. Whether there was one. */
async function judgeMean(write: SystemPool): Promise<boolean> {
  return write.transaction(async (tx) => {
    const [orga] = await tx.rows(
      waitingOrga,
      sql`
        with next as (
          select platform, orga_sid from quality_pending where product_id is null
          order by id limit 1 for update skip locked
        ), same as (
          select q.id from quality_pending q join next using (platform, orga_sid)
          where q.product_id is null for update of q skip locked
        )
        delete from quality_pending where id in (select id from same)
        returning platform, orga_sid as "orgaSid"`,
    );
    if (!orga) return false;
    const { platform, orgaSid } = orga;
    // Held before it is counted: of two workers the later one counts what the earlier one has written.
    await tx.run(sql`select from orga where platform = ${platform} and sid = ${orgaSid} for no key update`);
    await tx.run(sql`
      update orga o set completeness = mean.completeness
      from (
        select floor(avg(completeness))::bigint as completeness
        from product where platform = ${platform} and orga_sid = ${orgaSid}
      ) mean
      where o.platform = ${platform} and o.sid = ${orgaSid} and o.completeness is distinct from mean.completeness`);
    return true;
  });
}
