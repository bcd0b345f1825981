import type { ImportUndone, KeptCode } from '../../../../resources/calls/undo.ts';
import type { Caller } from '../../../../resources/access/rule.ts';
import type { Action, Entity } from '../../../../resources/entity.ts';
import { imports } from '../../../../resources/limits.ts';
import { entities, entityNamed } from '../../../../resources/registry.ts';
import { platform as platformOf } from '../../../../resources/platform/platforms.ts';
import { opensOrga, scopeOf, type Scope, type Where } from '../../../records/access/scope.ts';
import { yesNo } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { conflict, HttpProblem } from '../../../base/problems.ts';
import { readChangesOfReport, type RecordedChange } from '../../../records/readChanges.ts';
import { gatherFollowing } from '../../../catalogue/hooks/gatherFollowing.ts';
import { changeTree } from '../../../catalogue/tree/treeVersion.ts';
import { undoChange } from '../../../catalogue/records/undoChange.ts';
import { stopDelivery } from '../../media/delivery/stopDelivery.ts';
import { importScope } from '../importScope.ts';
import { lockImports } from '../lockImports.ts';
import { companyOfKey } from '../../../records/companyOfChange.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { foldChanges } from './foldChanges.ts';
import { closeParts, openParts } from './partsOfReport.ts';
import { forgetColumns } from '../keptColumns/keepColumns.ts';
import { forgetNumberings } from '../numbering/keepNumberings.ts';
import { undoRawValues } from '../raw/keepRawValues.ts';
import { undoProducts, type UndoneProducts } from './undoProducts.ts';

/** What undoing makes of a record, by what was done to it. */
const become = { created: 'removed', changed: 'changed', deleted: 'restored' } as const;

interface Undoer {
  /** Who undoes, with the rights of this moment: it may have waited for other imports of the company. */
  callerNow(): Promise<Caller>;
  where: Where;
}

/**
 * Puts back whatever an import has written to companies that the caller covers and nobody has changed since, and says
 * what it left as it is (behaviour B140). What it does is recorded as changes of its own. Throws 404 for who covers
 * nothing of it any more, 409 for an import that is undone already, that wrote nothing, or that is older than
 * `imports.keepDays`.
 */
export async function undoImport(
  tx: SystemTransaction,
  report: Pick<ReportRow, 'id' | 'platform' | 'orgaSid'>,
  { callerNow, where }: Undoer,
): Promise<Omit<ImportUndone, 'dryRun'>> {
  await requireUndoable(tx, report.id);
  await lockImports(tx, { dataset: report.platform, orgaSid: report.orgaSid });
  // Pictures that are still on their way are waited for no more.
  await stopDelivery(tx, report.id);
  const caller = await callerNow();
  const at = { ...where, platform: platformOf(report.platform) };
  const scopeFor = (entity: Entity) => (action: Action) => scopeOf(caller, at, entity, action);
  const { companies, othersCount } = await openParts(tx, importScope(caller, at.platform), report.id);

  const areProductsOpen =
    companies.includes(report.orgaSid) && opensAll(scopeFor(entities.product), report.orgaSid);
  const undone: UndoneProducts = { restored: 0, changed: 0, removed: 0, kept: [] };
  const undoRecords = async (changes: readonly RecordedChange[]) => {
    if (changes.some(({ entity }) => entity === entities.categoryRelation.name))
      await changeTree(tx, scopeFor(entities.categoryRelation)('update'));
    for (const change of changes) {
      const entity = entityNamed(change.entity);
      if (!companies.includes(companyOfKey(entity, change.key))) continue;
      const key = change.key.join(' ');
      await tx.run(sql`savepoint undoing`);
      try {
        const { kept, isWritten } = await undoChange(tx, scopeFor(entity), entity, change);
        undone.kept.push(...kept.map((field) => ({ key, ...field })));
        if (isWritten) undone[become[change.kind]] += 1;
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        // What it had done already, such as taking pictures away, is not done.
        await tx.run(sql`rollback to savepoint undoing`);
        const [field, code] = [entity.key.at(-1) ?? '', keptCodeOf(error)];
        undone.kept.push({ key, field, before: change.before, now: change.after, code });
      }
      await tx.run(sql`release savepoint undoing`);
    }
  };
  const changes = foldChanges(await readChangesOfReport(tx, report.id));
  const isDocument = ({ entity }: RecordedChange) => entity === entities.document.name;
  // A document that came with a product would only lose it with that one.
  await gatherFollowing(tx, () => undoRecords(changes.filter(isDocument)));
  if (areProductsOpen) {
    const products = await undoProducts(tx, report, scopeFor(entities.product)('update').author);
    for (const what of ['restored', 'changed', 'removed'] as const) undone[what] += products[what];
    undone.kept.push(...products.kept);
    await undoRawValues(tx, report.id);
    await forgetNumberings(tx, report.id);
    await forgetColumns(tx, report.id);
  }
  await gatherFollowing(tx, () => undoRecords(changes.filter((change) => !isDocument(change))));
  await closeParts(tx, report.id, companies);
  const { kept, ...counts } = undone;
  const firstKept = kept.slice(0, imports.firstIssues);
  return { state: 'undone', ...counts, othersCount, keptCount: kept.length, kept: firstKept };
}

/** Why a record could not be undone. */
function keptCodeOf({ statusCode, code }: HttpProblem): KeptCode {
  if (statusCode === 403) return 'no-right';
  if (statusCode === 404) return 'gone';
  if (statusCode !== 409) return 'not-valid';
  if (code === 'emptied') return 'emptied';
  return code === 'referenced' ? 'needed' : 'there-again';
}

/** May the caller do to records of the company whatever an undo does? */
function opensAll(scopeFor: (action: Action) => Scope, orgaSid: string): boolean {
  const actions = ['create', 'update', 'delete'] as const;
  return actions.every((action) => opensOrga(scopeFor(action), orgaSid));
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
