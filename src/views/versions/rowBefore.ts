import type { Change } from '../../../resources/calls/change.ts';
import { isRow, type Row } from '../../../resources/shape.ts';

/** What a record was before these changes, the newest first: each says what the fields were that it changed. */
export function rowBefore(row: Row, changes: readonly Pick<Change, 'before'>[]): Row {
  return changes.reduce<Row>(
    (later, { before }) => ({ ...later, ...(isRow(before) ? before : undefined) }),
    row,
  );
}
