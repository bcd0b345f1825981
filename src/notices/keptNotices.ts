import type { Notice } from './Notice.ts';

const mostKept = 30;
const keptForMs = 30 * 24 * 3_600_000;

/** The notices with this one as the latest; one that was told before stays seen. Old ones go. */
export function withNotice(
  notices: readonly Notice[],
  { isSeen = false, ...notice }: Omit<Notice, 'isSeen'> & { isSeen?: boolean },
): Notice[] {
  const before = notices.find(({ id }) => id === notice.id);
  const others = notices.filter(({ id, at }) => id !== notice.id && at > notice.at - keptForMs);
  return [{ ...notice, isSeen: isSeen || (before?.isSeen ?? false) }, ...others].slice(0, mostKept);
}

/** All of them as seen; the same list where they were, so that nothing is drawn anew. */
export function seenNotices(notices: Notice[]): Notice[] {
  return notices.every(({ isSeen }) => isSeen)
    ? notices
    : notices.map((notice) => ({ ...notice, isSeen: true }));
}
