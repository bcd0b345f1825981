import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import type { Expected } from '../../base/expected.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { where } from '../../records/access/where.ts';
import { referenced } from '../../base/problems.ts';
import { deleteRecord } from '../records/writeRecords.ts';
import { changeTree } from './treeVersion.ts';

/**
 * Takes a category out of the tree of a platform. Throws 404 when it does not hang there, 409 while others hang
 * under it, 412 for a stale version.
 */
export async function removeRelation(
  tx: ScopedTransaction,
  scope: Scope,
  childSid: string,
  expected?: Expected,
): Promise<void> {
  await changeTree(tx, scope, expected);
  const isParent = await tx.has(
    sql`select from category_relation r where ${where(scope, 'r')} and r.parent_sid = ${childSid} limit 1`,
  );
  if (isParent) throw referenced([categoryRelation.name]);
  await deleteRecord(tx, scope, categoryRelation, [childSid]);
}
