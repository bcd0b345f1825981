import { text, texts, type Row } from '../../../base/database/column.ts';
import { copyRows } from '../../../base/database/copyRows.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { recorded } from '../../../records/readChanges.ts';

/** How changes are answered that are read back. */
export const writtenChange = {
  entity: text(),
  key: texts(),
  kind: text<'created' | 'changed' | 'deleted'>(),
  before: recorded,
  after: recorded,
};

/** A change as it is read back. */
export type ReadChange = Row<typeof writtenChange>;

/** Keeps what a dry run would change, for its report. */
export async function keepPreview(
  tx: SystemTransaction,
  reportId: string,
  changes: readonly ReadChange[],
): Promise<void> {
  await copyRows(
    tx,
    'import_preview',
    ['report_id', 'entity', 'key', 'kind', 'before', 'after'],
    changes.map(({ entity, key, kind, before, after }) => [reportId, entity, key, kind, before, after]),
  );
}
