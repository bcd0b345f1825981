import type { Draft } from '../../../resources/calls/draft.ts';
import type { Entity } from '../../../resources/entity.ts';
import { flatten, type Row } from '../../../resources/shape.ts';
import type { LeafChange } from '../../directory/Leaf.ts';
import { changedLeaves } from '../../fields/leaves/changedLeaves.ts';

/** What a draft would change in a record, leaf by leaf; what only the server writes is none of it. */
export function draftChanges(entity: Entity, record: Row, { record: drafted }: Draft): LeafChange[] {
  const row = flatten(entity, drafted);
  const written = Object.entries(entity.fields).filter(
    ([, { kind, readOnly }]) => !readOnly && kind !== 'derived',
  );
  const of = (all: Row) => Object.fromEntries(written.map(([name]) => [name, all[name] ?? null]));
  return changedLeaves(entity, of(record), of(row));
}
