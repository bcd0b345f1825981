import type { Entity } from '../../../../resources/entity.ts';
import { issueOf } from '../../../../resources/issueOf.ts';
import { schemaOf } from '../../../../resources/schemaOf.ts';
import type { Row } from '../../../../resources/shape.ts';
import {
  foreign,
  keyIn,
  namedTwice,
  withOwner,
  type Element,
  type Fault,
  type ImportedRecord,
} from './importRecord.ts';

/**
 * The thing that an element of a list of what to keep or to remove names; it may be the whole thing or its key. One
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
  const unknown = unknownFields(entity, given);
  if (unknown.length > 0) return { key, faults: unknown };
  const path = entity.key.at(-1) ?? 'sid';
  if (!existing.has(key.join(' '))) {
    const severity = report.action === 'keep' ? 'error' : 'warning';
    return { key, faults: [{ path, code: 'not-there', severity }] };
  }
  const twice = namedTwice(entity, key, places, number);
  return { key, faults: twice ? [{ ...twice, severity: 'warning' }] : [] };
}

/** Beside its key a thing may say what it likes of its own fields: of what is listed nothing is written. */
function unknownFields(entity: Entity, given: Row): Fault[] {
  const { error } = schemaOf(entity).safeParse(given, { reportInput: true });
  return error?.issues.flatMap(issueOf).filter(({ code }) => code === 'unknown-field') ?? [];
}
