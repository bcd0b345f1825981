import { categoryRelation } from '../../resources/entities/categoryRelation.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/connect.ts';
import { referenced } from '../problems.ts';
import { deleteThing } from '../things/writeThings.ts';
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
  await changeTree(tx, scope.store, version);
  const below = await tx`
    select from category_relation where platform = ${scope.store} and parent_sid = ${childSid} limit 1`;
  if (below.count > 0) throw referenced([categoryRelation.name]);
  await deleteThing(tx, scope, categoryRelation, [childSid]);
}
