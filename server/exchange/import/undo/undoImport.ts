import type { ImportUndone } from '../../../../resources/calls/undo.ts';
import type { Caller } from '../../../../resources/access/rule.ts';
import { imports } from '../../../../resources/limits.ts';
import { entities, entityNamed } from '../../../../resources/registry.ts';
import { platform as platformOf } from '../../../../resources/platforms.ts';
import { scopeOf, type Where } from '../../../records/access/scope.ts';
import { yesNo } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { conflict, HttpProblem } from '../../../base/problems.ts';
import { raiseContentVersion } from '../../../records/contentVersion.ts';
import { readChangesOfReport } from '../../../records/readChanges.ts';
import { undoChange } from '../../../catalogue/records/undoChange.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { undoProducts } from './undoProducts.ts';

/** What undoing makes of a record, by what was done to it. */
const become = { created: 'removed', changed: 'changed', deleted: 'restored' } as const;

/**
 * Puts back whatever an import has written and nobody has changed since, and says what it left as it is. What it does
 * is recorded as changes of its own. Throws 409 for an import that is undone already, that wrote nothing, or that is
 * older than `imports.keepDays`.
 */
export async function undoImport(
  tx: SystemTransaction,
  report: ReportRow,
  { caller, where }: { caller: Caller; where: Where },
): Promise<Omit<ImportUndone, 'dryRun'>> {
  await requireUndoable(tx, report.id);
  const platform = platformOf(report.platform);
  const { author } = scopeOf(caller, where, entities.product, 'update');
  const undone = await undoProducts(tx, report, author);
  // Of records of other companies too: who may undo an import undoes all that it did.
  const undoer: Caller = { kind: 'user', sub: author.sub ?? '', rights: [{ right: 'ADMIN' }] };
  for (const change of await readChangesOfReport(tx, report.id)) {
    const entity = entityNamed(change.entity);
    const key = change.key.join(' ');
    try {
      const { kept, isWritten } = await undoChange(
        tx,
        (action) => scopeOf(undoer, { ...where, platform }, entity, action),
        entity,
        change,
      );
      undone.kept.push(...kept.map((field) => ({ key, ...field })));
      if (isWritten) undone[become[change.kind]] += 1;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      undone.kept.push({ key, field: entity.key.at(-1) ?? '', before: change.before, now: change.after });
    }
  }
  await tx.run(sql`update import_report set state = 'undone' where id = ${report.id}`);
  await raiseContentVersion(tx, report.platform);
  const { kept, ...counts } = undone;
  return { state: 'undone', ...counts, keptCount: kept.length, kept: kept.slice(0, imports.firstIssues) };
}

async function requireUndoable(tx: SystemTransaction, id: string): Promise<void> {
  const found = await tx.one(
    { isWritten: yesNo, isRecent: yesNo },
    sql`
      select not dry_run and state in ('applied', 'searchable') as "isWritten",
        created_at > now() - make_interval(days => ${imports.keepDays}) as "isRecent"
      from import_report where id = ${id} for update`,
  );
  if (!found.isWritten) throw conflict('not-undoable');
  if (!found.isRecent) throw conflict('undo-too-late');
}
