import type { TaggedDatabase } from '../setup/tagged.ts';

/** Tables that a call may touch without changing anything of the product: who was seen or called, and derived rows. */
const uncounted = [
  'migration',
  'known_user',
  'access_key_use',
  'counted_calls',
  'webhook_round',
  'feed',
  'category_tree',
];

/** Number of rows and checksum of every table of the product, to show that nothing changed. */
export async function snapshot({ write }: TaggedDatabase): Promise<Record<string, string>> {
  const tables = await write<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and relname <> all(${uncounted})
    order by relname`;
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await write<[{ sum: string }]>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum
      from ${write(name)} t`;
    sums[name] = row.sum;
  }
  return sums;
}
