import type { Identifier } from 'ra-core';
import { useState } from 'react';
import { addedUp, foreseeDeletion, type ForeseenLoss } from '../../../providers/data/deletion.ts';
import { Problem } from '../../../providers/fetch.ts';
import type { DeletionEffect } from '../../../resources/calls/deletion.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';

/** What deleting several records would do. */
export interface ForeseenLosses {
  /** At most: what names several of them is counted for each. */
  effects: readonly DeletionEffect[];
  /** How many stay, as others need them, or as they may not go. */
  staying: number;
  of: number;
}

/** Asks what deleting the chosen records of a list would do, one after the other; `progress` is there meanwhile. */
export function useForesight({ entity }: BackofficeResource) {
  const { platform } = useBackoffice();
  const [progress, setProgress] = useState<{ done: number; of: number }>();

  async function foresee(ids: readonly Identifier[]): Promise<ForeseenLosses> {
    const losses: ForeseenLoss[] = [];
    try {
      for (const [done, id] of ids.entries()) {
        setProgress({ done, of: ids.length });
        const loss = await foreseeDeletion({ platform: platform.key, entity, id: String(id) }).catch(refused);
        if (loss?.needed === null) losses.push(loss);
      }
    } finally {
      setProgress(undefined);
    }
    return { effects: addedUp(losses), staying: ids.length - losses.length, of: ids.length };
  }
  return { foresee, progress };
}

/** What the server refuses stays. */
function refused(error: unknown): undefined {
  if (!(error instanceof Problem) || error.status < 400 || error.status >= 500) throw error;
}
