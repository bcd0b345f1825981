import { setTimeout as wait } from 'node:timers/promises';

/** What is done again and again beside the jobs of the queue; several processes may do so at once. */
export interface Loop {
  /** What it does, for the log. */
  name: string;
  /** How long it rests each time. */
  everyMs: number;
  run(): Promise<void>;
}

/** What has just failed, as with a lost connection, is not tried again at once. */
const leastPauseAfterFailureMs = 1000;

/** Does something again and again with a pause in between, whether it fails or not, until the signal ends it. */
export async function repeat(
  { run, everyMs }: Pick<Loop, 'run' | 'everyMs'>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    let pauseMs = everyMs;
    try {
      await run();
    } catch (error) {
      onFailure(error);
      pauseMs = Math.max(everyMs, leastPauseAfterFailureMs);
    }
    await wait(pauseMs, undefined, { signal }).catch(() => {});
  }
}
