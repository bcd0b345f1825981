import type { WorkbenchDecisions } from '../../resources/calls/workbenchDecisions.ts';
import type { workbenchCalls } from '../../resources/calls/workbench.ts';
import type { ChangedProduct, LayoutColumns, Workbench } from '../../resources/calls/workbenchAnswers.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { protectedRead } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';
import { upload } from './upload.ts';
import { uploadInParts } from './uploadInParts.ts';

type Calls = typeof workbenchCalls;

/** Which workbench is meant. */
export interface WorkbenchKey {
  platform: PlatformKey;
  id: string;
}

/** What of it is shown: both ends included. */
export type Range = readonly [first: number, last: number];

interface Begin {
  platform: PlatformKey;
  orgaSid: string;
  file: File;
  deleteOthers: boolean;
  /** The same key for the same attempt, so that sending it again begins no second one. */
  attempt: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Beyond this a file comes in parts: what a cut takes away of it is one of them at most. */
const wholeBytes = 8 * 1024 * 1024;

/** Uploads a file of products and returns the id of the workbench that it began. Throws `Problem`. */
export async function beginWorkbench({
  platform,
  orgaSid,
  file,
  deleteOthers,
  attempt,
  ...progress
}: Begin): Promise<string> {
  const query = deleteOthers ? '?deleteOthers=true' : '';
  if (file.size > wholeBytes) {
    const { onProgress, signal } = progress;
    const id = await uploadInParts({
      platform,
      orgaSid,
      file,
      path: file.name,
      onProgress: (bytes) => onProgress(bytes / file.size),
      signal,
    });
    await authorizedRequest(`/api/import/workbench/${platform}/upload/${id}${query}`, {
      method: 'POST',
      signal,
    });
    return id;
  }
  const form = new FormData();
  // The company before the file, so that the server knows whose it is while it streams in.
  form.append('orgaSid', orgaSid);
  form.append('file', file);
  const { json } = await upload({
    url: `/api/import/workbench/${platform}${query}`,
    form,
    headers: { 'idempotency-key': attempt },
    ...progress,
  });
  return String(json.id);
}

/** The workbenches of a company, the latest first. Throws `Problem`. */
export async function workbenchesOf(platform: PlatformKey, orgaSid: string): Promise<Workbench[]> {
  const query = new URLSearchParams({ orgaSid, range: '[0,9]' });
  const url = `/api/import/workbench/${platform}?${query.toString()}`;
  return protectedRead([], async () => answerOf<Calls['list']>(await authorizedRequest(url)));
}

/** Throws `Problem`, as all calls of a workbench do. */
export async function readWorkbench(key: WorkbenchKey): Promise<Workbench> {
  return answerOf<Calls['get']>(await authorizedRequest(addressOf(key)));
}

export async function readColumns(key: WorkbenchKey): Promise<LayoutColumns[]> {
  return answerOf<Calls['columns']>(await authorizedRequest(addressOf(key, '/columns')));
}

/** Values that were not understood, and how many there are. */
export async function readValues(key: WorkbenchKey, range: Range) {
  const response = await authorizedRequest(addressOf(key, '/values', { range: JSON.stringify(range) }));
  return { values: await answerOf<Calls['values']>(response), total: totalOf(response) };
}

export async function readCauses(key: WorkbenchKey) {
  return answerOf<Calls['causes']>(await authorizedRequest(addressOf(key, '/causes')));
}

/** Which rows of the file: those that have a cause, those that are held up, or all. */
export type WantedRows = { cause: string } | { faulty: 'true' } | Record<string, never>;

/** Rows of the file, and how many there are. */
export async function readRows(key: WorkbenchKey, wanted: WantedRows, range: Range) {
  const query = { ...wanted, range: JSON.stringify(range) };
  const response = await authorizedRequest(addressOf(key, '/rows', query));
  return { rows: await answerOf<Calls['rows']>(response), total: totalOf(response) };
}

export async function readOutcome(key: WorkbenchKey) {
  return answerOf<Calls['outcome']>(await authorizedRequest(addressOf(key, '/outcome')));
}

/** What a run would do to products of one kind, and to how many. */
export async function readChanges(key: WorkbenchKey, kind: ChangedProduct['kind'], range: Range) {
  const query = { kind, range: JSON.stringify(range) };
  const response = await authorizedRequest(addressOf(key, '/changes', query));
  return { changes: await answerOf<Calls['changes']>(response), total: totalOf(response) };
}

export async function readDecisions(key: WorkbenchKey) {
  return answerOf<Calls['decisions']>(await authorizedRequest(addressOf(key, '/decisions')));
}

/** Decides on what the workbench was in that version; refused with 412 where somebody has decided since. */
export async function decide(
  key: WorkbenchKey,
  version: number,
  decisions: Partial<WorkbenchDecisions>,
): Promise<Workbench> {
  const response = await authorizedRequest(addressOf(key), written('PATCH', decisions, version));
  return answerOf<Calls['decide']>(response);
}

export interface RunOptions {
  confirm?: number;
  remember: boolean;
  mail: boolean;
}

/** Writes the good rows. */
export async function runWorkbench(
  key: WorkbenchKey,
  version: number,
  options: RunOptions,
): Promise<Workbench> {
  const response = await authorizedRequest(addressOf(key, '/run'), written('POST', options, version));
  return answerOf<Calls['run']>(response);
}

export async function dropWorkbench(key: WorkbenchKey): Promise<void> {
  await authorizedRequest(addressOf(key), { method: 'DELETE' });
}

/** Address of the rows that are left, as a workbook with its faults marked. */
export function restUrl(key: WorkbenchKey): string {
  return addressOf(key, '/xlsx');
}

function addressOf({ platform, id }: WorkbenchKey, path = '', query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString();
  return `/api/import/workbench/${platform}/${encodeURIComponent(id)}${path}${asked && `?${asked}`}`;
}

function written(method: string, body: object, version: number): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify(body),
  };
}

function totalOf(response: Response): number {
  return Number(response.headers.get('content-range')?.split('/').at(-1) ?? 0);
}
