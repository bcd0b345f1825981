import type { Row } from '../../../../resources/shape.ts';

/** A thing with a patch applied: objects are merged, `null` removes, everything else replaces (RFC 7396). */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), value));
  }
  // Whatever a name is, such as `__proto__`, it becomes a field and nothing else.
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
