import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import type { Scope } from '../../records/access/scope.ts';
import { asSystem } from '../../base/database/asSystem.ts';
import { integer, time, type Row } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { datasetOf, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { treeWritten } from '../derived/treeWritten.ts';
import { versionOfNew } from '../../records/formerRecord.ts';
import { recordChange } from '../../records/recordChange.ts';

/** Where a category is to hang. */
export interface Place {
  childSid: string;
  parentSid: string;
  position: number;
}

const stored = {
  id: integer,
  ...fieldsOf(categoryRelation, 'childSid', 'parentSid', 'position'),
  version: integer,
  createdAt: time,
};
type Stored = Row<typeof stored>;

/** Every relation of a platform, by the sid of the child. The caller keeps the tree. */
export async function readPlaces(tx: ScopedTransaction, scope: Scope): Promise<Map<string, Stored>> {
  const rows = await tx.rows(
    stored,
    sql`
      select r.id, r.child_sid as "childSid", r.parent_sid as "parentSid", r.position, r.version,
        r.created_at as "createdAt"
      from category_relation r where ${where(scope, 'r')}`,
  );
  return new Map(rows.map((row) => [row.childSid, row]));
}

/**
 * Hangs categories where they belong, takes others away, and writes what follows. What hangs there already is
 * not written. Returns how many relations changed.
 */
export async function writeRelations(
  tx: ScopedTransaction,
  scope: Scope,
  current: Map<string, Stored>,
  places: readonly Place[],
  gone: readonly string[],
): Promise<number> {
  const changed = places.filter((place) => !isThere(current.get(place.childSid), place));
  if (changed.length === 0 && gone.length === 0) return 0;
  const written = await tx.rows(
    stored,
    sql`
    insert into category_relation (platform, child_sid, parent_sid, position, version)
    select ${datasetOf(scope)}, child_sid, parent_sid, position,
      ${versionOfNew(categoryRelation.name, datasetOf(scope), sql`array[child_sid]`)}
    from unnest(
      ${changed.map(({ childSid }) => childSid)}::text[], ${changed.map(({ parentSid }) => parentSid)}::text[],
      ${changed.map(({ position }) => position)}::float8[]) as place (child_sid, parent_sid, position)
    on conflict (platform, child_sid) do update
      set parent_sid = excluded.parent_sid, position = excluded.position,
        version = category_relation.version + 1, updated_at = now()
    returning id, child_sid as "childSid", parent_sid as "parentSid", position, version, created_at as "createdAt"`,
  );
  await tx.run(
    sql`delete from category_relation r where ${where(scope, 'r')} and r.child_sid = any(${gone})`,
  );
  for (const after of written) {
    const before = current.get(after.childSid);
    await recordChange(tx, scope, categoryRelation, [after.childSid], {
      before,
      after,
    });
  }
  for (const sid of gone)
    await recordChange(tx, scope, categoryRelation, [sid], { before: current.get(sid) });
  const elsewhere = changed.filter(
    ({ childSid, parentSid }) => current.get(childSid)?.parentSid !== parentSid,
  );
  if (elsewhere.length + gone.length > 0)
    await treeWritten(asSystem(tx), scope.dataset, [...elsewhere.map(({ childSid }) => childSid), ...gone]);
  return changed.length + gone.length;
}

function isThere(stored: Stored | undefined, { parentSid, position }: Place): boolean {
  return stored?.parentSid === parentSid && stored.position === position;
}
