import { spawn } from 'node:child_process';
import { stat, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whom PostgreSQL, which refuses to run as root, runs as. */
export type Account =
  /** Whoever runs this process. */
  | { kind: 'self' }
  /** Root's files seen as an ordinary user's, in a user namespace. */
  | { kind: 'namespace' }
  | (User & {
      kind: 'user';
      /** Can it walk down to the folders by itself? If not it needs root's leave to pass. */
      reachesFolders: boolean;
    });

interface User {
  uid: number;
  gid: number;
}

/** How a program is started in a user namespace. */
export const intoNamespace = ['unshare', '-U', '--map-user=1000'] as const;

/**
 * The account for a data folder: its owner where it exists; else, as root, `postgres` or `nobody` if they can
 * reach the folders or there are no user namespaces, as in many containers; and else such a namespace.
 * @param cluster the data folder of PostgreSQL, existing or not; its parent exists
 * @param binaries folder of the programs
 */
export async function accountFor(cluster: string, binaries: string): Promise<Account> {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  const owner = await stat(cluster).catch(() => undefined);
  if (owner?.uid === 0) return { kind: 'namespace' };
  const user = owner ?? (await serviceUser());
  if (!user) return { kind: 'namespace' };
  const reachesFolders = (await canReach(dirname(cluster), user)) && (await canReach(binaries, user));
  return owner || reachesFolders || !(await hasNamespaces())
    ? { kind: 'user', uid: user.uid, gid: user.gid, reachesFolders }
    : { kind: 'namespace' };
}

async function serviceUser(): Promise<User | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].map((name) => lines.find((line) => line[0] === name)).find(Boolean);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Can this user walk down to the folder? */
async function canReach(folder: string, { uid, gid }: User): Promise<boolean> {
  const found = await stat(folder);
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
  if ((found.mode & bit) === 0) return false;
  const parent = dirname(folder);
  return parent === folder || canReach(parent, { uid, gid });
}

async function hasNamespaces(): Promise<boolean> {
  const [program, ...args] = intoNamespace;
  const child = spawn(program, [...args, 'true'], { stdio: 'ignore' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
