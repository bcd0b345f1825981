import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { supervise, type Supervised } from '../base/supervise.ts';

/**
 * What the worker tells Node about its memory: what an import reads is garbage soon after, and without limits a large file
 * takes half a gigabyte of it. The web process has a larger young generation (`npm start`), for what a page needs
 * while it is made shall go with it.
 */
export const workerFlags = ['--max-semi-space-size=12', '--heap-growing-percent=45'] as const;

/**
 * Keeps one worker process running.
 * @param env its whole environment
 * @param picturesAt where it has pictures decoded
 * @param onDeath is told when it died without being asked
 * @param onBirth is told of it, and of each that takes its place
 */
export function superviseWorker(
  env: NodeJS.ProcessEnv,
  picturesAt: string,
  onDeath: (code: number | null) => void,
  onBirth: (child: ChildProcess) => void = () => {},
): Supervised {
  // Behind the flags of this process: of two that say the same Node takes the last.
  const execArgv = [...process.execArgv, ...workerFlags];
  return supervise(() => {
    const worker = fork(join(import.meta.dirname, '../worker.ts'), [picturesAt], { env, execArgv });
    onBirth(worker);
    return worker;
  }, onDeath);
}
