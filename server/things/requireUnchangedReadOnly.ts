import type { Entity } from '../../resources/entity.ts';
import { systemFields, type Row } from '../../resources/shape.ts';
import { unprocessable } from '../problems.ts';

/**
 * Read-only fields and the key may be sent back, but only as they are stored (api: fields). Throws 422 naming
 * those that differ.
 */
export function requireUnchangedReadOnly(entity: Entity, stored: Row, sent: Row): void {
  const fixed = [
    ...Object.entries(entity.fields).flatMap(([name, field]) =>
      field.readOnly || entity.key.includes(name) ? [name] : [],
    ),
    ...systemFields,
  ];
  const faults = fixed.flatMap((name) => {
    const value = sent[name];
    if (value === undefined || value === null || sameJson(value, stored[name])) return [];
    return [{ path: entity.fields[name]?.at ?? name, code: 'read-only' }];
  });
  if (faults.length > 0) throw unprocessable(faults);
}

function sameJson(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner) && !(inner instanceof Date)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
