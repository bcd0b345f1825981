import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { supervise } from '../supervise.ts';

/** The process that decodes the pictures of this machine. */
export interface PictureProcess {
  /** Where it listens, for `openPictures`. */
  address: string;
  stop(): Promise<void>;
}

const hasSockets = process.platform !== 'win32';
const graceMs = 1000;
/** Pictures lie outside of what V8 counts. */
const flags = ['--max-old-space-size=128', '--max-semi-space-size=2'];

/**
 * Starts the process that decodes pictures, and starts it again whenever it dies. It is given nothing but its address:
 * what a forged picture might make of it knows neither settings nor database.
 * @param onDeath is told when it died without being asked
 */
export function startPictures(onDeath: (code: number | null) => void): PictureProcess {
  const address = hasSockets
    ? join(mkdtempSync(join(tmpdir(), 'baustein-pictures-')), 'socket')
    : String.raw`\\.\pipe\baustein-${randomUUID()}`;
  const { SystemRoot, TMPDIR, TEMP } = process.env;
  // Few pools of memory: what one has freed another one uses.
  const env = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', SystemRoot, TMPDIR, TEMP };
  const module = join(import.meta.dirname, 'decoding/serve.ts');
  const supervised = supervise(() => {
    const child = fork(module, [address], { env, execArgv: flags });
    // It must not keep alive who forgets to stop it.
    child.unref();
    child.channel?.unref();
    return child;
  }, onDeath);
  return {
    address,
    stop: async () => {
      await supervised.stop(graceMs);
      if (hasSockets) await rm(dirname(address), { recursive: true, force: true });
    },
  };
}
