import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const migrationFolder = join(import.meta.dirname, '../../../migrations');

/** The first line of a file whose statements PostgreSQL takes outside a transaction only. */
const outside = '-- outside a transaction\n';

export interface Migration {
  number: number;
  name: string;
  /** Its statements. */
  content: string;
  checksum: string;
  isInTransaction: boolean;
}

/** The numbered files of a folder in their order. @throws {Error} that names a file whose number is used twice */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        content,
        checksum: createHash('sha256').update(content).digest('hex'),
        isInTransaction: !content.startsWith(outside),
      };
    }),
  );
  const twice = migrations.find(({ number }, index) => migrations[index + 1]?.number === number);
  if (twice)
    throw new Error(`Two migrations have the number of ${twice.name}: give one of them the next free one.`);
  return migrations;
}
