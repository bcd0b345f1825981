import type { ImportReport } from '../../resources/calls/importReport.ts';
import type { RawColumnShown, rawValueCalls } from '../../resources/calls/rawValues.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

/** The columns of a company that were not read, with what is kept of them. Throws `Problem`. */
export function rawColumns(platform: PlatformKey, orgaSid: string): Promise<RawColumnShown[]> {
  return readJson<RawColumnShown[]>(addressOf(platform, orgaSid), []);
}

/** Reads what is kept of the columns that the company's mappings name, or tries it only. Throws `Problem`. */
export async function readRawColumns(
  platform: PlatformKey,
  orgaSid: string,
  dryRun: boolean,
): Promise<ImportReport> {
  const response = await authorizedRequest(`${addressOf(platform, orgaSid)}?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ columns: [] }),
  });
  return answerOf<typeof rawValueCalls.read>(response);
}

/** Drops what is kept of a column. Throws `Problem`. */
export async function dropRawColumn(platform: PlatformKey, orgaSid: string, heading: string): Promise<void> {
  const query = new URLSearchParams({ heading });
  await authorizedRequest(`${addressOf(platform, orgaSid)}?${query.toString()}`, { method: 'DELETE' });
}

function addressOf(platform: PlatformKey, orgaSid: string): string {
  return `/api/import/raw-column/${platform}/${encodeURIComponent(orgaSid)}`;
}
