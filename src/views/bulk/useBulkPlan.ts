import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { beginBulk, readBulk, stepBulk } from '../../../providers/data/bulkChanges.ts';
import { objectIn, Problem } from '../../../providers/fetch.ts';
import type { BulkChange, BulkWish } from '../../../resources/calls/bulkChange.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';

const askEveryMs = 700;

/** Why a change of many records is not looked at or done, in the reader's language. */
interface PlanFault {
  message: string;
  /** Is it the value that was entered? */
  isOfValue: boolean;
}

/** A change of many records on its way: looked at by the server, then done; `fault` says why one of the two was not. */
export function useBulkPlan(onDone: (change: BulkChange) => void) {
  const { platform } = useBackoffice();
  const [begun, setBegun] = useState<BulkChange>();
  const [fault, setFault] = useState<PlanFault>();
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['bulkPlan', platform.key, begun?.id],
    queryFn: () => readBulk(platform.key, begun?.id ?? ''),
    enabled: begun?.state === 'looking',
    refetchInterval: ({ state }) => (!state.data || state.data.state === 'looking' ? askEveryMs : false),
  });

  async function attempt(work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    await work().catch((error: unknown) => setFault(reasonOf(error)));
    setBusy(false);
  }

  return {
    plan: begun && (data ?? begun),
    fault,
    look: (wish: BulkWish) => attempt(async () => setBegun(await beginBulk(platform.key, wish))),
    run: () =>
      attempt(async () => {
        if (begun) onDone(await stepBulk(platform.key, begun.id, 'run'));
      }),
    /** Begins anew. */
    drop: () => {
      setBegun(undefined);
      setFault(undefined);
    },
  };
}

/** What the server says of the value, else of the whole. */
function reasonOf(error: unknown): PlanFault {
  const faults: unknown = error instanceof Problem ? error.body.errors : undefined;
  const { message, path } = objectIn(Array.isArray(faults) ? faults[0] : undefined);
  return typeof message === 'string'
    ? { message, isOfValue: path === 'value' }
    : { message: messageOf(error), isOfValue: false };
}
