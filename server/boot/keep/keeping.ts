import { resolve } from 'node:path';
import { openStore } from '../../base/storage/openStore.ts';
import { onDatabase } from '../onDatabase.ts';
import type { Kept } from './backUp.ts';

/** Does something with the database and the store of the settings and the folder that a command names, and says what came of it. */
export async function keeping(
  command: string,
  work: (kept: Kept, folder: string) => Promise<string>,
): Promise<void> {
  await onDatabase(async (database, config) => {
    const [, , folder] = process.argv;
    if (!folder) throw new Error(`Name a folder: npm run ${command} -- /srv/backups/2027-01-31`);
    return work({ database, store: await openStore(config), config }, resolve(folder));
  });
}
