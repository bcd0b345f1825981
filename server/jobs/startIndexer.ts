import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../base/database/connect.ts';
import { indexPendingProducts } from '../find/index/indexPendingProducts.ts';

/** How often a waiting worker looks: an edit is found well within a second. */
const pauseMs = 200;
/** After a failure, such as a lost connection. */
const pauseAfterFailureMs = 1000;

/** Writes search rows as products ask for them, until stopped; several processes may do so at once. */
export function startIndexer(
  database: Pick<Database, 'write'>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const loop = foldUntil(stopping.signal, database, onFailure);
  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}

async function foldUntil(
  signal: AbortSignal,
  database: Pick<Database, 'write'>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    let pause = pauseMs;
    try {
      const [waiting] = await database.write`select id from search_pending order by id limit 1`;
      if (waiting) await indexPendingProducts(database, signal);
    } catch (error) {
      onFailure(error);
      pause = pauseAfterFailureMs;
    }
    await wait(pause, undefined, { signal }).catch(() => {});
  }
}
