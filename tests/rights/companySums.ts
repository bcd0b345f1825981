import { allEntities } from '../../resources/registry.ts';
import { snakeCase } from '../../server/base/database/snakeCase.ts';
import type { TaggedDatabase } from '../setup/tagged.ts';

/** What a write leaves behind in a record that holds the same again. */
const bookkeeping = ['id', 'version', 'created_at', 'updated_at', 'position'];

/** A checksum of all that each company has on all platforms, by its sid. */
export async function companySums({ write }: TaggedDatabase): Promise<Record<string, string>> {
  const sums: Record<string, string[]> = {};
  for (const { name, owner } of allEntities) {
    if (!owner) continue;
    const table = snakeCase(name);
    const column = snakeCase(owner);
    const rows = await write<{ orga: string; sum: string }[]>`
      select t.${write(column)} as orga, md5(string_agg(r.json::text, ',' order by r.json::text)) as sum
      from ${write(table)} t
      cross join lateral (select to_jsonb(t) - ${bookkeeping}::text[] as json) r
      group by t.${write(column)}`;
    for (const { orga, sum } of rows) (sums[orga] ??= []).push(`${table} ${sum}`);
  }
  return Object.fromEntries(Object.entries(sums).map(([orga, parts]) => [orga, parts.sort().join(', ')]));
}

/** The companies of which something is other than it was, in the order of their sids. */
export function movedBetween(before: Record<string, string>, after: Record<string, string>): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name]).sort();
}
