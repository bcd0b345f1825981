import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildClient } from '../../server/boot/build.ts';

const root = join(import.meta.dirname, '../..');
const lock = join(tmpdir(), `baustein-build-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
/** A build takes some ten seconds; whoever held it so long was killed. */
const patienceMs = 240_000;

/** Builds the front end if need be; two files of tests that come at once would write the same folder, so one waits. */
export async function builtClient(): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!(await isTaken()) && Date.now() < until) await wait(200);
  try {
    await buildClient();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function isTaken(): Promise<boolean> {
  return mkdir(lock).then(
    () => true,
    () => false,
  );
}
