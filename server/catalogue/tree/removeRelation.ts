import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { referenced } from '../../base/problems.ts';
import { deleteRecord } from '../records/writeRecords.ts';
import { changeTree } from './treeVersion.ts';

/**
 * Takes a category out of the tree of a platform. Throws 404 when it does not hang there, 409 while others hang
 * under it, 412 for a stale version.
 */
export async function removeRelation(
  tx: Transaction,
  scope: Scope,
  childSid: string,
  version?: number,
): Promise<void> {
  await changeTree(tx, scope.dataset, version);
  const below = await tx`
    select from category_relation where platform = ${scope.dataset} and parent_sid = ${childSid} limit 1`;
  if (below.count > 0) throw referenced([categoryRelation.name]);
  await deleteRecord(tx, scope, categoryRelation, [childSid]);
}
