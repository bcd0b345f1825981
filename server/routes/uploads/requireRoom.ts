import { uploads } from '../../../resources/limits.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { Transaction } from '../../base/database/connect.ts';
import { tooLarge } from '../../base/problems.ts';

/** Throws 413 when a company has as many pictures or files as it may have. `table` is a name of the program. */
export async function requireRoom(
  tx: Transaction,
  scope: Scope,
  table: 'image' | 'file',
  orgaSid: string,
): Promise<void> {
  const [{ count }] = await tx<[{ count: number }]>`
    select count(*) as count from ${tx(table)} where platform = ${scope.dataset} and orga_sid = ${orgaSid}`;
  if (count >= uploads.mostOfOrga) throw tooLarge();
}
