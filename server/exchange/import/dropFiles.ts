import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepDays } from '../../../resources/limits.ts';
import { text } from '../../base/database/column.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { importFolder, importKey, type ImportFiles } from './importFile.ts';

/** Of an import that has ended: it is no workbook that can be handed back with its faults marked. */
const isUseless = sql`
  state not in ('queued', 'running') and (format = 'json' or sheets = '[]' or refusal = 'no-headings')`;

/** Takes the file of an import away at once that nobody asks for any more (behaviour B163). */
export async function dropUselessFile(
  db: SystemQueries,
  files: ImportFiles,
  reportId: string,
): Promise<void> {
  await drop(db, files, sql`id = ${reportId} and ${isUseless}`);
}

/** Takes away what was left of those, and workbooks that were refused and not looked through in time. */
export async function dropOldFiles(db: SystemQueries, files: ImportFiles): Promise<void> {
  const isOver = sql`
    state = 'refused' and finished_at < now() - make_interval(days => ${keepDays.refusedWorkbooks})`;
  await drop(db, files, sql`((${isUseless}) or (${isOver}))`);
}

async function drop(db: SystemQueries, files: ImportFiles, which: Sql): Promise<void> {
  const dropped = await db.rows(
    { id: text() },
    sql`update import_report set file_is_kept = false where file_is_kept and ${which} returning id`,
  );
  for (const { id } of dropped) await removeImportFile(files, id);
}

/** Removes the file of an import; doing it again changes nothing. */
export async function removeImportFile({ store, config }: ImportFiles, reportId: string): Promise<void> {
  await store.delete(importKey({ id: reportId, workbenchId: null }));
  await rm(join(importFolder(config), reportId), { force: true });
}
