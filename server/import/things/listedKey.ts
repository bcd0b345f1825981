import type { Entity } from '../../../resources/entity.ts';
import { foreign, keyIn, namedTwice, withOwner, type Element, type TakenThing } from './takeThing.ts';

/**
 * The thing that an element of a list of what to keep or to remove names; it may be the whole thing or its key. One
 * that is not there is gone already; in a list of what to keep it is a slip that would remove the one that is meant.
 */
export function listedKey(
  entity: Entity,
  element: Element['element'],
  { report, existing, places, number }: Omit<Element, 'element'> & { existing: ReadonlyMap<string, unknown> },
): TakenThing {
  const given = withOwner(entity, element, report);
  const { key, faults } = keyIn(entity, given);
  if (!key) return { key, faults };
  const owner = entity.owner ? (key[entity.key.indexOf(entity.owner)] ?? '') : '';
  if (owner !== report.orgaSid) return { key, faults: [foreign(entity, owner, report)] };
  const path = entity.key.at(-1) ?? 'sid';
  if (!existing.has(key.join(' '))) {
    const severity = report.action === 'keep' ? 'error' : 'warning';
    return { key, faults: [{ path, code: 'not-there', severity }] };
  }
  const twice = namedTwice(entity, key, places, number);
  return { key, faults: twice ? [{ ...twice, severity: 'warning' }] : [] };
}
