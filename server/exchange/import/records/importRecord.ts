import type { Action, Entity } from '../../../../resources/entity.ts';
import { issueOf } from '../../../../resources/issueOf.ts';
import { validateRecord } from '../../../../resources/validateRecord.ts';
import { flatten, getAt, nest, systemFields, type Row } from '../../../../resources/shape.ts';
import { opensOrga, type Scope } from '../../../records/access/scope.ts';
import type { Transaction } from '../../../base/database/connect.ts';
import { HttpProblem, type Fault as ProblemFault } from '../../../base/problems.ts';
import { readRecord, type Key } from '../../../records/readRecords.ts';
import { isSameValue } from '../../../records/sameValue.ts';
import { storedFields } from '../../../records/select.ts';
import { createRecord, replaceRecord } from '../../../catalogue/records/writeRecords.ts';
import type { ReportRow } from '../reports/reportRow.ts';
import { mergePatch } from './mergePatch.ts';

export interface Fault extends Pick<ProblemFault, 'path' | 'code' | 'values'> {
  severity?: 'error' | 'warning';
}

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
  /** Where in the file each key was named first; this one is added. */
  places: Map<string, number>;
}

/** Companies are changed by parts, unless one is replaced; of other things a file holds the whole. */
function comesInParts({ name }: Entity, { action }: ReportRow): boolean {
  return name === 'orga' && action !== 'replace';
}

/** Stores one element of a file, as a single write of it would. */
export async function importRecord(
  tx: Transaction,
  scopeFor: (action: Action) => Scope,
  entity: Entity,
  { element, number, report, places }: Element,
): Promise<ImportedRecord> {
  const given = withOwner(entity, element, report);
  const { key, faults } = keyIn(entity, given);
  if (!key) return { key, faults };
  const owner = entity.owner ? key[entity.key.indexOf(entity.owner)] : undefined;
  const isInParts = comesInParts(entity, report);
  if (report.action === 'replace' && owner !== report.orgaSid) return { key, faults: [otherAddress(report)] };
  const isOthers = report.orgaSid && !isInParts && owner !== report.orgaSid;
  if (owner && (isOthers || !opensOrga(scopeFor('update'), owner)))
    return { key, faults: [foreign(entity, owner, report)] };
  const twice = namedTwice(entity, key, places, number);
  if (twice) return { key, faults: [twice] };

  const before = await readRecord(tx, scopeFor('update'), entity, key, true);
  if (entity.name === 'orga' && !before)
    return { key, faults: [{ path: 'sid', code: 'missing-reference', values: { sid: key.join(' ') } }] };
  const wanted = before && isInParts ? mergePatch(nest(entity, before), given) : given;
  const { data, error } = validateRecord(entity, wanted, before && nest(entity, before));
  if (error) return { key, faults: error.issues.flatMap(issueOf) };
  const row = writable(entity, flatten(entity, data));
  const current = before && { values: { version: Number(before.version) } };
  const stale = { key, faults: [{ path: 'version', code: 'stale-row', ...current }] };
  if (isUnexpected(report, before)) return stale;
  if (before && isSame(entity, before, row)) return { key, faults: [], fate: 'unchanged' };
  if (before && isStale(given, before)) return stale;
  try {
    if (before) await replaceRecord(tx, scopeFor('update'), entity, key, row);
    else await createRecord(tx, scopeFor('create'), entity, row);
  } catch (problem) {
    if (!(problem instanceof HttpProblem)) throw problem;
    const { errors = [] } = problem.details;
    return { key, faults: errors.length > 0 ? errors : [{ path: 'sid', code: problem.code }] };
  }
  return { key, faults: [], fate: before ? 'changed' : 'created' };
}

/** The key that an element names, or what it lacks of one. */
export function keyIn(
  entity: Entity,
  element: Row,
): { key: Key; faults: [] } | { key: undefined; faults: Fault[] } {
  const parts = entity.key.map((name) => {
    const path = entity.fields[name]?.at ?? name;
    return { path, value: getAt(element, path.split('.')) };
  });
  const faults = parts.flatMap(({ path, value }) =>
    typeof value === 'string' && value !== '' ? [] : [{ path, code: 'required' }],
  );
  if (faults.length > 0) return { key: undefined, faults };
  return { key: parts.map(({ value }) => String(value)), faults: [] };
}

/** A file for one company need not repeat its sid. */
export function withOwner(entity: Entity, element: Row, { orgaSid, action }: ReportRow): Row {
  if (!orgaSid || !entity.owner || (entity.owner === 'sid' && action !== 'replace')) return element;
  return { [entity.owner]: orgaSid, ...element };
}

/** The fault of a thing that belongs to another company than the import. */
export function foreign({ owner = 'sid' }: Entity, orga: string, { orgaSid }: ReportRow): Fault {
  return { path: owner, code: 'foreign-company', values: { orga, own: orgaSid || '–' } };
}

function otherAddress({ orgaSid }: ReportRow): Fault {
  return { path: 'sid', code: 'differs-from-address', values: { expected: orgaSid } };
}

/** Notes where a key is named; a fault when that was done before. */
export function namedTwice(
  entity: Entity,
  key: Key,
  places: Map<string, number>,
  number: number,
): Fault | undefined {
  const name = key.join(' ');
  const former = places.get(name);
  if (former !== undefined)
    return { path: entity.key.at(-1) ?? 'sid', code: 'duplicate-key', values: { row: former } };
  places.set(name, number);
  return undefined;
}

/** Without what only the server writes, which a download has too. */
function writable({ fields }: Entity, row: Row): Row {
  const system: readonly string[] = systemFields;
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !fields[name]?.readOnly && !system.includes(name)),
  );
}

function isSame(entity: Entity, before: Row, row: Row): boolean {
  return storedFields(entity).every(
    (name) => entity.fields[name]?.readOnly || isSameValue(filled(before[name]), filled(row[name])),
  );
}

/** An empty list is as good as none. */
function filled(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? null : value;
}

/** Has the thing another version than the one that the sender said it has? */
function isUnexpected({ expectedVersion }: ReportRow, before: Row | undefined): boolean {
  return expectedVersion !== null && before?.version !== expectedVersion;
}

/** Was the element made from another version than the one that it is to replace? */
function isStale({ version }: Row, before: Row): boolean {
  return typeof version === 'number' && version !== before.version;
}
