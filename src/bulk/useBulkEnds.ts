import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { useCallback } from 'react';
import { stepBulk } from '../../providers/data/bulkChanges.ts';
import type { BulkChange, BulkRow } from '../../resources/calls/bulkChange.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { entityNamed } from '../../resources/registry.ts';
import { notify } from '../../ui/notifications/notify.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { useTitleOf } from '../directory/useTitleOf.ts';
import { useRefusalText } from '../directory/useRefusalText.ts';

const none: string[] = [];

/** Changes of many records that somebody waits for, by their ids: kept with the person's settings. */
export function useAwaitedBulk() {
  return useStore<string[]>('awaitedBulk', none);
}

/** Tells how a change of many records ended, with an undo and what was refused; one at work still is waited for. */
export function useBulkEnds(): (change: BulkChange) => void {
  const { platform } = useBackoffice();
  const text = useText();
  const refusalText = useRefusalText();
  const titleOf = useTitleOf();
  const queries = useQueryClient();
  const [, setAwaited] = useAwaitedBulk();

  return useCallback(
    function tell(change: BulkChange): void {
      const { id, state, changed, refused, undone, kept, refusals } = change;
      if (state === 'running' || state === 'undoing')
        return setAwaited((before: string[]) => [...new Set([...before, id])]);
      const isUndone = state === 'undone';
      const entity = entityNamed(change.entity);
      void queries.invalidateQueries();
      const [done, left] = isUndone ? [undone, kept] : [changed - kept - undone, refused];
      const message = text(isUndone ? 'list.undone' : 'list.changed', { count: done });
      const rest = left > 0 ? text('list.refused', { count: left }) : undefined;
      const undo = () => {
        stepBulk(platform.key, id, 'undo').then(tell, (error: unknown) =>
          notify({ message: messageOf(error) }),
        );
      };
      if (done > 0) notify({ type: 'success', message, ...(!isUndone && { undo }) });
      if (rest !== undefined) notify({ message: rest, results: refusals.map(lineOf) });

      function lineOf({ key, title, reason }: BulkRow): string {
        const row = {
          ...Object.fromEntries(entity.key.map((name, at) => [name, key[at]])),
          [entity.title]: title,
        };
        return `${titleOf(entity, row)}: ${refusalText(entity, reason)}`;
      }
    },
    [platform, text, refusalText, titleOf, queries, setAwaited],
  );
}
