import type { Entity } from '../../resources/entity.ts';
import { nest, type Row } from '../../resources/shape.ts';

/**
 * What is sent for a row as a form holds it, in the nesting of the API: what cannot be written is left
 * out, and so is what is empty, as a field that is not mentioned is cleared.
 */
export function toJson(entity: Pick<Entity, 'fields'>, row: Row): Row {
  const written: Row = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly || field.kind === 'derived') continue;
    const value = withoutEmpty(row[name]);
    if (value !== undefined) written[name] = value;
  }
  return nest(entity, written);
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  // Empty parts of a list keep their place, so that a fault names the line that people see.
  if (Array.isArray(value))
    return value
      .map((item) => withoutEmpty(item) ?? {})
      .filter((item, index) => isPart(value[index]) || !isPart(item));
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value).flatMap(([name, part]) => {
    const kept = withoutEmpty(part);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

function isPart(item: unknown): boolean {
  return typeof item === 'object' && item !== null;
}
