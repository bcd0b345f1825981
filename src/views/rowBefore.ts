import type { Change } from '../../resources/calls/audit.ts';
import type { Row } from '../../resources/shape.ts';

/** What a thing was before these changes, the newest first: each says what the fields were that it changed. */
export function rowBefore(row: Row, changes: readonly Pick<Change, 'before'>[]): Row {
  return changes.reduce<Row>((later, { before }) => ({ ...later, ...(before as Row | null) }), row);
}
