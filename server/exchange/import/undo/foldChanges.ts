import { sql } from '../../../base/database/sql.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import type { RecordedChange } from '../../../records/readChanges.ts';

/**
 * An import may write a record more than once: pictures come after their product. What it made and changed later, with
 * nobody in between, is one making.
 * @param changes of one import, the last first
 */
export function foldChanges(changes: readonly RecordedChange[]): RecordedChange[] {
  const byRecord = Map.groupBy(changes, ({ platform, entity, key }) => [platform, entity, ...key].join('\n'));
  const folded = new Set<RecordedChange>();
  const made = new Map<RecordedChange, RecordedChange>();
  for (const ofRecord of byRecord.values()) {
    const [last, first] = [ofRecord[0], ofRecord.at(-1)];
    if (!last || !first || last === first || first.kind !== 'created' || last.kind !== 'changed') continue;
    if ((last.version ?? 0) - (first.version ?? 0) !== ofRecord.length - 1) continue;
    for (const change of ofRecord) if (change !== first) folded.add(change);
    made.set(first, { ...first, version: last.version });
  }
  return changes.filter((change) => !folded.has(change)).map((change) => made.get(change) ?? change);
}

/** The same for products, in the table `import_undo`; of one that was changed several times all is one change. */
export async function foldProducts(tx: SystemTransaction): Promise<void> {
  const count = await tx.run(sql`
    create temporary table import_twice on commit drop as
    select sid, min(number) as first, (array_agg(kind order by number))[1] as kind, max(version) as version
    from import_undo group by sid
    having count(*) > 1 and bool_and(kind <> 'deleted') and (
      (array_agg(kind order by number))[1] = 'changed' or max(version) - min(version) = count(*) - 1)`);
  if (count === 0) return;
  await tx.run(sql`
    update import_undo u set version = t.version,
      before = case t.kind when 'changed' then (
        select jsonb_object_agg(e.key, e.value order by o.number desc)
        from import_undo o cross join lateral jsonb_each(o.before) e where o.sid = t.sid) end,
      after = case t.kind when 'changed' then (
        select jsonb_object_agg(e.key, e.value order by o.number)
        from import_undo o cross join lateral jsonb_each(o.after) e where o.sid = t.sid) else u.after end
    from import_twice t where u.number = t.first`);
  await tx.run(sql`
    delete from import_undo u using import_twice t where u.sid = t.sid and u.number <> t.first`);
}
