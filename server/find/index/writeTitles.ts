import type { DatasetKey } from '../../../resources/platforms.ts';
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
  const written = await tx.rows(
    { platform: dataset },
    sql`
      insert into product_title as t (product_id, platform, de, en, fr, it, parts)
      select given.* from unnest(
        ${documents.map(({ id }) => id)}::bigint[],
        ${documents.map(({ platform }) => platform)}::text[],
        ${documents.map(({ titles }) => titles.de)}::text[],
        ${documents.map(({ titles }) => titles.en)}::text[],
        ${documents.map(({ titles }) => titles.fr)}::text[],
        ${documents.map(({ titles }) => titles.it)}::text[],
        ${documents.map(({ parts }) => parts)}::text[]) as given (product_id, platform, de, en, fr, it, parts)
      left join product_title before on before.product_id = given.product_id
      -- What is right is not even locked.
      where (before.platform, before.de, before.en, before.fr, before.it, before.parts)
        is distinct from (given.platform, given.de, given.en, given.fr, given.it, given.parts)
      on conflict (product_id) do update
        set de = excluded.de, en = excluded.en, fr = excluded.fr, it = excluded.it, parts = excluded.parts
        where (t.de, t.en, t.fr, t.it, t.parts)
          is distinct from (excluded.de, excluded.en, excluded.fr, excluded.it, excluded.parts)
      returning platform`,
  );
  return new Set([...gone, ...written].map(({ platform }) => platform));
}
