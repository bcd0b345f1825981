import type { ImportReport, ImportSummary } from '../../resources/calls/importReport.ts';
import type { ImportUndone } from '../../resources/calls/undo.ts';
import { imports } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { protectedRead, readJson } from '../auth/protectedRead.ts';
import { Problem } from '../fetch.ts';
import { sendings, type ImportKind } from './importKinds.ts';
import { serverSentEvents } from './serverSentEvents.ts';
import { upload } from './upload.ts';

/** How a file is to be imported (api: Import). */
export interface ImportOptions {
  dryRun: boolean;
  deleteOthers: boolean;
  skipInvalid?: boolean;
  /** How many things may be removed, as the dry run gave it. */
  confirm?: number;
}

interface Start {
  platform: PlatformKey;
  kind: ImportKind;
  orgaSid: string;
  file: File;
  options: ImportOptions;
  /** The same key for the same attempt, so that sending it again is no second import. */
  attempt: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a file and returns the id of its report as soon as the server has accepted it. Throws `Problem`. */
export async function startImport({
  platform,
  kind,
  orgaSid,
  file,
  options,
  attempt,
  ...progress
}: Start): Promise<string> {
  const form = new FormData();
  // Before the file, so that the server knows whose it is while it streams in.
  form.append('orgaSid', orgaSid);
  form.append('file', file);
  const { json: asJson, xlsx: asWorkbook = asJson, isBlackList } = sendings[kind];
  const sending = isWorkbook(file.name) ? asWorkbook : asJson;
  const query = new URLSearchParams(
    Object.entries(options).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [[name, String(value)]],
    ),
  );
  if (isBlackList !== undefined) query.set('isBlackList', String(isBlackList));
  const { location, json } = await upload({
    method: sending.method,
    url: `/api${sending.path.replace('{platform}', platform)}?${query.toString()}`,
    form,
    headers: { prefer: 'respond-async', 'idempotency-key': attempt },
    ...progress,
  });
  return location?.split('/').at(-1) ?? String(json.id);
}

/** By its name, is the file an Excel workbook? */
export function isWorkbook(fileName: string): boolean {
  return /\.xlsx$/i.test(fileName);
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
  range: readonly [number, number];
}

/** The imports that the caller may know of, the latest first, and how many there are. Throws `Problem`. */
export async function importsOf(
  platform: PlatformKey,
  { orgaSid, isRunning, range }: Wanted,
): Promise<{ imports: ImportSummary[]; total: number }> {
  const query = new URLSearchParams({
    platform,
    range: JSON.stringify(range),
    ...(orgaSid && { orga: orgaSid }),
    ...(isRunning && { running: 'true' }),
  });
  return protectedRead({ imports: [], total: 0 }, async () => {
    const response = await authorizedRequest(`/api/import/report?${query.toString()}`);
    const total = Number(response.headers.get('content-range')?.split('/').at(-1) ?? 0);
    return { imports: (await response.json()) as ImportSummary[], total };
  });
}

/** Takes an import back, or says what that would do. Throws `Problem`. */
export async function undoImport(id: string, dryRun: boolean): Promise<ImportUndone> {
  const url = `/api/import/report/${encodeURIComponent(id)}/undo?dryRun=${dryRun}`;
  const response = await authorizedRequest(url, { method: 'POST' });
  return (await response.json()) as ImportUndone;
}

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
export function productsWorkbookUrl(platform: PlatformKey, orgaSid: string): string {
  return `/api/import/product/xlsx/${platform}/${encodeURIComponent(orgaSid)}/all`;
}

const dayMs = 24 * 3_600_000;
const retryAfterMs = 2000;
const pollEveryMs = 1000;
const pollForMs = 60_000;

interface Follow {
  onProgress: (summary: ImportSummary) => void;
  /** Hears when the connection is lost, and when it is back. */
  onConnection: (isConnected: boolean) => void;
  signal: AbortSignal;
}

/**
 * Follows an import until it has ended, through lost connections, and a written one until it is searchable.
 * Ends quietly when aborted, or without a session. Throws `Problem` when there is no such import for the caller.
 */
export async function followImport(id: string, { onProgress, onConnection, signal }: Follow): Promise<void> {
  let last: ImportSummary | undefined;
  while (!signal.aborted && !(last && hasEnded(last))) {
    try {
      const url = `/api/import/report/${encodeURIComponent(id)}/events`;
      const init = { headers: { accept: 'text/event-stream' }, signal };
      const response = await protectedRead(undefined, () => authorizedRequest(url, init));
      if (!response) return;
      onConnection(true);
      for await (const { data } of serverSentEvents(response)) {
        last = JSON.parse(data) as ImportSummary;
        onProgress(last);
      }
    } catch (error) {
      if (error instanceof Problem && error.status < 500) throw error;
      if (!signal.aborted) onConnection(false);
    }
    if (!(last && hasEnded(last))) await wait(retryAfterMs, signal);
  }
  const until = Date.now() + pollForMs;
  while (!signal.aborted && last?.state === 'applied' && !last.dryRun && Date.now() < until) {
    await wait(pollEveryMs, signal);
    const report = await readReport(id);
    if (!report) return;
    last = report;
    onProgress(report);
  }
}

/** Has the import come to its end, whatever it is? */
export function hasEnded({ state }: Pick<ImportSummary, 'state'>): boolean {
  return state !== 'queued' && state !== 'running';
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
