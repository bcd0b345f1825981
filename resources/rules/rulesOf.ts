import type { Entity } from '../entity.ts';
import { contentFitsItsType } from './contentFitsItsType.ts';
import type { RecordRule } from './recordRule.ts';

/** What the fields of one record keep together: as its entity says, and what blocks keep wherever they stand. */
export function rulesOf({ fields, rules = [] }: Pick<Entity, 'fields' | 'rules'>): RecordRule[] {
  const ofBlocks = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'object' && field.areBlocks ? [contentFitsItsType(name)] : [],
  );
  return [...ofBlocks, ...rules];
}
