import { resolve } from 'node:path';
import { readConfig } from '../../base/config/config.ts';
import { connectDatabase } from '../../base/database/connect.ts';
import { pastPooler } from '../../base/database/pastPooler.ts';
import { startEmbedded } from '../../base/database/embedded/embedded.ts';
import { requireServer } from '../../base/database/requireServer.ts';
import { openStore } from '../../base/storage/openStore.ts';
import { makeDataFolder } from '../dataFolder.ts';
import type { Kept } from './backUp.ts';

/**
 * Does something with the database and the store of the settings and the folder that a command names, and says what came
 * of it. The database that comes along is started where nobody has.
 */
export async function keeping(
  command: string,
  work: (kept: Kept, folder: string) => Promise<string>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const [, , folder] = process.argv;
    if (!folder) throw new Error(`Name a folder: npm run ${command} -- /srv/backups/2027-01-31`);
    const config = pastPooler(readConfig(process.env));
    await makeDataFolder(config.dataDir);
    const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir);
    if (embedded) undo.push(() => embedded.stop());
    const database = await connectDatabase({ ...config, databaseUrl: config.databaseUrl ?? embedded?.url });
    undo.push(() => database.close());
    await requireServer(database.write, { databaseUrl: database.url });
    const store = await openStore(config);
    process.stdout.write(`${await work({ database, store, config }, resolve(folder))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
