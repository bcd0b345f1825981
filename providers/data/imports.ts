import type { ImportReport, ImportSummary } from '../../resources/calls/importReport.ts';
import type { importCalls } from '../../resources/calls/imports.ts';
import type { ImportUndone, undoCalls } from '../../resources/calls/undo.ts';
import { imports } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { protectedRead, readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

/** By its name, is the file a table: an Excel workbook, or a text with separators? */
export function isTable(fileName: string): boolean {
  return /\.(xlsx|csv|tsv|txt)$/i.test(fileName);
}

/** A report with its first issues and changes; undefined without a session. Throws `Problem`. */
export function readReport(id: string): Promise<ImportReport | undefined> {
  return readJson(`/api/import/report/${encodeURIComponent(id)}`, undefined);
}

/** The latest imports of a company, newest first. Throws `Problem`. */
export async function latestImports(platform: PlatformKey, orgaSid?: string): Promise<ImportSummary[]> {
  return (await importsOf(platform, { orgaSid, range: [0, 4] })).imports;
}

/** The caller's own imports that have not ended, for whichever company, newest first. Throws `Problem`. */
export async function runningImports(platform: PlatformKey): Promise<ImportSummary[]> {
  return (await importsOf(platform, { isRunning: true, range: [0, 4] })).imports;
}

interface Wanted {
  orgaSid?: string | undefined;
  /** Only the caller's own that have not ended? */
  isRunning?: boolean;
  /** Only those that failed or were refused? */
  areFailed?: boolean;
  /** None that only checked a file? */
  areWritten?: boolean;
  /** Only those of this day and later, as ISO 8601. */
  since?: string | undefined;
  range: readonly [number, number];
}

/** The imports that the caller may know of, the latest first, and how many there are. Throws `Problem`. */
export async function importsOf(
  platform: PlatformKey,
  { orgaSid, isRunning, areFailed, areWritten, since, range }: Wanted,
): Promise<{ imports: ImportSummary[]; total: number }> {
  const query = new URLSearchParams({
    platform,
    range: JSON.stringify(range),
    ...(orgaSid && { orga: orgaSid }),
    ...(isRunning && { running: 'true' }),
    ...(areFailed && { failed: 'true' }),
    ...(areWritten && { dryRuns: 'false' }),
    ...(since && { since }),
  });
  return protectedRead({ imports: [], total: 0 }, async () => {
    const response = await authorizedRequest(`/api/import/report?${query.toString()}`);
    const total = Number(response.headers.get('content-range')?.split('/').at(-1) ?? 0);
    return { imports: await answerOf<typeof importCalls.reports>(response), total };
  });
}

/** Takes an import back, or says what that would do. Throws `Problem`. */
export async function undoImport(id: string, dryRun: boolean): Promise<ImportUndone> {
  const url = `/api/import/report/${encodeURIComponent(id)}/undo?dryRun=${dryRun}`;
  const response = await authorizedRequest(url, { method: 'POST' });
  return answerOf<typeof undoCalls.report>(response);
}

const dayMs = 24 * 3_600_000;

/** Can the import be taken back? */
export function isUndoable({ state, dryRun, createdAt }: ImportSummary): boolean {
  const age = Date.now() - Date.parse(createdAt);
  return !dryRun && (state === 'applied' || state === 'searchable') && age < imports.keepDays * dayMs;
}

/** Address of the uploaded workbook with its faulty cells marked. */
export function markedWorkbookUrl(id: string): string {
  return `/api/import/report/${encodeURIComponent(id)}/xlsx`;
}

/** Address of all products of a company as a workbook. */
export function startingFileUrl(platform: PlatformKey, orgaSid: string): string {
  return `/api/import/product/xlsx/${platform}/${encodeURIComponent(orgaSid)}/all`;
}
