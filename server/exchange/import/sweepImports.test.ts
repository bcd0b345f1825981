import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importApp } from '../../../tests/setup/importApp.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';
import { importBlobs, importFolder } from './importFile.ts';
import { createStaging, stagingTable } from './merge/stagingTable.ts';
import { sweepImports } from './sweepImports.ts';

it('The sweep takes old reports with all that is theirs, and what nobody owns, and leaves the rest', async () => {
  const world = await importApp();
  const { write } = world.database;
  const body = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['S1', 'Eins', 'fenster']);
  const { id: old } = world.reportOf(await world.send({ body, query: { dryRun: 'true' } }));
  const { id: recent } = world.reportOf(await world.send({ body }));
  await write`update import_report set created_at = now() - interval '31 days' where id = ${old}`;
  await createStaging(write, stagingTable({ id: old, attempts: 1 }));
  const stored = join(world.config.dataDir, 'storage', importBlobs);
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  for (const folder of [importFolder(world.config), stored]) {
    await mkdir(folder, { recursive: true });
    for (const name of ['left', 'arriving']) await writeFile(join(folder, name), 'x');
    await utimes(join(folder, 'left'), yesterday, yesterday);
  }
  for (const name of [old, recent]) await utimes(join(stored, name), yesterday, yesterday);

  await sweepImports(write, world);
  expect(await world.keptFiles()).toEqual(['arriving', 'arriving', recent].sort());
  expect((await write`select id from import_report`).map(({ id }) => id)).toEqual([recent]);
  expect(await write`select from import_preview where report_id = ${old}`).toHaveLength(0);
  expect(await write`select from pg_class where relname like 'import_row_%'`).toHaveLength(0);
  expect(await world.productsOf()).toHaveLength(1);
});
