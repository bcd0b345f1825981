import { imports, type Budget } from '../../../../resources/limits.ts';
import { asSystem } from '../../../base/database/asSystem.ts';
import { text } from '../../../base/database/column.ts';
import type { ScopedTransaction, SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { datasetOf, where } from '../../../records/access/where.ts';
import { unprocessable } from '../../../base/problems.ts';
import { requireWaitingRoom } from '../../../catalogue/budgets/requireWaitingRoom.ts';
import { companyOfFile } from './companyOfFile.ts';
import { summaryText } from './issueText.ts';
import type { AskedImport } from './reportRow.ts';

/** What is known of an import when its file has arrived. */
export interface AcceptedImport extends AskedImport {
  fileBytes: number;
  fileHash: string;
  /** Counted no further than the company may have waiting. */
  fileRows: number;
  idempotencyKey: string | null;
  /** Is its sender told by mail how it ended? */
  isMailed: boolean;
}

/**
 * Stores an import to be run and has its job sent, both in this transaction. Returns its id, or that of the
 * import that came with the same idempotency key before, of which no second one is made.
 * Throws 422 when that one asked for something else, and as `requireWaitingRoom`.
 */
export async function acceptImport(
  tx: ScopedTransaction,
  scope: Scope,
  accepted: AcceptedImport,
  send: (reportId: string) => Promise<string>,
  most: Pick<Budget, 'importsWaiting' | 'rowsWaiting'>,
): Promise<{ id: string; isNew: boolean }> {
  const { id, sub, idempotencyKey } = accepted;
  // An idempotency key is one of its sender: it means the same import on every platform and for every company.
  const ofSender = asSystem(tx);
  if (idempotencyKey) {
    await ofSender.run(sql`
      update import_report set idempotency_key = null
      where sub = ${sub} and idempotency_key = ${idempotencyKey}
        and created_at < now() - make_interval(days => ${imports.keepIdempotencyKeyDays})`);
  }
  const inserted = await tx.run(sql`
    insert into import_report (
      id, sub, address, call, language, entity, action, format, platform, orga_sid, file_name, file_bytes, file_hash,
      idempotency_key, fingerprint, dry_run, delete_others, skip_invalid, confirmed, expected_versions, issues_kept,
      file_rows, workbench_id, file_is_kept, mail_at)
    values (
      ${id}, ${sub}, ${accepted.address}, ${accepted.call}, ${accepted.language}, ${accepted.entity},
      ${accepted.action}, ${accepted.format}, ${datasetOf(scope)}, ${accepted.orgaSid}, ${accepted.fileName},
      ${accepted.fileBytes}, ${accepted.fileHash}, ${idempotencyKey}, ${accepted.fingerprint}, ${accepted.dryRun},
      ${accepted.deleteOthers}, ${accepted.skipInvalid}, ${accepted.confirmed}, ${accepted.expectedVersions}, ${accepted.issuesKept},
      ${accepted.fileRows}, ${accepted.workbenchId}, ${accepted.workbenchId === null},
      case when ${accepted.isMailed}::boolean then now() end)
    on conflict (sub, idempotency_key) where idempotency_key is not null do nothing`);
  if (inserted === 0) return { id: await sameImport(ofSender, accepted), isNew: false };
  const holder = { dataset: scope.dataset, orgaSid: accepted.orgaSid, sub };
  await requireWaitingRoom(tx, holder, accepted.fileRows, most);
  const company = companyOfFile(accepted);
  if (company !== null)
    await tx.run(sql`
      insert into import_company (report_id, platform, orga_sid) values (${id}, ${datasetOf(scope)}, ${company})`);
  const job = await send(id);
  await tx.run(sql`update import_report r set job = ${job} where r.id = ${id} and ${where(scope, 'r')}`);
  return { id, isNew: true };
}

async function sameImport(
  db: SystemQueries,
  { sub, idempotencyKey, fingerprint, language }: AcceptedImport,
): Promise<string> {
  const former = await db.one(
    { id: text(), fingerprint: text() },
    sql`select id, fingerprint from import_report where sub = ${sub} and idempotency_key = ${idempotencyKey}`,
  );
  if (former.fingerprint !== fingerprint) {
    const message = summaryText(language, 'idempotency-key-used');
    throw unprocessable([{ path: 'Idempotency-Key', code: 'idempotency-key-used', message }], {
      detail: message,
    });
  }
  return former.id;
}
