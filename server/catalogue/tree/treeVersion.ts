import type { DatasetKey } from '../../../resources/platforms.ts';
import type { Transaction } from '../../base/database/connect.ts';
import type { Queries } from '../../base/database/queries.ts';
import { lockTree } from '../../find/listing/lockTree.ts';
import { stale } from '../../base/problems.ts';

/** The version of a platform's tree: another one after every change. */
export async function treeVersion(sql: Queries, dataset: DatasetKey): Promise<number> {
  const [tree] = await sql<
    [{ version: number }]
  >`select version from category_tree where platform = ${dataset}`;
  return tree.version;
}

/**
 * Keeps the tree of a platform for this transaction alone and gives it a new version, which it returns. Throws
 * 412 when the tree is no longer the one that was asked for.
 */
export async function changeTree(tx: Transaction, dataset: DatasetKey, asked?: number): Promise<number> {
  await lockTree(tx, dataset);
  const current = await treeVersion(tx, dataset);
  if (asked !== undefined && asked !== current) throw stale(current);
  await tx`update category_tree set version = version + 1 where platform = ${dataset}`;
  return current + 1;
}
