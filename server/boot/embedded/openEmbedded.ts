import { startEmbedded, type EmbeddedDatabase } from '../../base/database/embedded/embedded.ts';
import { moveToMajor } from './moveToMajor.ts';

/** The PostgreSQL that comes along, with the database of `dataDir` in it, whichever of its versions that was made by. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  await moveToMajor(dataDir, (sentence) => process.stdout.write(`${sentence}\n`));
  return startEmbedded(dataDir);
}
