import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { openPool } from '../base/database/connect.ts';
import { startEmbedded } from '../base/database/embedded/embedded.ts';
import { messageOf } from '../../resources/language/messageOf.ts';
import { migrate } from '../base/database/migrate.ts';
import { migrationFolder } from '../base/database/migrating/readMigrations.ts';
import { registerEntities } from '../records/schema/registerEntities.ts';
import { writeMigration } from '../records/schema/writeMigration.ts';

/** `npm run migration -- <name>`: registers new entities and writes what the declarations want beyond the migrations. */
const [name] = process.argv.slice(2);
if (!name) {
  process.stderr.write('Name the migration: npm run migration -- add_colour\n');
  process.exit(1);
}
const dataDir = await mkdtemp(join(tmpdir(), 'baustein-migration-'));
const embedded = await startEmbedded(dataDir);
const write = openPool(embedded.url);
try {
  for (const added of await registerEntities(join(import.meta.dirname, '../../resources')))
    process.stdout.write(`Registered: ${added}.\n`);
  const { entities } = await import('../../resources/registry.ts');
  await migrate(write);
  const { files, reports } = await writeMigration(write, Object.values(entities), name, migrationFolder);
  for (const report of reports) process.stdout.write(`${report}\n`);
  for (const file of files)
    process.stdout.write(`Written: ${relative(process.cwd(), file)}. Read it, then commit it.\n`);
  if (files.length === 0) process.stdout.write('The migrations already hold what is declared.\n');
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
} finally {
  await write.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
