import type { Row } from '../../../../resources/shape.ts';

/** A record with a patch applied: objects are merged, `null` removes, everything else replaces (RFC 7396). */
export function mergePatch(target: Row, patch: Row): Row {
  const merged = new Map(Object.entries(target));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(value) ? mergePatch(objectAt(merged.get(name)), value) : value);
  }
  // Whatever a name is, such as `__proto__`, it becomes a field and nothing else.
  return Object.fromEntries(merged);
}

function objectAt(value: unknown): Row {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
