import type { Entity } from '../../../resources/entity.ts';
import type { Fault } from '../../../resources/fault.ts';
import { getAt, setAt, type Row } from '../../../resources/shape.ts';
import type { Key } from '../../records/readRecords.ts';

/** The record with the key that its address says, and where the record itself says another one. */
export function withKey(entity: Entity, given: Row, key: Key): { record: Row; faults: Fault[] } {
  const record = structuredClone(given);
  const faults = entity.key.flatMap((name, index) => {
    const place = entity.fields[name]?.at ?? name;
    const path = place.split('.');
    const expected = key[index] ?? '';
    const said = getAt(record, path) ?? null;
    const holder = getAt(record, path.slice(0, -1)) ?? {};
    // What stands where the key would be looked for may be anything: it is judged with the rest.
    if (typeof holder === 'object') setAt(record, path, expected);
    return said === null || said === expected
      ? []
      : [{ path: place, code: 'differs-from-address', values: { expected } }];
  });
  return { record, faults };
}
