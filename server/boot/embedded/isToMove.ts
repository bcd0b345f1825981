import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { postgresMajor } from '../../base/database/embedded/binaries.ts';

/** Where in a data folder its database lies, before, while and after it moves to another PostgreSQL. */
export function placesIn(dataDir: string) {
  const folder = resolve(dataDir);
  const cluster = join(folder, 'postgres');
  return {
    dataDir: folder,
    cluster,
    /** Where the new one grows, as a data folder of its own. */
    growing: `${cluster}.growing`,
    /** The new one, whole. */
    whole: `${cluster}.next`,
  };
}

export type Places = ReturnType<typeof placesIn>;

/** Was the database made by another PostgreSQL than the one that comes along, or its move not ended? */
export async function isToMove({ cluster, whole }: Places): Promise<boolean> {
  if (!existsSync(cluster)) return existsSync(whole);
  return (await majorOf(cluster)) !== (await postgresMajor());
}

/** Which PostgreSQL made a folder of data. */
export async function majorOf(cluster: string): Promise<number> {
  return Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
}
