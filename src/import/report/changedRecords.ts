import type { ImportReport } from '../../../resources/calls/importReport.ts';
import type { Entity } from '../../../resources/entity.ts';
import { formFields } from '../../../providers/data/formErrors.ts';
import type { LeafChange } from '../../directory/Leaf.ts';
import { changedLeaves } from '../../fields/leaves/changedLeaves.ts';

type FieldChange = ImportReport['changes'][number];

export interface ChangedRecord {
  key: string;
  /** Of a record that comes or goes as a whole only the sid is named. */
  fate?: 'created' | 'deleted';
  leaves: LeafChange[];
  /** What stands in no leaf that anybody writes. */
  others: FieldChange[];
}

/** The changes of an import record by record, down to the leaves in the order of their fields (behaviour B219). */
export function changedRecords(entity: Entity, changes: readonly FieldChange[]): ChangedRecord[] {
  return [...Map.groupBy(changes, ({ key }) => key)].map(([key, ofOne]) => {
    const fate = ofOne.map(fateOf).find((one) => one !== undefined);
    const fields = ofOne
      .filter((change) => fateOf(change) === undefined)
      .map((change) => ({ change, name: formFields(entity, change.field)[0] ?? change.field }));
    const rowOf = (side: 'before' | 'after') =>
      Object.fromEntries(fields.map(({ name, change }) => [name, change[side]]));
    const leaves = changedLeaves(entity, rowOf('before'), rowOf('after'));
    const told = new Set(leaves.map(({ leaf: { path } }) => path[0]));
    const others = fields.flatMap(({ name, change }) => (told.has(name) ? [] : [change]));
    return { key, ...(fate && { fate }), leaves, others };
  });
}

function fateOf({ field, before, after }: FieldChange): ChangedRecord['fate'] {
  if (field !== 'sid') return undefined;
  return before === null ? 'created' : after === null ? 'deleted' : undefined;
}
