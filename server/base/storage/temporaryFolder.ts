import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const purposes = ['unpacked', 'etim'] as const;
const pattern = new RegExp(`^baustein-(?:${purposes.join('|')})-(?:([0-9a-f]{8})-(\\d+)-)?[^-]+$`);
/** What another machine has made that shares the folder is left to it for so long. */
const othersMs = 24 * 3_600_000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const startedAt = Date.now() - process.uptime() * 1000;

/** A folder for what is read once; its name says which process made it. Whoever makes it removes it. */
export function makeTemporaryFolder(purpose: (typeof purposes)[number]): Promise<string> {
  return mkdtemp(join(tmpdir(), `baustein-${purpose}-${host}-${process.pid}-`));
}

/** Removes what processes have left that ended before they could. To be called when a process begins. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name);
    const [isOurs, maker, pid] = pattern.exec(name) ?? [];
    if (isOurs === undefined) continue;
    const found = await stat(path).catch(() => undefined);
    if (found && isLeft(maker === host ? Number(pid) : undefined, found.mtimeMs))
      await rm(path, { recursive: true, force: true });
  }
}

/** @param pid of the process that made it; undefined where that is another machine's, or not known */
function isLeft(pid: number | undefined, madeAt: number): boolean {
  if (pid === undefined) return madeAt < Date.now() - othersMs;
  // A process that is begun again in a container has the number of the one before.
  if (pid === process.pid) return madeAt < startedAt;
  return !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // That of another user is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
