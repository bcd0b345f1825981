import type { Notice, noticeCalls } from '../../resources/calls/notices.ts';
import type { MailedKind } from '../../resources/noticeKinds.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import type { Language } from '../../resources/language/languages.ts';
import { authorizedRequest } from '../auth/authorizedRequest.ts';
import { readJson } from '../auth/protectedRead.ts';
import { answerOf } from '../fetch.ts';

/** What concerns the caller, in that language; none without a session. Throws `Problem`. */
export function readNotices(platform: PlatformKey, language: Language): Promise<Notice[]> {
  return readJson(`/api/import/notice/${platform}?lang=${language}`, []);
}

/** Keeps that these were seen, or put away. Throws `Problem`. */
export async function markNotices(
  platform: PlatformKey,
  notices: readonly Notice[],
  isCleared: boolean,
): Promise<void> {
  const named = notices.map(({ kind, subject }) => ({ kind, subject }));
  await send(`/api/import/notice/${platform}/seen`, 'POST', { notices: named, isCleared });
}

/** Of which kinds the caller is told by mail; of none without a session. Throws `Problem`. */
export async function readNoticeWishes(platform: PlatformKey): Promise<MailedKind[]> {
  const { kinds } = await readJson<Wishes>(`/api/import/notice-wish/${platform}`, { kinds: [] });
  return kinds;
}

/** Says so, for mails in that language. Throws `Problem`. */
export async function keepNoticeWishes(
  platform: PlatformKey,
  language: Language,
  kinds: readonly MailedKind[],
): Promise<MailedKind[]> {
  const path = `/api/import/notice-wish/${platform}?lang=${language}`;
  return (await answerOf<typeof noticeCalls.wish>(await send(path, 'PUT', { kinds }))).kinds;
}

interface Wishes {
  kinds: MailedKind[];
}

function send(path: string, method: 'POST' | 'PUT', body: object): Promise<Response> {
  return authorizedRequest(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
