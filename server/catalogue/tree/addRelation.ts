import type { Relation } from '../../../resources/calls/categoryRelation.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { mostTreeLevels } from '../../../resources/limits.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { conflict, unprocessable } from '../../base/problems.ts';
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
  tx: Transaction,
  scope: Scope,
  { childSid, parentSid, position }: NewRelation,
  version?: number,
): Promise<{ relation: Relation; version: number }> {
  const next = await changeTree(tx, scope.dataset, version);
  if (childSid === parentSid || childSid === rootCategory)
    throw unprocessable([{ path: 'childSid', code: 'cycle', values: { sid: childSid } }]);
  const path = await pathTo(tx, scope, parentSid);
  if (path.includes(childSid)) throw conflict('duplicate');
  if (path.length >= mostTreeLevels)
    throw unprocessable([{ path: 'parentSid', code: 'too-deep', values: { maximum: mostTreeLevels } }]);
  if (parentSid !== rootCategory && path.length === 0)
    throw unprocessable([{ path: 'parentSid', code: 'missing-reference', values: { sid: parentSid } }]);
  await createRecord(tx, scope, categoryRelation, {
    childSid,
    parentSid,
    position: position ?? (await behindAll(tx, scope, parentSid)),
  });
  return { relation: (await readRelation(tx, scope, childSid)) as Relation, version: next };
}

/** The categories from the root down to one, itself included; none when it hangs nowhere. */
export async function pathTo(tx: Transaction, scope: Scope, sid: string): Promise<string[]> {
  const rows = await tx<{ sid: string }[]>`
    select ancestor_sid as sid from category_closure
    where platform = ${scope.dataset} and descendant_sid = ${sid} and ancestor_sid <> ${rootCategory}
    order by depth desc`;
  return rows.map((row) => row.sid);
}

async function behindAll(tx: Transaction, scope: Scope, parentSid: string): Promise<number> {
  const [last] = await tx<[{ position: number | null }]>`
    select max(position) as position from category_relation
    where platform = ${scope.dataset} and parent_sid = ${parentSid}`;
  return (last.position ?? 0) + 1;
}
