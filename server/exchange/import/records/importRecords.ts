import type { ImportEffect } from '../../../../resources/calls/importReport.ts';
import type { Action, Entity } from '../../../../resources/entity.ts';
import { platform as platformOf } from '../../../../resources/platform/platforms.ts';
import { isError } from '../../../../resources/fault.ts';
import { entityNamed } from '../../../../resources/registry.ts';
import { getAt, type Row } from '../../../../resources/shape.ts';
import { opensOrga, scopeOf, type Scope } from '../../../records/access/scope.ts';
import { texts } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { join, sql } from '../../../base/database/sql.ts';
import { where } from '../../../records/access/where.ts';
import { callerNow } from '../../../identity/callerNow.ts';
import { columnAt, fromTable } from '../../../records/select.ts';
import { gatherFollowing } from '../../../catalogue/hooks/gatherFollowing.ts';
import { deleteRecord } from '../../../catalogue/records/writeRecords.ts';
import { newestPending } from '../afterMerge.ts';
import { lockImports } from '../lockImports.ts';
import { needsConfirmation } from '../needsConfirmation.ts';
import { companyOfFile } from '../reports/companyOfFile.ts';
import { authorOf } from '../reports/authorOf.ts';
import { countEffects, readEffects } from '../reports/readEffects.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import type { Note } from '../source/sourceRow.ts';
import type { FileElement } from './FileElement.ts';
import { companyOfElement } from './elementKey.ts';
import { listedKey } from './listedKey.ts';
import { importRecord } from './importRecord.ts';

/** What a file of records did, as far as it was not refused. */
export interface ImportedRecords {
  counts: Record<'created' | 'changed' | 'unchanged' | 'deleted' | 'failed', number>;
  /** Records of the company before. */
  existing: number;
  /**
   * `foreign-company`: a company is changed that is not the sender's, which is forbidden as a single write is.
   * `stale`: a record has not the version that the sender expects.
   */
  refusal: 'faulty-rows' | 'foreign-company' | 'stale' | 'needs-confirmation' | null;
  needsConfirmation: boolean;
  /** What others lose by it. */
  effects: ImportEffect[];
  /** Whose rows the file has, as far as the sender covers them. */
  companies: string[];
  searchMark: number | null;
}

/** What a file says beside its records, written once these are, such as where categories hang. */
export interface Beside {
  /** How many rows are at fault in it, and the records that it changed, by key with blanks between. */
  (
    scopeFor: ScopesFor,
    taken: ReadonlySet<string>,
  ): Promise<{ failed: number; changed: ReadonlySet<string> }>;
}

/** The scope for an action on the records of an entity, each write saying which import it is of. */
export type ScopesFor = (entity: Entity) => (action: Action) => Scope;

interface Elements {
  elements: readonly FileElement[];
  beside?: Beside;
  /** Rows that are at fault already. */
  failed: number;
  note: Note;
  signal: AbortSignal;
}

const shownLength = 200;

/**
 * Writes the records of a file one after the other, or removes what its list says, in the caller's transaction;
 * `refusal` tells that nothing of it may stay.
 */
export async function importRecords(
  tx: SystemTransaction,
  report: ReportRow,
  { elements, failed, note, signal, beside }: Elements,
): Promise<ImportedRecords> {
  const { platform: dataset, orgaSid, action, deleteOthers, dryRun, skipInvalid, confirmed } = report;
  await lockImports(tx, { dataset, orgaSid });
  const entity = entityNamed(report.entity);
  const scopesFor = await scopesOf(tx, report);
  const scopeFor = scopesFor(entity);
  const fates = new Map<string, 'created' | 'changed' | 'unchanged'>();
  const existing = await keysOf(tx, scopeFor('delete'), entity, orgaSid);
  const counts = { created: 0, changed: 0, unchanged: 0, deleted: 0, failed };
  const places = new Map<string, number>();
  const own = companyOfFile(report);
  const companies = new Set(own === null ? [] : [own]);
  const isList = action === 'keep' || action === 'remove';
  let isForeign = false;
  let isStale = false;

  await gatherFollowing(tx, async () => {
    for (const { element, sheet, row: number, columns } of elements) {
      signal.throwIfAborted();
      const company = own ?? companyOfElement(entity, element, report);
      const isCovered = company !== null && opensOrga(scopeFor('update'), company);
      if (isCovered) companies.add(company);
      const orgaSid = isCovered ? company : null;
      const { key, faults, fate } = !isList
        ? await importRecord(tx, scopeFor, entity, { element, report, places, number })
        : listedKey(entity, element, { report, existing, places, number });
      if (faults.some(isError)) counts.failed += 1;
      else if (fate) {
        counts[fate] += 1;
        fates.set(key?.join(' ') ?? '', fate);
      }
      for (const { path, code, values, severity = 'error' } of faults) {
        isForeign ||= code === 'foreign-company';
        isStale ||= code === 'stale-row' && report.expectedVersions !== null;
        const value = shown(element, path);
        const { column, heading } = columns?.get(path.split('.')[0] ?? '') ?? { column: path, heading: path };
        const place = { sheet, row: number, column, heading, key: key?.join(' ') ?? null };
        note({ ...place, orgaSid, severity, code, value, ...(values && { values }) });
      }
    }

    if (beside) {
      const written = await beside(scopesFor, new Set(fates.keys()));
      counts.failed += written.failed;
      for (const key of written.changed)
        if (fates.get(key) === 'unchanged') {
          counts.unchanged -= 1;
          counts.changed += 1;
        }
    }
  });

  const gone = [...existing].filter(([name]) =>
    action === 'remove' ? places.has(name) : (action === 'keep' || deleteOthers) && !places.has(name),
  );
  counts.deleted = gone.length;
  if (isList) counts.unchanged = existing.size - gone.length;
  const isFaulty = isForeign || isStale || (counts.failed > 0 && !skipInvalid);
  const areCompanies = entity.owner === 'sid';
  const faulty = isForeign && areCompanies ? 'foreign-company' : isStale ? 'stale' : 'faulty-rows';
  if (!isFaulty) for (const [, key] of gone) await deleteRecord(tx, scopeFor('delete'), entity, key);
  const effects = isFaulty ? [] : await readEffects(tx, report);
  const lostByOthers = countEffects(effects);
  const removal = { deleted: gone.length, lostByOthers, existing: existing.size, confirmed };
  const isGuarded = needsConfirmation(removal);
  const refusal = isFaulty ? faulty : isGuarded && !dryRun ? 'needs-confirmation' : null;
  const isWritten = !refusal && counts.created + counts.changed + counts.deleted > 0;
  return {
    counts,
    existing: existing.size,
    refusal,
    needsConfirmation: isGuarded,
    effects,
    companies: [...companies],
    searchMark: isWritten ? await newestPending(tx) : null,
  };
}

/** What the sender may do, as of now, each write saying which import it is of. */
async function scopesOf(tx: SystemTransaction, report: ReportRow): Promise<ScopesFor> {
  const author = authorOf(report);
  const caller = await callerNow(tx, report);
  const from = {
    platform: platformOf(report.platform),
    reportId: report.id,
    ...(author.address !== null && { address: author.address }),
    ...(author.call !== null && { call: author.call }),
  };
  return (entity) => (action) => scopeOf(caller, from, entity, action);
}

/** The keys of all records that the company has; of a file of several companies nothing is ever deleted. */
async function keysOf(tx: SystemTransaction, scope: Scope, entity: Entity, orgaSid: string) {
  if (!orgaSid || !entity.owner) return new Map<string, string[]>();
  const columns = entity.key.map((name) => columnAt('t', name));
  const rows = await tx.rows(
    { key: texts() },
    sql`
      select array[${join(columns)}] as key from ${fromTable(entity)}
      where ${where(scope, 't')} and ${columnAt('t', entity.owner)} = ${orgaSid} order by t.id`,
  );
  return new Map(rows.map(({ key }) => [key.join(' '), key]));
}

function shown(element: Row, path: string): string | null {
  const value = getAt(element, path.split('.'));
  if (value === undefined || value === null) return null;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, shownLength);
}
