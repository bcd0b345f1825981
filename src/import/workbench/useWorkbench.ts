import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Workbench } from '../../../resources/calls/workbenchAnswers.ts';
import type { WorkbenchDecisions } from '../../../resources/calls/workbenchDecisions.ts';
import { decide, readWorkbench, type WorkbenchKey } from '../../../providers/data/workbenches.ts';
import { Problem } from '../../../providers/fetch.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';

const pollEveryMs = 1000;
/** How long what was written may take to be found. */
const awaitedForMs = 10 * 60_000;

/** What some of a workbench is read under: it is read anew when the file was judged anew. */
export const partKey = ({ platform, id }: WorkbenchKey, ...part: readonly string[]) => [
  'workbench',
  platform,
  id,
  'part',
  ...part,
];

const stateKey = ({ platform, id }: WorkbenchKey) => ['workbench', platform, id, 'state'];

export type WorkbenchState = ReturnType<typeof useWorkbench>;

/** A workbench as it stands on the server, and what decides about it: one decision after the other. */
export function useWorkbench(id: string) {
  const { platform } = useBackoffice();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const key = useMemo(() => ({ platform: platform.key, id }), [platform.key, id]);
  const { data, error } = useQuery({
    queryKey: stateKey(key),
    queryFn: () => readWorkbench(key),
    refetchInterval: ({ state }) => (isMoving(state.data) ? pollEveryMs : false),
    retry: (count, failure) => !(failure instanceof Problem && failure.status < 500) && count < 3,
  });
  const [isHeld, setHeld] = useState(false);
  const take = useCallback(
    (workbench: Workbench) => queries.setQueryData(stateKey(key), workbench),
    [queries, key],
  );
  const readAgain = useCallback(
    () => queries.invalidateQueries({ queryKey: ['workbench', key.platform, key.id] }),
    [queries, key],
  );

  // While a file is judged anew, what was known before is what one goes by.
  const [settled, setSettled] = useState<Workbench>();
  if (data && data.state !== 'reading' && data !== settled) setSettled(data);
  // A run judges too: what it leaves is known once it has ended.
  const isSettled = data?.state === 'ready' || data?.state === 'done';
  const judged = data && isSettled ? `${data.report.id} ${data.version}` : undefined;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // What is being written stays where it is.
    if (judged === undefined || isHeld || shown.current === judged) return;
    if (shown.current !== undefined) void queries.invalidateQueries({ queryKey: partKey(key) });
    shown.current = judged;
  }, [judged, isHeld, queries, key]);

  const deciding = useMutation({
    // One after the other: each names the version that the one before has made.
    scope: { id: `workbench ${id}` },
    mutationFn: (decisions: Partial<WorkbenchDecisions>) =>
      decide(key, queries.getQueryData<Workbench>(stateKey(key))?.version ?? 0, decisions),
    onSuccess: (workbench) => {
      take(workbench);
      // What was decided stands at once; what comes of it is known once the file was judged anew.
      void queries.invalidateQueries({ queryKey: partKey(key, 'decisions') });
    },
    onError: async (failure) => {
      const isOverrun = failure instanceof Problem && failure.status === 412;
      const message = isOverrun ? text('workbench.changedElsewhere') : failure.message;
      notify(message, { type: isOverrun ? 'warning' : 'error', messageArgs: { _: message } });
      // What waits behind it names the version that is read now.
      await readAgain();
    },
  });
  return {
    key,
    workbench:
      data?.state === 'reading' && settled
        ? { ...data, open: settled.open, good: settled.good, faulty: settled.faulty }
        : data,
    /** Was it never looked at as a whole since this screen was opened? */
    isNew: settled === undefined,
    error,
    decide: deciding.mutate,
    isDeciding: deciding.isPending,
    /** Is all that was decided judged? */
    isJudged: isSettled && !deciding.isPending,
    take,
    readAgain,
    /** Holds back what was judged anew as long as a cell is being written. */
    setHeld,
  };
}

function isMoving(workbench: Workbench | undefined): boolean {
  if (!workbench) return false;
  const { state, run } = workbench;
  if (state === 'reading' || state === 'running') return true;
  return run?.state === 'applied' && Date.now() - Date.parse(run.createdAt) < awaitedForMs;
}
