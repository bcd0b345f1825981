import type { Change } from '../../../resources/calls/change.ts';
import type { Row } from '../../../resources/shape.ts';
import { rowBefore } from './rowBefore.ts';

/** What a record was since a change, until the next one. */
export interface RecordVersion {
  /** By which change it became so. */
  change: Change;
  row: Row;
}

/**
 * The versions of a record that its changes tell, the newest first: the record as it is, and what it was before each change.
 * A deletion leaves none.
 * @param changes the newest first, without a gap
 */
export function versionsOf(record: Row, changes: readonly Change[]): RecordVersion[] {
  return changes.flatMap((change, index) =>
    change.kind === 'deleted' ? [] : [{ change, row: rowBefore(record, changes.slice(0, index)) }],
  );
}
