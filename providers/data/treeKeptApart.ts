import type { categoryRelationCalls, TreeNode } from '../../resources/calls/categoryRelation.ts';
import type { Translated } from '../../resources/language/languages.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

/** A tree that an entity keeps apart from the records that hang in it. */
export interface KeptApart {
  /** Of that entity, as declared. */
  path: string;
  platform: PlatformKey;
}

/** A record where it hangs, and what else is said of it there. */
interface Hanging {
  sid: string;
  parentSid: string;
  name: Translated;
}

/** The whole tree of a platform, and the version under which it may be changed. Throws `Problem`. */
export async function readTree({
  path,
  platform,
}: KeptApart): Promise<{ version: number; entries: Hanging[] }> {
  return readJson(`${rootOf(path)}/tree/${platform}`, { version: 0, entries: [] });
}

/** What hangs under a record is to be exactly this. */
export interface SubTree {
  sid: string;
  children: TreeNode[];
}

/** Writes a part of a tree and returns the new version. Throws `Problem`: 412 when the tree is a newer one. */
export async function saveSubTree(
  { path, platform }: KeptApart,
  part: SubTree,
  version: number,
): Promise<number> {
  const answer = await write('PUT', `${rootOf(path)}/tree`, { platform, ...part }, version);
  return (await answerOf<typeof categoryRelationCalls.tree>(answer)).version;
}

/** Writes the order of the records directly under one and returns the new version. Throws `Problem`. */
export async function saveOrder(
  { path, platform }: KeptApart,
  sid: string,
  childSids: readonly string[],
  version: number,
): Promise<number> {
  const url = `${rootOf(path)}/reorder/${platform}/${encodeURIComponent(sid)}`;
  const answer = await write('PUT', url, { childSids }, version);
  // Unread, the answer would keep its connection.
  await answer.arrayBuffer();
  return Number(answer.headers.get('etag')?.replaceAll('"', ''));
}

const rootOf = (path: string) => `/api/import/${path.replace('/{platform}', '')}`;

function write(method: string, url: string, body: object, version: number): Promise<Response> {
  return authorizedRequest(url, {
    method,
    headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify(body),
  });
}
