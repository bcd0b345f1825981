import { asSystem } from '../../base/database/asSystem.ts';
import { integer } from '../../base/database/column.ts';
import type { ScopedQueries, ScopedTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { lockTree } from '../../find/listing/lockTree.ts';
import { requireExpected, type Expected } from '../../base/expected.ts';

/** The version of a platform's tree: another one after every change. */
export async function treeVersion(db: ScopedQueries, scope: Scope): Promise<number> {
  const { version } = await db.one(
    { version: integer },
    sql`select t.version from category_tree t where ${ofPlatform(scope, 't')}`,
  );
  return version;
}

/**
 * Keeps the tree of a platform for this transaction alone and gives it a new version, which it returns. Throws
 * 412 when the tree is no longer the one that was asked for.
 */
export async function changeTree(tx: ScopedTransaction, scope: Scope, expected?: Expected): Promise<number> {
  await lockTree(asSystem(tx), scope.dataset);
  const current = await treeVersion(tx, scope);
  requireExpected(expected, current);
  await tx.run(sql`update category_tree t set version = t.version + 1 where ${ofPlatform(scope, 't')}`);
  return current + 1;
}
