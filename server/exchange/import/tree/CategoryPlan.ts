import type { RecordCell, TableRow } from '../records/tableRows.ts';
import type { Row } from '../../../../resources/shape.ts';

/** A row of a table of categories, as it is to be stored. */
export interface PlannedCategory {
  row: TableRow;
  sid: string;
  /** The whole record, with what the row does not say as it is stored. */
  element: Row;
  /** Where it is to hang: the sid above it, null for nowhere; nothing where the table does not say. */
  parentSid?: string | null;
  /** Among its siblings, where the table says so. */
  position?: number;
  /** What else it is called, by language; those that are there already among it. */
  terms: { language: string; texts: string[]; cell: RecordCell }[];
  /** The attributes that it asks for, all of them; nothing where the row does not say. */
  asked?: ReadonlyMap<string, boolean>;
}
