import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** Bytes that fit into `sun_path` of a unix socket address, the closing zero taken off (unix(7); unix(4) of macOS). */
const longestSocketPath = process.platform === 'darwin' ? 103 : 107;

/**
 * Makes the folder of the socket, closed to everybody but its owner, and returns its path: beside the cluster,
 * or, where that path is too long for a socket, in the system's temporary folder under a name made from it.
 * Throws when somebody else made that folder first.
 */
export async function makeSocketFolder(dataDir: string, account: Account): Promise<string> {
  const folder = socketFolderOf(dataDir);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await lstat(folder);
  const owner =
    account.kind === 'user' ? account : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  if (!found.isDirectory() || ![owner.uid, process.getuid?.()].includes(found.uid)) {
    throw new Error(`${folder} belongs to somebody else: remove it, or choose a shorter DATA_DIR.`);
  }
  await chmod(folder, 0o700);
  if (found.uid !== owner.uid) await chown(folder, owner.uid, owner.gid);
  return folder;
}

function socketFolderOf(dataDir: string): string {
  const beside = join(dataDir, 'socket');
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return Buffer.byteLength(`${beside}/.s.PGSQL.5432.lock`) < longestSocketPath
    ? beside
    : join(tmpdir(), `baustein-${name}`);
}
