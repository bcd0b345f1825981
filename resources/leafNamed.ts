import type { Entity } from './entity.ts';
import { wordsOf } from './kinds/conditionWords.ts';
import { leavesAt, type NamedLeaf } from './leavesAt.ts';
import { momentField, systemMoments } from './systemMoments.ts';

/** The leaf that stands at this place; undefined where none does of which a list can ask something. */
export function leafNamed(entity: Pick<Entity, 'fields'>, place: string): NamedLeaf | undefined {
  const moment = systemMoments.find((name) => name === place);
  if (moment) return { name: moment, within: [], field: momentField };
  return leavesAt(entity, place).find(({ field }) => wordsOf(field).length > 0);
}
