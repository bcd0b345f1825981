import type { Relation } from '../../../resources/calls/categoryRelation.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { unknownCode } from '../../../resources/known.ts';
import { mostTreeLevels } from '../../../resources/limits.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Expected } from '../../base/expected.ts';
import type { Scope } from '../../records/access/scope.ts';
import { nullable, text } from '../../base/database/column.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { conflict, forbidden, unprocessable } from '../../base/problems.ts';
import { createRecord } from '../records/writeRecords.ts';
import { readRelation } from './readChildren.ts';
import { changeTree } from './treeVersion.ts';

interface NewRelation {
  childSid: string;
  parentSid: string;
  position?: number | undefined;
}

/**
 * Hangs a category under another one, behind its siblings unless a position is given. Throws 409 when it hangs
 * somewhere already, 412 for a stale version, 422 for unknown categories and for what would be a circle.
 */
export async function addRelation(
  tx: ScopedTransaction,
  scope: Scope,
  { childSid, parentSid, position }: NewRelation,
  expected?: Expected,
): Promise<{ relation: Relation; version: number }> {
  const next = await changeTree(tx, scope, expected);
  if (childSid === parentSid || childSid === rootCategory)
    throw unprocessable([{ path: 'childSid', code: 'cycle', values: { sid: childSid } }]);
  const path = await pathTo(tx, scope, parentSid);
  if (path.includes(childSid)) throw conflict('duplicate');
  if (path.length >= mostTreeLevels)
    throw unprocessable([{ path: 'parentSid', code: 'too-deep', values: { maximum: mostTreeLevels } }]);
  if (parentSid !== rootCategory && path.length === 0)
    throw unprocessable([{ path: 'parentSid', code: unknownCode('category'), values: { sid: parentSid } }]);
  await createRecord(tx, scope, categoryRelation, {
    childSid,
    parentSid,
    position: position ?? (await behindAll(tx, scope, parentSid)),
  });
  const relation = await readRelation(tx, scope, childSid);
  if (!relation) throw forbidden();
  return { relation, version: next };
}

/** The categories from the root down to one, itself included; none when it hangs nowhere. */
export async function pathTo(tx: ScopedTransaction, scope: Scope, sid: string): Promise<string[]> {
  const rows = await tx.rows(
    { sid: text() },
    sql`
      select c.ancestor_sid as sid from category_closure c
      where ${ofPlatform(scope, 'c')} and c.descendant_sid = ${sid} and c.ancestor_sid <> ${rootCategory}
      order by c.depth desc`,
  );
  return rows.map((row) => row.sid);
}

async function behindAll(tx: ScopedTransaction, scope: Scope, parentSid: string): Promise<number> {
  const { position } = await tx.one(
    { position: nullable(fieldsOf(categoryRelation, 'position').position) },
    sql`
      select max(r.position) as position from category_relation r
      where ${where(scope, 'r')} and r.parent_sid = ${parentSid}`,
  );
  return (position ?? 0) + 1;
}
