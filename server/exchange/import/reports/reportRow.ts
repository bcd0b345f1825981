import { z } from 'zod';
import {
  importEffect,
  type ImportAction,
  type ImportedEntity,
  type ImportStage,
  type ImportState,
} from '../../../../resources/calls/importReport.ts';
import { understoodColumn } from '../../../../resources/calls/understoodColumn.ts';
import type { ImportFormat } from '../../../../resources/exchange/importFormats.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import {
  double,
  integer,
  integers,
  json,
  nullable,
  text,
  time,
  yesNo,
  type Row,
} from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { dataset } from '../../../records/fieldsOf.ts';

const readSheet = z.strictObject({
  name: z.string(),
  headerRow: z.number(),
  lastColumn: z.number(),
  /** Equal for sheets with the same headings: what was said of one counts for all of them. */
  layout: z.string(),
  understood: z.array(understoodColumn),
});

/** A sheet as it was read. */
export type ReadSheet = z.infer<typeof readSheet>;

/** Reports of former times do not say how headings were understood. */
export const keptSheet = readSheet.partial({ understood: true, layout: true });

const asked = {
  id: text(),
  sub: text(),
  /** From where it comes: what its changes will say. */
  address: nullable(text()),
  call: nullable(text()),
  language: text<Language>(),
  /** The name of the entity that the file holds records of. */
  entity: text<ImportedEntity>(),
  action: text<ImportAction>(),
  format: text<ImportFormat>(),
  orgaSid: text(),
  fileName: nullable(text()),
  /** Of everything that the call asks for, its file included. */
  fingerprint: text(),
  dryRun: yesNo,
  deleteOthers: yesNo,
  skipInvalid: yesNo,
  confirmed: nullable(integer),
  /** Of which each record that the file replaces must have one; null for any. */
  expectedVersions: nullable(integers),
  /** So many issues are stored; the rest is counted. */
  issuesKept: integer,
  /** Whose file it takes, and whose decisions; null for an import by itself. */
  workbenchId: nullable(text()),
};

/** What an import is asked to do, by whom, and with which file. */
export type AskedImport = Row<typeof asked>;

const counts = {
  read: integer,
  created: integer,
  changed: integer,
  unchanged: integer,
  deleted: integer,
  failed: integer,
};

/** How many rows had which fate. */
export type ImportCounts = Row<typeof counts>;

/** What `reportColumns` answers. */
export const report = {
  ...asked,
  ...counts,
  /** `media`: no file of rows, but a delivery of pictures and documents. */
  format: text<ImportFormat | 'media'>(),
  createdAt: time,
  platform: dataset,
  state: text<ImportState>(),
  stage: text<ImportStage>(),
  attempts: integer,
  /** Of them, those that ended for a reason that was not the import's. */
  excused: integer,
  refusal: nullable(text()),
  sheets: json(z.array(keptSheet)),
  issueCount: integer,
  changeCount: integer,
  /** Rows of a workbench that went in without a category, or would. */
  withoutCategory: integer,
  /** Records of others that go, or lose something, with what it deletes. */
  lostByOthers: integer,
  effects: json(z.array(importEffect)),
  /** How much of its file is read, from 0 to 1. */
  share: double,
  /** How long it has run so far; null while it waits. */
  seconds: nullable(double),
};

/** An import as stored. */
export type ReportRow = Row<typeof report>;

/** The columns of a `ReportRow`; no other table of the statement has any of their names. */
export const reportColumns = sql`
  id, created_at as "createdAt", sub, address, call, language, entity, action, format, platform, orga_sid as "orgaSid",
  file_name as "fileName", fingerprint, dry_run as "dryRun", delete_others as "deleteOthers",
  skip_invalid as "skipInvalid", confirmed, expected_versions as "expectedVersions", issues_kept as "issuesKept", workbench_id as "workbenchId", state, stage, attempts, excused, refusal, sheets,
  read, created, changed, unchanged, deleted, failed,
  issue_count as "issueCount", change_count as "changeCount", without_category as "withoutCategory", lost_by_others as "lostByOthers",
  effects, share,
  extract(epoch from coalesce(finished_at, now()) - started_at)::float8 as seconds`;
