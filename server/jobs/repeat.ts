import { setTimeout as wait } from 'node:timers/promises';

/** Does something again and again with a pause in between, whether it fails or not, until stopped. */
export function repeat(
  pauseMs: number,
  task: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const loop = (async () => {
    while (!signal.aborted) {
      await task().catch(onFailure);
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await loop;
    },
  };
}
