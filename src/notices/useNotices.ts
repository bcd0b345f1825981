import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { markNotices, readNotices } from '../../providers/data/notices.ts';
import type { Notice } from '../../resources/calls/notices.ts';
import { notices as limits } from '../../resources/limits.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';

const none: Notice[] = [];

/** What concerns the person, the latest first, as the server keeps it for all their devices (behaviour B535). */
export function useNotices() {
  const { platform, language } = useBackoffice();
  const queries = useQueryClient();
  const queryKey = useMemo(() => ['notices', platform.key, language], [platform, language]);
  const { data: notices = none } = useQuery({
    queryKey,
    queryFn: () => readNotices(platform.key, language),
    refetchInterval: limits.lookedAtEveryMs,
    // A bell that cannot be read is silent, and is asked again.
    retry: false,
  });

  const mark = useCallback(
    async (seen: readonly Notice[], isCleared: boolean) => {
      if (seen.length === 0) return;
      const subjects = new Set(seen.map(({ subject }) => subject));
      queries.setQueryData<Notice[]>(queryKey, (before = none) =>
        before.flatMap((one) => {
          if (!subjects.has(one.subject)) return [one];
          return isCleared ? [] : [{ ...one, isSeen: true }];
        }),
      );
      await markNotices(platform.key, seen, isCleared).catch(() => undefined);
    },
    [platform, queries, queryKey],
  );
  return {
    notices,
    see: () =>
      mark(
        notices.filter(({ isSeen }) => !isSeen),
        false,
      ),
    clear: () => mark(notices, true),
  };
}

/** Looks anew at what concerns the person, as something has just ended. */
export function useLookAtNotices(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: ['notices'] }), [queries]);
}
