import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entity } from '../../../resources/entity.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { declaredTable } from './declaredTables.ts';
import { schemaDifference } from './difference.ts';

/**
 * Writes what a migrated database lacks for these entities as the next numbered SQL file.
 * Returns its path (undefined when nothing is missing) and what must be changed by hand.
 */
export async function writeMigration(
  db: SystemQueries,
  entities: readonly Entity[],
  name: string,
  folder: string,
): Promise<{ file?: string; reports: string[] }> {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error(
      `"${name}" cannot name a migration: use small letters, digits and underscores, such as add_colour.`,
    );
  const { statements, reports } = await schemaDifference(db, entities.map(declaredTable));
  if (statements.length === 0) return { reports };
  const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter(Number.isFinite);
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const file = join(folder, `${number}_${name}.sql`);
  await writeFile(file, `${statements.join('\n\n')}\n`, { flag: 'wx' });
  return { file, reports };
}
