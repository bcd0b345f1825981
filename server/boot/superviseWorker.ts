import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
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
 * Keeps one worker process running: one that dies is started again, after a pause that grows while it keeps
 * dying.
 * @param env its whole environment
 * @param onDeath is told when it died without being asked
 */
export function superviseWorker(env: NodeJS.ProcessEnv, onDeath: (code: number | null) => void): Supervised {
  let isStopping = false;
  let pauseMs = firstPauseMs;
  let worker = start();

  function start(): ChildProcess {
    const startedAt = Date.now();
    // With the flags of this process: what an import or an export reads is garbage soon after, and without the limits
    // of `npm start` a large file takes half a gigabyte of it.
    const child = fork(join(import.meta.dirname, '../worker.ts'), { env });
    child.once('exit', async (code) => {
      if (isStopping) return;
      onDeath(code);
      pauseMs = Date.now() - startedAt > soundAfterMs ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      await wait(pauseMs, undefined, { ref: false });
      if (!isStopping) worker = start();
    });
    return child;
  }

  return {
    stop: async (withinMs) => {
      isStopping = true;
      if (worker.exitCode !== null || worker.signalCode !== null) return;
      const gone = once(worker, 'exit');
      worker.kill('SIGTERM');
      const timer = setTimeout(() => worker.kill('SIGKILL'), withinMs);
      await gone;
      clearTimeout(timer);
    },
  };
}
