import type { Draft } from '../../../resources/calls/draft.ts';
import type { Entity } from '../../../resources/entity.ts';
import { flatten, type Row } from '../../../resources/shape.ts';
import { mergeVersions } from '../versions/mergeVersions.ts';

/**
 * A draft as it is worked on further: what it changes, on top of the record as that stands by now. Where both changed the same, the
 * draft holds.
 */
export function broughtForward(entity: Entity, record: Row, { base, record: drafted }: Draft): Row {
  const mine = flatten(entity, drafted);
  return base ? mergeVersions(entity, { base: flatten(entity, base), mine, theirs: record }).row : mine;
}
