import type { StoreKey } from '../../resources/platforms.ts';
import type { Transaction } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { lockTree } from '../listing/lockTree.ts';
import { stale } from '../problems.ts';

/** The version of a platform's tree: another one after every change. */
export async function treeVersion(sql: Queries, store: StoreKey): Promise<number> {
  const [tree] = await sql<
    [{ version: number }]
  >`select version from category_tree where platform = ${store}`;
  return tree.version;
}

/**
 * Keeps the tree of a platform for this transaction alone and gives it a new version, which it returns. Throws
 * 412 when the tree is no longer the one that was asked for.
 */
export async function changeTree(tx: Transaction, store: StoreKey, asked?: number): Promise<number> {
  await lockTree(tx, store);
  const current = await treeVersion(tx, store);
  if (asked !== undefined && asked !== current) throw stale(current);
  await tx`update category_tree set version = version + 1 where platform = ${store}`;
  return current + 1;
}
