import { useStore } from 'ra-core';
import { useCallback } from 'react';
import type { Notice } from './Notice.ts';
import { seenNotices, withNotice } from './keptNotices.ts';

const none: Notice[] = [];

/** What ended lately, the latest first: kept with the person's settings, in all tabs, until they sign out. */
export function useNotices() {
  const [notices, setNotices] = useStore<Notice[]>('notices', none);
  return {
    notices,
    add: useCallback(
      (notice: Omit<Notice, 'isSeen'> & { isSeen?: boolean }) =>
        setNotices((before: Notice[]) => withNotice(before, notice)),
      [setNotices],
    ),
    see: useCallback(() => setNotices((before: Notice[]) => seenNotices(before)), [setNotices]),
    clear: useCallback(() => setNotices(none), [setNotices]),
  };
}
