import type { Draft, draftCalls } from '../../resources/calls/draft.ts';
import type { Entity } from '../../resources/entity.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import type { Row } from '../../resources/shape.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { answerOf, Problem } from '../fetch.ts';
import { keyOf } from './recordId.ts';
import { toJson } from './toJson.ts';

type Saved = ReturnType<typeof draftCalls>['save'];

/** A record by its entity and its id in react-admin. */
export interface Drafted {
  platform: PlatformKey;
  entity: Entity;
  id: string;
}

/** The next version of a record; null where there is none. Throws `Problem`. */
export async function readDraft(of: Drafted): Promise<Draft | null> {
  const response = await authorizedRequest(addressOf(of));
  return response.status === 204 ? null : answerOf<Saved>(response);
}

/** Is there neither a record of this id nor a draft of one? Throws `Problem`. */
export async function isFreeForDraft(of: Drafted): Promise<boolean> {
  try {
    await authorizedRequest(addressOf(of));
    return false;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return true;
    throw error;
  }
}

/**
 * Keeps what a form holds as the next version of that version of the record, over the draft that was seen and no other; who saw
 * none saves over none (behaviour B715). Throws `Problem`.
 */
export async function saveDraft(
  of: Drafted,
  row: Row,
  { seen, basedOn }: { seen: Draft | null | undefined; basedOn: unknown },
): Promise<Draft> {
  const headers = {
    'content-type': 'application/json',
    ...(seen ? { 'if-match': `"${seen.version}"` } : { 'if-none-match': '*' }),
  };
  const body = JSON.stringify(toJson(of.entity, row));
  const address = `${addressOf(of)}${typeof basedOn === 'number' ? `?basedOn=${basedOn}` : ''}`;
  return answerOf<Saved>(await authorizedRequest(address, { method: 'PUT', headers, body }));
}

/** Drops the version that was seen. Throws `Problem`. */
export async function dropDraft(of: Drafted, { version }: Draft): Promise<void> {
  await authorizedRequest(addressOf(of), { method: 'DELETE', headers: { 'if-match': `"${version}"` } });
}

/** Puts the draft that was seen in the place of the record, as that was seen. Throws `Problem`. */
export async function publishDraft(of: Drafted, { version, current }: Draft): Promise<void> {
  const seen: Record<string, string> = current === null ? {} : { 'if-match': `"${current}"` };
  await send(of, 'publish', { version }, seen);
}

/** Asks others to approve it, or sends it back, each with a comment. Throws `Problem`. */
export async function passDraft(of: Drafted, to: 'submit' | 'return', comment: string): Promise<void> {
  await send(of, to, { comment });
}

async function send(
  of: Drafted,
  to: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  await authorizedRequest(`${addressOf(of)}/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function addressOf({ platform, entity, id }: Drafted): string {
  const path = [entity.path.replace('{platform}', platform), ...keyOf(id).map(encodeURIComponent)];
  return `/api/import/${path.join('/')}/draft`;
}
