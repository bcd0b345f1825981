import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresBinaries, postgresMajor } from '../../base/database/embedded/binaries.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../base/database/embedded/embedded.ts';
import { shareAccess } from '../../base/database/embedded/meetingPlace.ts';
import { isRunning } from '../../base/database/embedded/postgresServer.ts';
import { connectDatabase, type Database } from '../../base/database/connect.ts';
import { sql } from '../../base/database/sql.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import { makeQueue } from '../../jobs/makeQueue.ts';
import { backUp } from '../keep/backUp.ts';
import { restore } from '../keep/restore.ts';
import { isToMove, majorOf, placesIn, type Places } from './isToMove.ts';
import { onlyOne } from './onlyOne.ts';

/** Two servers share a machine for a while, with what else runs there. */
const modest = { shared_buffers: '128MB' };

/**
 * Moves the database of a data folder to the PostgreSQL that comes along, where a former one made it: into a folder of its
 * own, row by row and read again, which takes the place of the former when it is whole. That one is kept as it was
 * (`postgres-17`). Killed at any moment it is begun anew, or ended, by the next start (behaviour B765).
 * @param tell says to people what is done
 * @param hasSockets as in `startEmbedded`
 * @throws {Error} with the remedy, and the folder as it was, where it cannot be moved
 */
export async function moveToMajor(
  dataDir: string,
  tell: (sentence: string) => void,
  hasSockets = process.platform !== 'win32',
): Promise<void> {
  const places = placesIn(dataDir);
  // The usual start: made by this one, or nothing there yet.
  if (!(await isToMove(places))) return;
  await onlyOne(`${places.cluster}.moving`, async () => {
    // Whoever was at it before us may have done it.
    if (!(await isToMove(places))) return;
    if (!existsSync(places.cluster)) return takePlace(places);
    const former = await majorOf(places.cluster);
    const current = await postgresMajor();
    if (former > current)
      throw new Error(
        `The database in ${places.cluster} is of PostgreSQL ${former}, this version of Baustein brings ${current}: start the version that it is of.`,
      );
    const kept = `${places.cluster}-${former}`;
    await postgresBinaries(former);
    if (existsSync(kept)) throw new Error(`${kept} is there already: move it elsewhere, then start again.`);
    tell(`The database is of PostgreSQL ${former}: it moves to ${current}.`);
    await endLeftOver(places, former, hasSockets);
    await grow(places, former, hasSockets);
    await rename(places.cluster, kept);
    await takePlace(places);
    tell(
      `It is of PostgreSQL ${current} now. The former one is kept in ${kept}: delete it once all is well.`,
    );
  });
}

async function takePlace({ cluster, growing, whole }: Places): Promise<void> {
  await rename(whole, cluster);
  await rm(growing, { recursive: true, force: true });
}

/** A server that a killed process left ends; one that somebody uses is left alone. */
async function endLeftOver({ dataDir, cluster }: Places, major: number, hasSockets: boolean): Promise<void> {
  if (!(await isRunning(cluster))) return;
  const server = await startEmbedded(dataDir, modest, hasSockets, major);
  await server.stop();
  await requireUnused(cluster);
}

async function requireUnused(cluster: string): Promise<void> {
  if (await isRunning(cluster))
    throw new Error(`A former version of Baustein is at work in ${cluster}: stop it, then start again.`);
}

/** Makes the new one, in its place for what is whole. */
async function grow(
  { dataDir, cluster, growing, whole }: Places,
  major: number,
  hasSockets: boolean,
): Promise<void> {
  await removeHalf(growing, hasSockets);
  await rm(whole, { recursive: true, force: true });
  await mkdir(growing);
  // The user of the server walks down to it as to the former one.
  await chmod(growing, (await stat(dataDir)).mode);
  await shareAccess(dataDir, growing);
  try {
    await between(
      () => startEmbedded(dataDir, modest, hasSockets, major),
      () => startEmbedded(growing, modest, hasSockets),
      (from, to) => copy(from, to, growing),
    );
    await requireUnused(cluster);
  } catch (error) {
    await removeHalf(growing, hasSockets);
    throw error;
  }
  await rename(join(growing, 'postgres'), whole);
}

/** One of a process that was killed may still have its server; whether it is that one only PostgreSQL can tell. */
async function removeHalf(growing: string, hasSockets: boolean): Promise<void> {
  if (await isRunning(join(growing, 'postgres'))) {
    await startEmbedded(growing, modest, hasSockets).then(
      (server) => server.stop(),
      () => {},
    );
  }
  await rm(growing, { recursive: true, force: true });
}

type Start = () => Promise<EmbeddedDatabase>;

async function between(
  former: Start,
  next: Start,
  work: (from: Database, to: Database) => Promise<void>,
): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  const open = async (start: Start) => {
    const server = await start();
    undo.push(() => server.stop());
    const database = await connectDatabase({ databaseUrl: server.url, databaseReadUrl: undefined });
    undo.push(() => database.close());
    return database;
  };
  try {
    await work(await open(former), await open(next));
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** The files of the store and the key stay where they are: a back-up of the database alone. */
async function copy(from: Database, to: Database, growing: string): Promise<void> {
  // A first start that was killed at once.
  if (!(await from.write.has(sql`select where to_regclass('migration') is not null`))) return;
  const [folder, store] = [join(growing, 'rows'), fileStore(join(growing, 'no-files'))];
  const config = { dataDir: growing };
  await backUp({ database: from, store, config }, folder);
  await restore({ database: to, store, config }, folder, () => makeQueue(to.url));
  await rm(folder, { recursive: true });
}
