import type { Entity } from './entity.ts';
import { schemaOf } from './schemaOf.ts';
import { getAt, setAt, type Row } from './shape.ts';

/**
 * Is a thing as it has to be? A text that is at fault but is stored just so, from a time when less was asked, is let
 * through: it keeps nobody from saving something else.
 */
export function validateRecord(entity: Pick<Entity, 'fields' | 'rules'>, thing: unknown, stored?: Row) {
  const schema = schemaOf(entity);
  const strict = schema.safeParse(thing, { reportInput: true });
  if (strict.success || !stored) return strict;
  const places = strict.error.issues.map(({ path }) => path.map(String));
  const isOld = (place: string[]) =>
    typeof getAt(thing, place) === 'string' && getAt(thing, place) === getAt(stored, place);
  if (!places.every(isOld)) return strict;
  const others = structuredClone(thing) as Row;
  for (const place of places) setAt(others, place, undefined);
  const judged = schema.safeParse(others, { reportInput: true });
  if (!judged.success) return strict;
  for (const place of places) setAt(judged.data, place, getAt(stored, place));
  return judged;
}
