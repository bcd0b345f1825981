import type { Person, StoredRight, userRightCalls } from '../../resources/calls/userRight.ts';
import type { OrgasPage } from '../../resources/calls/storefrontPages.ts';
import type { GrantedRight } from '../../resources/grantedRight.ts';
import { lists } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platforms.ts';
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

/** Gives a right and returns it as stored. Throws `Problem`. */
export async function giveRight(receiver: Receiver, right: GrantedRight): Promise<StoredRight> {
  const response = await authorizedRequest(root, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...receiver, ...right }),
  });
  return answerOf<typeof userRightCalls.create>(response);
}

/** Takes a right away. Throws `Problem`, such as for the last administrator. */
export async function takeRight({ id, version }: { id: string; version: number }): Promise<void> {
  await authorizedRequest(`${root}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    headers: { 'if-match': `"${version}"` },
  });
}

/** Companies by a part of their name, as visitors see them: who gives rights need not keep companies. Throws `Problem`. */
export async function findCompanies(
  platform: PlatformKey,
  text: string,
  signal: AbortSignal,
): Promise<{ sid: string; name: string }[]> {
  const query = new URLSearchParams({ size: String(lists.pageSize), ...(text && { text }) });
  const url = `/api/${platform}/orga?${query.toString()}`;
  const page = await readJson<OrgasPage | undefined>(url, undefined, { signal });
  return (page?.orgas.items ?? []).map(({ sid, name }) => ({ sid, name }));
}
