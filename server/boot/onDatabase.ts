import { messageOf } from '../../resources/language/messageOf.ts';
import { readConfig, type Config } from '../base/config/config.ts';
import { connectDatabase, type Database } from '../base/database/connect.ts';
import { pastPooler } from '../base/database/pastPooler.ts';
import { requireServer } from '../base/database/requireServer.ts';
import { makeDataFolder } from './dataFolder.ts';
import { openEmbedded } from './embedded/openEmbedded.ts';

/**
 * Does what a command asks for with the database of the settings, and says what came of it; what it throws is said too, and
 * the process then ends with 1. The database that comes along is started where nobody has.
 */
export async function onDatabase(
  work: (database: Database, config: Config) => Promise<string>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const config = pastPooler(readConfig(process.env));
    await makeDataFolder(config.dataDir);
    const embedded = config.databaseUrl ? undefined : await openEmbedded(config.dataDir);
    if (embedded) undo.push(() => embedded.stop());
    const database = await connectDatabase({ ...config, databaseUrl: config.databaseUrl ?? embedded?.url });
    undo.push(() => database.close());
    await requireServer(database.write, { databaseUrl: database.url });
    process.stdout.write(`${await work(database, config)}\n`);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
