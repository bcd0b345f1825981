import type { categoryRelationCalls, TreeEntry, TreeNode } from '../../resources/calls/categoryRelation.ts';
import type { PlatformKey } from '../../resources/platforms.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

const root = '/api/import/category-relation';

/** The whole tree of a platform, and the version under which it may be changed. Throws `Problem`. */
export async function readCategoryTree(
  platform: PlatformKey,
): Promise<{ version: number; entries: TreeEntry[] }> {
  return readJson(`${root}/tree/${platform}`, { version: 0, entries: [] });
}

/** What hangs under a category is to be exactly this. */
export interface SubTree {
  sid: string;
  children: TreeNode[];
}

/** Writes a part of a tree and returns the new version. Throws `Problem`: 412 when the tree is a newer one. */
export async function saveSubTree(platform: PlatformKey, part: SubTree, version: number): Promise<number> {
  const answer = await write('PUT', `${root}/tree`, { platform, ...part }, version);
  return (await answerOf<typeof categoryRelationCalls.tree>(answer)).version;
}

/** Writes the order of the categories directly under one and returns the new version. Throws `Problem`. */
export async function saveOrder(
  platform: PlatformKey,
  sid: string,
  childSids: readonly string[],
  version: number,
): Promise<number> {
  const url = `${root}/reorder/${platform}/${encodeURIComponent(sid)}`;
  const answer = await write('PUT', url, { childSids }, version);
  // Unread, the answer would keep its connection.
  await answer.arrayBuffer();
  return Number(answer.headers.get('etag')?.replaceAll('"', ''));
}

function write(method: string, url: string, body: object, version: number): Promise<Response> {
  return authorizedRequest(url, {
    method,
    headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
    body: JSON.stringify(body),
  });
}
