import { createHash, randomUUID } from 'node:crypto';
import { asSystem } from '../../../base/database/asSystem.ts';
import type { ScopedTransaction, SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Budget } from '../../../../resources/limits.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { acceptImport, type AcceptedImport } from '../reports/acceptImport.ts';
import type { WorkbenchRow } from './workbenchRow.ts';

/** Who works at a workbench, and what its jobs are sent with. */
export interface Working {
  sub: string;
  address: string | null;
  call: string | null;
  /** In which warnings without a reader are written. */
  language: Language;
  budget: Budget;
  /** Sends the job of a report. */
  send(tx: ScopedTransaction, reportId: string): Promise<string>;
}

/** A dry run, or a run. */
interface Look {
  dryRun: boolean;
  confirmed?: number | null;
  isMailed?: boolean;
}

/** Dry runs wait as they come: each workbench has one, and its newest alone is carried out. */
const anyNumber = { importsWaiting: Infinity, rowsWaiting: Infinity };

/** Has a workbench judged by what is decided now; a dry run of what was decided before is given up. */
export async function judgeAgain(
  tx: ScopedTransaction,
  scope: Scope,
  workbench: WorkbenchRow,
  working: Working,
): Promise<void> {
  const id = await look(tx, scope, workbench, working, { dryRun: true });
  await asSystem(tx).run(sql`update workbench set report_id = ${id} where id = ${workbench.id}`);
}

/** Has its good rows written. Throws 429 as every import does when too many wait. */
export async function runGoodRows(
  tx: ScopedTransaction,
  scope: Scope,
  workbench: WorkbenchRow,
  working: Working,
  asked: { confirmed: number | null; isMailed: boolean },
): Promise<void> {
  const id = await look(tx, scope, workbench, working, { dryRun: false, ...asked });
  await asSystem(tx).run(sql`
    update workbench set report_id = ${id}, run_id = ${id}, version = version + 1, touched_at = now()
    where id = ${workbench.id}`);
}

async function look(
  tx: ScopedTransaction,
  scope: Scope,
  workbench: WorkbenchRow,
  { sub, address, call, language, budget, send }: Working,
  { dryRun, confirmed = null, isMailed = false }: Look,
): Promise<string> {
  const { id: workbenchId, orgaSid, format, fileName, fileBytes, fileHash, fileRows } = workbench;
  const system = asSystem(tx);
  await dropDryRun(system, workbench);
  const accepted: AcceptedImport = {
    id: randomUUID(),
    sub,
    address,
    call,
    language,
    entity: 'product',
    action: 'write',
    format,
    orgaSid,
    fileName,
    fileBytes,
    fileHash,
    fileRows,
    idempotencyKey: null,
    fingerprint: createHash('sha256').update(`${workbenchId} ${workbench.version}`).digest('hex'),
    dryRun,
    // The first run removes what the file does not name; later ones read only what is left of the file.
    deleteOthers: workbench.deleteOthers && !(await hasTaken(system, workbenchId)),
    skipInvalid: true,
    confirmed,
    expectedVersions: null,
    issuesKept: budget.issuesKept,
    workbenchId,
    isMailed,
  };
  const { id } = await acceptImport(
    tx,
    scope,
    accepted,
    (reportId) => send(tx, reportId),
    dryRun ? anyNumber : budget,
  );
  return id;
}

async function hasTaken(db: SystemTransaction, workbenchId: string): Promise<boolean> {
  return db.has(
    sql`select from workbench_row where workbench_id = ${workbenchId} and taken_by is not null limit 1`,
  );
}

/** Of its dry runs only the newest is of use; what it has found goes with it. */
export async function dropDryRun(
  tx: SystemTransaction,
  { reportId }: Pick<WorkbenchRow, 'reportId'>,
): Promise<void> {
  const dropped = await tx.run(sql`delete from import_report where id = ${reportId} and dry_run`);
  if (dropped === 0) return;
  await tx.run(sql`delete from import_issue where report_id = ${reportId}`);
  await tx.run(sql`delete from import_preview where report_id = ${reportId}`);
}
