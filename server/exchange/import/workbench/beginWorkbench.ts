import { workbenches } from '../../../../resources/limits.ts';
import type { ImportFormat } from '../../../../resources/exchange/importFormats.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { integer } from '../../../base/database/column.ts';
import type { ScopedTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { HttpProblem } from '../../../base/problems.ts';
import { requireWaitingRoom } from '../../../catalogue/budgets/requireWaitingRoom.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { datasetOf, ofPlatform } from '../../../records/access/where.ts';
import { lockWorkbench } from './findWorkbench.ts';
import { judgeAgain, type Working } from './judgeAgain.ts';

/** A file that lies in the store under the id of the workbench to be. */
interface Begun {
  id: string;
  orgaSid: string;
  format: ImportFormat;
  fileName: string | null;
  bytes: number;
  hash: string;
  rows: number;
  deleteOthers: boolean;
}

/** Begins a workbench and has its file judged. Throws 409 for one too many of a company, 413 and 429 beyond the budget. */
export async function beginWorkbench(
  tx: ScopedTransaction,
  scope: Scope,
  begun: Begun,
  working: Working,
): Promise<void> {
  const { id, orgaSid, format, fileName, bytes, hash, rows, deleteOthers } = begun;
  await asSystem(tx).run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`workbenches ${scope.dataset} ${orgaSid}`}, 0))`,
  );
  const { count } = await tx.one(
    { count: integer },
    sql`
      select count(*) as count from workbench w
      where ${ofPlatform(scope, 'w')} and w.orga_sid = ${orgaSid}`,
  );
  if (count >= workbenches.mostOfOrga)
    throw new HttpProblem(409, 'too-many-workbenches', { values: { most: workbenches.mostOfOrga } });
  await tx.run(sql`
    insert into workbench (id, platform, orga_sid, format, file_name, file_bytes, file_hash, file_rows, delete_others)
    values (
      ${id}, ${datasetOf(scope)}, ${orgaSid}, ${format}, ${fileName}, ${bytes}, ${hash}, ${rows}, ${deleteOthers})`);
  await judgeAgain(tx, scope, await lockWorkbench(tx, scope, id), working);
  const holder = { dataset: scope.dataset, orgaSid, sub: working.sub };
  await requireWaitingRoom(tx, holder, rows, working.budget);
}

/** How long a workbench is kept from that moment on. */
export function expiryOf(touchedAt: Date): Date {
  return new Date(touchedAt.getTime() + workbenches.keepDays * 24 * 3_600_000);
}
