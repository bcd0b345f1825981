import type { WaitingRequest } from '../../resources/calls/accessRequest.ts';
import type { Person, RightStep, StoredRight, userRightCalls } from '../../resources/calls/userRight.ts';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import type { Language } from '../../resources/language/languages.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

const root = '/api/import/user-right';

/** Which people are wanted, and the page of them, from 0. */
export interface PeopleQuery {
  page: number;
  size: number;
  text?: string | undefined;
  right?: string | undefined;
  endsWithin?: number | undefined;
  /** Who may edit this company there. */
  orgaSid?: string | undefined;
  country?: string | undefined;
}

/** A page of people with their rights. Throws `Problem`. */
export async function searchPeople(
  query: PeopleQuery,
  signal: AbortSignal,
): Promise<{ items: Person[]; total: number }> {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const url = `${root}/search?${new URLSearchParams(filled).toString()}`;
  return readJson<{ items: Person[]; total: number }>(url, { items: [], total: 0 }, { signal });
}

/** Who gets a right: an account, or whoever proves to own an address. */
export type Receiver = { sub: string } | { email: string };

/** A right as it is given: with its reason, and the language of the mail that tells of it. */
export interface Gift extends GrantedRight {
  note?: string;
  invite?: Language;
}

/** Gives a right and returns it as stored. Throws `Problem`. */
export async function giveRight(receiver: Receiver, right: Gift): Promise<StoredRight> {
  const response = await authorizedRequest(root, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...receiver, ...right }),
  });
  return answerOf<typeof userRightCalls.create>(response);
}

/** Takes a right away. Throws `Problem`, such as for the last administrator. */
export async function takeRight({ id, version }: { id: string; version: number }, note = ''): Promise<void> {
  const why = note && `?${new URLSearchParams({ note }).toString()}`;
  await authorizedRequest(`${root}/${encodeURIComponent(id)}${why}`, {
    method: 'DELETE',
    headers: { 'if-match': `"${version}"` },
  });
}

/** Tells an address once more of the right that waits for it. Throws `Problem`. */
export async function inviteAgain(id: string, language: Language): Promise<void> {
  await authorizedRequest(`${root}/${encodeURIComponent(id)}/invitation`, posted({ language }));
}

/** What happened to the rights of somebody. Throws `Problem`. */
export async function readRightSteps({ sub, email }: Pick<Person, 'sub' | 'email'>): Promise<RightStep[]> {
  const query = new URLSearchParams({ ...(sub && { sub }), ...(email && { email }) });
  return readJson<RightStep[]>(`${root}/history?${query.toString()}`, []);
}

/** Who asks for a right that the caller may give. Throws `Problem`. */
export async function readRequests(): Promise<{ items: WaitingRequest[]; total: number }> {
  return readJson('/api/import/access-request', { items: [], total: 0 });
}

/** Gives what was asked for, or something else. Throws `Problem`. */
export async function grantRequest(id: string, right: Omit<Gift, 'invite'>): Promise<void> {
  await authorizedRequest(`/api/import/access-request/${id}/give`, posted(right));
}

/** Refuses what was asked for. Throws `Problem`. */
export async function refuseRequest(id: string, reason: string): Promise<void> {
  await authorizedRequest(`/api/import/access-request/${id}/refuse`, posted(reason ? { reason } : {}));
}

function posted(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
