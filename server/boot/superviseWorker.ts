import { fork } from 'node:child_process';
import { join } from 'node:path';
import { supervise, type Supervised } from '../base/supervise.ts';

/**
 * Keeps one worker process running.
 * @param env its whole environment
 * @param picturesAt where it has pictures decoded
 * @param onDeath is told when it died without being asked
 */
export function superviseWorker(
  env: NodeJS.ProcessEnv,
  picturesAt: string,
  onDeath: (code: number | null) => void,
): Supervised {
  // With the flags of this process: what an import or an export reads is garbage soon after, and without the limits
  // of `npm start` a large file takes half a gigabyte of it.
  return supervise(() => fork(join(import.meta.dirname, '../worker.ts'), [picturesAt], { env }), onDeath);
}
