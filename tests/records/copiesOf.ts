import type { Entity } from '../../resources/entity.ts';
import { tableOf } from '../../server/records/select.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';

/**
 * Puts so many copies beside each stored record of an entity, which differ by what has to be unique, two of them each
 * changed at one moment of a day of their own, from the first of January 2020 on. A record of which there is one a
 * platform has none.
 */
export async function copiesOf({ write }: TaggedDatabase, entity: Entity, count: number): Promise<void> {
  const table = tableOf(entity).quoted;
  const columns = await write.unsafe<{ column: string; isUnique: boolean }[]>(
    `select a.attname as column, exists (
       select from pg_index i
       where i.indrelid = a.attrelid and i.indisunique and i.indkey[i.indnkeyatts - 1] = a.attnum) as "isUnique"
     from pg_attribute a
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''`,
    [table],
  );
  if (columns.some(({ column, isUnique }) => isUnique && column === 'platform')) return;
  const copied = columns.map(({ column, isUnique }) => {
    if (column === 'updated_at') return `'2020-01-01T08:00:00Z'::timestamptz + (n / 2) * interval '1 day'`;
    return isUnique ? `t."${column}" || '-' || n` : `t."${column}"`;
  });
  const into = columns.map(({ column }) => `"${column}"`).join(', ');
  await write.unsafe(
    `insert into ${table} (${into}) select ${copied.join(', ')} from ${table} t, generate_series(0, $1::int - 1) n`,
    [count],
  );
}
