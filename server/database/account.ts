import { stat, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whom PostgreSQL, which refuses to run as root, runs as. */
export type Account =
  /** Whoever runs this process. */
  | { kind: 'self' }
  /** Root's files seen as an ordinary user's, in a user namespace. */
  | { kind: 'namespace' }
  | { kind: 'user'; uid: number; gid: number };

/**
 * The account for a data folder: its owner where it exists; else, as root, `postgres` or `nobody` if they can
 * reach the folders, and a user namespace if they cannot.
 * @param cluster the data folder of PostgreSQL, existing or not; its parent exists
 * @param binaries folder of the programs
 */
export async function accountFor(cluster: string, binaries: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const owner = await stat(cluster).catch(() => undefined);
  if (owner)
    return owner.uid === 0 ? { kind: 'namespace' } : { kind: 'user', uid: owner.uid, gid: owner.gid };
  const user = await serviceUser();
  const reachable = (await isOpenToAll(dirname(cluster))) && (await isOpenToAll(binaries));
  return user && reachable ? { kind: 'user', ...user } : { kind: 'namespace' };
}

async function serviceUser(): Promise<{ uid: number; gid: number } | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => lines.find((line) => line[0] === name)).find(Boolean);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Can any user walk down to this folder? */
async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || isOpenToAll(parent);
}
