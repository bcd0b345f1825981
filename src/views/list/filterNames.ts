import { draftWord } from '../../../resources/draftStates.ts';
import type { Entity } from '../../../resources/entity.ts';
import { lookedThrough, textWord } from '../../../resources/lookedThrough.ts';

/** How records stand to today, as a filter. */
export const periodWord = 'period';

/**
 * What a list is narrowed by, in this order: words, fields, the period, drafts.
 * @param names of the fields
 */
export function filterNames(entity: Entity, names: readonly string[]): string[] {
  return [
    ...(lookedThrough(entity).length > 0 ? [textWord] : []),
    ...names,
    ...(entity.period ? [periodWord] : []),
    ...(entity.drafts ? [draftWord] : []),
  ];
}
