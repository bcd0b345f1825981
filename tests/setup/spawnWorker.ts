import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Config } from '../../server/base/config/config.ts';
import type { TaggedDatabase } from './tagged.ts';

const workers: ChildProcess[] = [];

afterAll(async () => {
  for (const worker of workers.splice(0)) await killWorker(worker);
});

/** The worker as it runs in production, a process of its own; killed after the tests of the file. */
export function spawnWorker({
  database,
  config,
  settings = {},
}: {
  database: TaggedDatabase;
  config: Config;
  settings?: Record<string, string>;
}): ChildProcess {
  const worker = spawn(process.execPath, [join(import.meta.dirname, '../../server/worker.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: config.dataDir,
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  workers.push(worker);
  return worker;
}

/** Ends it at once, whatever it is at, as a failure of the machine does. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}
