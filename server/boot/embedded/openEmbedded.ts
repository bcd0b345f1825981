import { startEmbedded, type EmbeddedDatabase } from '../../base/database/embedded/embedded.ts';
import { isToMove, placesIn } from './isToMove.ts';

/** The PostgreSQL that comes along, with the database of `dataDir` in it, whichever of its versions that was made by. */
export async function openEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  if (await isToMove(placesIn(dataDir))) {
    // Once in some years: no other start loads what it takes.
    const { moveToMajor } = await import('./moveToMajor.ts');
    await moveToMajor(dataDir, (sentence) => process.stdout.write(`${sentence}\n`));
  }
  return startEmbedded(dataDir);
}
