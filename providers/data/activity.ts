import type { activityCalls, Act, ActivityFilter } from '../../resources/calls/activity.ts';
import type { auditCalls, Undone } from '../../resources/calls/audit.ts';
import type { NamedChange } from '../../resources/calls/change.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';
import type { z } from 'zod';

export type { Act, NamedChange };

/** What is asked of the activity of a platform; texts, as they stand in an address. */
export type AskedActivity = Omit<ActivityFilter, 'lang'>;

/** Who did what, the newest first, and where the next page begins. Throws `Problem`. */
export async function readActs(
  platform: PlatformKey,
  asked: AskedActivity,
): Promise<z.infer<typeof activityCalls.list.answer>> {
  return readJson(`/api/import/activity/${platform}?${queryOf(asked)}`, { acts: [], next: null });
}

/** The changes of an act, the newest first, and where the next page begins. Throws `Problem`. */
export async function readActChanges(
  platform: PlatformKey,
  act: number,
  asked: AskedActivity,
): Promise<z.infer<typeof activityCalls.changes.answer>> {
  return readJson(`/api/import/activity/${platform}/${act}?${queryOf(asked)}`, { changes: [], next: null });
}

function queryOf(asked: AskedActivity): string {
  const said = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(said).toString();
}

/** What is to be taken back: a change, or one of the fields that it changed. */
export interface TakenBack {
  change: number;
  field?: string | undefined;
}

/** What taking a change back would do. Throws `Problem`. */
export function foreseeUndo(taken: TakenBack): Promise<Undone> {
  return undo(taken, { dryRun: 'true' });
}

/**
 * Takes a change back, as long as the record has that version; whatever it has, or none, without one. Throws `Problem`,
 * also with status 412 where somebody has changed it meanwhile.
 */
export function undoChange(taken: TakenBack, version?: number): Promise<Undone> {
  return undo(taken, {}, version === undefined ? {} : { 'if-match': `"${version}"` });
}

async function undo(
  { change, field }: TakenBack,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Undone> {
  const asked = new URLSearchParams({ ...query, ...(field !== undefined && { field }) }).toString();
  const url = `/api/import/change/${change}/undo${asked && `?${asked}`}`;
  return answerOf<typeof auditCalls.undo>(await authorizedRequest(url, { method: 'POST', headers }));
}
