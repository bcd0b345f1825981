import type { Entity } from '../../../../resources/entity.ts';
import { validateRecord } from '../../../../resources/validateRecord.ts';
import { foreign, keyIn, namedTwice, withOwner } from './elementKey.ts';
import type { Element, ImportedRecord } from './importRecord.ts';

/**
 * The record that an element of a list of what to keep or to remove names; it may be the whole record or its key. One
 * that is not there is gone already; in a list of what to keep it is a slip that would remove the one that is meant.
 */
export function listedKey(
  entity: Entity,
  element: Element['element'],
  { report, existing, places, number }: Omit<Element, 'element'> & { existing: ReadonlyMap<string, unknown> },
): ImportedRecord {
  const given = withOwner(entity, element, report);
  const { key, faults } = keyIn(entity, given);
  if (!key) return { key, faults };
  const owner = entity.owner ? (key[entity.key.indexOf(entity.owner)] ?? '') : '';
  if (owner !== report.orgaSid) return { key, faults: [foreign(entity, owner, report)] };
  // Beside its key a record may say what it likes of its own fields: of what is listed nothing is written.
  const { faults: found = [] } = validateRecord(entity, given, { isPart: true });
  const unknown = found.filter(({ code }) => code === 'unknown-field');
  if (unknown.length > 0) return { key, faults: unknown };
  const path = entity.key.at(-1) ?? 'sid';
  if (!existing.has(key.join(' '))) {
    const severity = report.action === 'keep' ? 'error' : 'warning';
    return { key, faults: [{ path, code: 'not-there', severity }] };
  }
  const twice = namedTwice(entity, key, places, number);
  return { key, faults: twice ? [{ ...twice, severity: 'warning' }] : [] };
}
