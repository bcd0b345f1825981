import type { Entity } from '../../../../resources/entity.ts';
import type { Fault } from '../../../../resources/fault.ts';
import { readFields } from '../../../../resources/readFields.ts';
import { getAt, type Row } from '../../../../resources/shape.ts';
import type { Key } from '../../../records/readRecords.ts';
import type { ReportRow } from '../reports/reportRow.ts';

/** Where in a file each key was named first, by its parts with blanks between. */
export type Places = Map<string, number>;

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

/** Whose record an element is meant to be; null where it does not say. */
export function companyOfElement(entity: Entity, element: Row, report: ReportRow): string | null {
  const named = entity.owner && readFields(entity, withOwner(entity, element, report))[entity.owner];
  return typeof named === 'string' ? named : null;
}

/** The fault of a record that belongs to another company than the import. */
export function foreign({ owner = 'sid' }: Entity, orga: string, { orgaSid }: ReportRow): Fault {
  return { path: owner, code: 'foreign-company', values: { orga, own: orgaSid || '–' } };
}

/** Notes where a key is named; a fault when that was done before. */
export function namedTwice(entity: Entity, key: Key, places: Places, number: number): Fault | undefined {
  const name = key.join(' ');
  const former = places.get(name);
  if (former !== undefined)
    return { path: entity.key.at(-1) ?? 'sid', code: 'duplicate-key', values: { row: former } };
  places.set(name, number);
  return undefined;
}
