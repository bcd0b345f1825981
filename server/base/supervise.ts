import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export interface Supervised {
  /** Asks the process to end, waits for it, and kills it when its time is over. */
  stop(withinMs: number): Promise<void>;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that lived this long did not die of its start. */
const soundAfterMs = 60_000;

/**
 * Keeps one process running: one that dies is started again, after a pause that grows while it keeps dying; one that
 * ends of itself with 0 at once.
 * @param begin starts it
 * @param onDeath is told when it died without being asked
 */
export function supervise(begin: () => ChildProcess, onDeath: (code: number | null) => void): Supervised {
  let isStopping = false;
  let pauseMs = firstPauseMs;
  let running = start();

  function start(): ChildProcess {
    const startedAt = Date.now();
    const child = begin();
    child.once('exit', async (code) => {
      if (isStopping) return;
      if (code !== 0) {
        onDeath(code);
        pauseMs =
          Date.now() - startedAt > soundAfterMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
        await wait(pauseMs, undefined, { ref: false });
      }
      if (!isStopping) running = start();
    });
    return child;
  }

  return {
    stop: async (withinMs) => {
      isStopping = true;
      if (running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGTERM');
      const timer = setTimeout(() => running.kill('SIGKILL'), withinMs);
      await gone;
      clearTimeout(timer);
    },
  };
}
