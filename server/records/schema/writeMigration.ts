import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entity } from '../../../resources/entity.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { declaredTable } from './declaredTables.ts';
import { schemaDifference } from './difference.ts';

/**
 * Writes what a migrated database lacks for these entities as the next numbered SQL file; indexes on tables that are there
 * as one more, as they are made outside a transaction. Returns their paths and what must be changed by hand.
 */
export async function writeMigration(
  db: SystemQueries,
  entities: readonly Entity[],
  name: string,
  folder: string,
): Promise<{ files: string[]; reports: string[] }> {
  if (!/^[a-z][a-z0-9_]*$/.test(name))
    throw new Error(
      `"${name}" cannot name a migration: use small letters, digits and underscores, such as add_colour.`,
    );
  const { statements, indexes, reports } = await schemaDifference(db, entities.map(declaredTable));
  const contents = [
    { name, content: statements.join('\n\n') },
    {
      name: `${name}_indexes`,
      content: indexes.length > 0 ? ['-- outside a transaction', ...indexes].join('\n') : '',
    },
  ].filter(({ content }) => content !== '');
  const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter(Number.isFinite);
  const next = Math.max(0, ...numbers) + 1;
  const files = contents.map((each, index) =>
    join(folder, `${String(next + index).padStart(4, '0')}_${each.name}.sql`),
  );
  for (const [index, { content }] of contents.entries())
    await writeFile(files[index] ?? '', `${content}\n`, { flag: 'wx' });
  return { files, reports };
}
