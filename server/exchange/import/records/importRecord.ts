import type { Action, Entity } from '../../../../resources/entity.ts';
import type { Fault } from '../../../../resources/fault.ts';
import { unknownCode } from '../../../../resources/known.ts';
import { readFields } from '../../../../resources/readFields.ts';
import { flatten, nest, removeAt, systemFields, type Row } from '../../../../resources/shape.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { isExpected } from '../../../base/expected.ts';
import { HttpProblem } from '../../../base/problems.ts';
import { judgeRecord, storeRecord } from '../../../catalogue/records/writeRecords.ts';
import { opensOrga, type Scope } from '../../../records/access/scope.ts';
import { isSameRecord } from '../../../records/judging/isSameRecord.ts';
import { readRecord, type Key, type StoredRecord } from '../../../records/readRecords.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { foreign, keyIn, namedTwice, withOwner, type Places } from './elementKey.ts';
import { mergePatch } from './mergePatch.ts';

/** What became of one element: the key that it names, what is wrong with it, and if nothing is, its fate. */
export interface ImportedRecord {
  key: Key | undefined;
  faults: readonly Fault[];
  fate?: 'created' | 'changed' | 'unchanged';
}

/** An element of a file with its place in it. */
export interface Element {
  element: Row;
  number: number;
  report: ReportRow;
  places: Places;
}

/** Stores one element of a file, as a single write of it would. */
export async function importRecord(
  tx: SystemTransaction,
  scopeFor: (action: Action) => Scope,
  entity: Entity,
  { element, number, report, places }: Element,
): Promise<ImportedRecord> {
  const given = withOwner(entity, element, report);
  const { key, faults } = keyIn(entity, given);
  const isWhole = report.action === 'replace';
  const isInParts = entity.files?.holdParts === true && !isWhole;
  if (!key) return { key, faults: isInParts ? faults : await faultsWithoutKey(tx, scopeFor, entity, given) };
  const owner = entity.owner ? key[entity.key.indexOf(entity.owner)] : undefined;
  if (isWhole && owner !== report.orgaSid) return { key, faults: [otherAddress(report)] };
  const isOthers = report.orgaSid && !isInParts && owner !== report.orgaSid;
  if (owner && (isOthers || !opensOrga(scopeFor('update'), owner)))
    return { key, faults: [foreign(entity, owner, report)] };
  const twice = namedTwice(entity, key, places, number);
  if (twice) return { key, faults: [twice] };

  const before = await readRecord(tx, scopeFor('update'), entity, key, true);
  if (entity.files?.holdParts && !before)
    return { key, faults: [{ path: 'sid', code: unknownCode(entity.name), values: { sid: key.join(' ') } }] };
  const scope = scopeFor(before ? 'update' : 'create');
  const wanted = before && isInParts ? mergePatch(nest(entity, before), given) : given;
  const verdict = await judgeRecord(tx, scope, entity, writable(entity, wanted), before);
  if (verdict.faults) return { key, faults: verdict.faults };
  const current = before && { values: { version: before.version } };
  const stale = { key, faults: [{ path: 'version', code: 'stale-row', ...current }] };
  if (isUnexpected(report, before)) return stale;
  if (before && isSameRecord(entity, before, flatten(entity, verdict.record)))
    return { key, faults: [], fate: 'unchanged' };
  if (before && isStale(given, before)) return stale;
  try {
    await storeRecord(tx, scope, entity, verdict.record, before);
  } catch (problem) {
    if (!(problem instanceof HttpProblem)) throw problem;
    const { errors = [] } = problem.details;
    return { key, faults: errors.length > 0 ? errors : [{ path: 'sid', code: problem.code }] };
  }
  return { key, faults: [], fate: before ? 'changed' : 'created' };
}

/** All that is wrong with a record that lacks a part of its key, if it is one that the sender may write. */
async function faultsWithoutKey(
  tx: SystemTransaction,
  scopeFor: (action: Action) => Scope,
  entity: Entity,
  given: Row,
): Promise<readonly Fault[]> {
  const { faults: lacking = [] } = keyIn(entity, given);
  const owner = entity.owner && readFields(entity, given)[entity.owner];
  if (typeof owner !== 'string' || !opensOrga(scopeFor('create'), owner)) return lacking;
  const { faults = lacking } = await judgeRecord(tx, scopeFor('create'), entity, writable(entity, given));
  return faults;
}

function otherAddress({ orgaSid }: ReportRow): Fault {
  return { path: 'sid', code: 'differs-from-address', values: { expected: orgaSid } };
}

/** Without what only the server writes, which a download has too. */
function writable({ fields, key }: Entity, element: Row): Row {
  const own = structuredClone(element);
  for (const [name, { at, readOnly }] of Object.entries(fields))
    if (readOnly && !key.includes(name)) removeAt(own, (at ?? name).split('.'));
  for (const name of systemFields) removeAt(own, [name]);
  return own;
}

/** Has the record another version than those that the sender expects? */
function isUnexpected({ expectedVersions }: ReportRow, before: StoredRecord | undefined): boolean {
  return !isExpected(expectedVersions ?? undefined, before?.version ?? null);
}

/** Was the element made from another version than the one that it is to replace? */
function isStale({ version }: Row, before: Row): boolean {
  return typeof version === 'number' && version !== before.version;
}
