import type {
  ImportAction,
  ImportedEntity,
  ImportStage,
  ImportState,
} from '../../../../resources/calls/importReport.ts';
import type { Language } from '../../../../resources/languages.ts';
import type { DatasetKey } from '../../../../resources/platforms.ts';
import type { Fragment } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';

/** A sheet as it was read. */
export interface ReadSheet {
  name: string;
  headerRow: number;
  lastColumn: number;
  /** Its headings, and the field that each was taken for; null where it is not read. */
  understood: { column: string; heading: string; field: string | null }[];
}

export type ImportFormat = 'xlsx' | 'json';

/** How many rows had which fate. */
export interface ImportCounts {
  read: number;
  created: number;
  changed: number;
  unchanged: number;
  deleted: number;
  failed: number;
}

/** What an import is asked to do, by whom, and with which file. */
export interface AskedImport {
  id: string;
  sub: string;
  /** From where it comes: what its changes will say. */
  address: string | null;
  call: string | null;
  language: Language;
  entity: ImportedEntity;
  action: ImportAction;
  format: ImportFormat;
  orgaSid: string;
  fileName: string | null;
  /** Of everything that the call asks for, its file included. */
  fingerprint: string;
  dryRun: boolean;
  deleteOthers: boolean;
  skipInvalid: boolean;
  confirmed: number | null;
  /** Of each thing that the file replaces; null for any. */
  expectedVersion: number | null;
}

/** An import as stored. */
export interface ReportRow extends AskedImport, ImportCounts {
  createdAt: Date;
  platform: DatasetKey;
  state: ImportState;
  stage: ImportStage;
  attempts: number;
  refusal: string | null;
  sheets: ReadSheet[];
  issueCount: number;
  changeCount: number;
  share: number;
  seconds: number | null;
}

/** The columns of a `ReportRow`. */
export function reportColumns(): Fragment {
  return sql`
    id, created_at as "createdAt", sub, address, call, language, entity, action, format, platform, orga_sid as "orgaSid",
    file_name as "fileName", fingerprint, dry_run as "dryRun", delete_others as "deleteOthers",
    skip_invalid as "skipInvalid", confirmed, expected_version as "expectedVersion", state, stage, attempts, refusal, sheets,
    read, created, changed, unchanged, deleted, failed,
    issue_count as "issueCount", change_count as "changeCount", share,
    extract(epoch from coalesce(finished_at, now()) - started_at)::float8 as seconds`;
}
