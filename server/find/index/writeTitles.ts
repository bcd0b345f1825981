import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset } from '../../records/fieldsOf.ts';
import type { SearchDocument } from './lexemes.ts';

/** Writes the titles by which lists are sorted and narrowed; returns the platforms on which one changed. */
export async function writeTitles(
  tx: SystemTransaction,
  ids: readonly number[],
  documents: readonly SearchDocument[],
): Promise<Set<DatasetKey>> {
  const there = new Set(documents.map(({ id }) => id));
  const gone = await tx.rows(
    { platform: dataset },
    sql`
      delete from product_title where product_id = any(${ids.filter((id) => !there.has(id))}::bigint[])
      returning platform`,
  );
  // Who writes search rows of a product does so alone (`enterLane`): what is not there need not be looked for again.
  const written = await tx.rows(
    { platform: dataset },
    sql`
      with given as materialized (select * from unnest(
        ${documents.map(({ id }) => id)}::bigint[],
        ${documents.map(({ platform }) => platform)}::text[],
        ${documents.map(({ titles }) => titles.de)}::text[],
        ${documents.map(({ titles }) => titles.en)}::text[],
        ${documents.map(({ titles }) => titles.fr)}::text[],
        ${documents.map(({ titles }) => titles.it)}::text[],
        ${documents.map(({ parts }) => parts)}::text[]) as given (product_id, platform, de, en, fr, it, parts)),
      changed as (
        update product_title t
        set de = given.de, en = given.en, fr = given.fr, it = given.it, parts = given.parts
        from given
        where t.product_id = given.product_id
          -- What is right is not even locked.
          and (t.de, t.en, t.fr, t.it, t.parts)
            is distinct from (given.de, given.en, given.fr, given.it, given.parts)
        returning t.platform
      ),
      come as (
        insert into product_title (product_id, platform, de, en, fr, it, parts)
        select given.* from given left join product_title t on t.product_id = given.product_id
        where t.product_id is null
        returning platform
      )
      select platform from changed union select platform from come`,
  );
  return new Set([...gone, ...written].map(({ platform }) => platform));
}
