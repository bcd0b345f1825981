import { z } from 'zod';
import { columnDecision, valueDecision } from '../../../../resources/calls/workbenchDecisions.ts';
import type { ImportFormat } from '../../../../resources/exchange/importFormats.ts';
import { integer, json, nullable, text, time, yesNo, type Row } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { dataset } from '../../../records/fieldsOf.ts';
import { keptGroup } from '../groups/keptGroup.ts';
import { keptSheet } from '../reports/reportRow.ts';

const tallied = z.strictObject({
  code: z.string(),
  field: z.string().nullable(),
  severity: z.enum(['error', 'warning']),
  count: z.number(),
  ofRows: z.number(),
  heading: z.string().nullable(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What `workbenchColumns` answers. */
export const workbenchShape = {
  id: text(),
  platform: dataset,
  orgaSid: text(),
  format: text<ImportFormat>(),
  fileName: nullable(text()),
  fileBytes: integer,
  fileHash: text(),
  fileRows: integer,
  deleteOthers: yesNo,
  columns: json(z.array(columnDecision)),
  values: json(z.array(valueDecision)),
  groups: json(z.array(keptGroup)),
  /** As they were understood last. */
  sheets: json(z.array(keptSheet)),
  /** How much of what was found, where that is more than is kept one by one. */
  tally: nullable(json(z.array(tallied))),
  version: integer,
  /** The newest look at the file, a dry run or a run, and the newest run. */
  reportId: nullable(text()),
  runId: nullable(text()),
  rowsAreKept: yesNo,
  createdAt: time,
  touchedAt: time,
};

/** A workbench as stored. */
export type WorkbenchRow = Row<typeof workbenchShape>;

/** The columns of a `WorkbenchRow` of the workbench `w`. */
export const workbenchColumns = sql`
  w.id, w.platform, w.orga_sid as "orgaSid", w.format, w.file_name as "fileName", w.file_bytes as "fileBytes",
  w.file_hash as "fileHash", w.file_rows as "fileRows", w.delete_others as "deleteOthers", w.columns, w."values",
  w.groups, w.sheets, w.tally, w.version, w.report_id as "reportId", w.run_id as "runId", w.rows_are_kept as "rowsAreKept",
  w.created_at as "createdAt", w.touched_at as "touchedAt"`;
