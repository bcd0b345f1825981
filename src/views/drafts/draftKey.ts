import type { Drafted } from '../../../providers/data/drafts.ts';

/** Under which the draft of a record is kept once it is read. */
export function draftKey({ platform, entity, id }: Drafted): readonly string[] {
  return ['draft', platform, entity.name, id];
}
