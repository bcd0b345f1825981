import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imports } from '../../../resources/limits.ts';
import { text } from '../../base/database/column.ts';
import type { SystemPool, SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dropOldFiles } from './dropFiles.ts';
import { importBlobs, importFolder, type ImportFiles } from './importFile.ts';
import { sweepRawValues } from './raw/sweepRawValues.ts';
import { dropStaging, stagingPrefix } from './merge/stagingTable.ts';
import { sweepWorkbenches } from './workbench/dropWorkbench.ts';

const dayMs = 24 * 3_600_000;

/** Takes away reports that are old, with their files, issues and previews, and what broken-off imports left behind. */
export async function sweepImports(write: SystemPool, files: ImportFiles): Promise<void> {
  await write.transaction(async (tx) => {
    const old = await tx.rows(
      { id: text() },
      sql`
        delete from import_report
        where created_at < now() - make_interval(days => ${imports.keepDays})
          and state not in ('queued', 'running')
          and not exists (select from workbench w where w.report_id = import_report.id)
        returning id`,
    );
    const ids = old.map(({ id }) => id);
    await tx.run(sql`
      update import_report set idempotency_key = null
      where idempotency_key is not null
        and created_at < now() - make_interval(days => ${imports.keepIdempotencyKeyDays})`);
    await tx.run(sql`delete from import_issue where report_id = any(${ids}::uuid[])`);
    await tx.run(sql`delete from import_preview where report_id = any(${ids}::uuid[])`);
  });
  await sweepWorkbenches(write, files);
  await dropOldFiles(write, files);
  await sweepRawValues(write);
  await dropLeftStaging(write);
  await removeLeftFiles(write, importFolder(files.config));
  await removeLeftBlobs(write, files);
}

async function dropLeftStaging(db: SystemQueries): Promise<void> {
  const left = await db.rows(
    { name: text() },
    sql`
      select c.relname as name from pg_class c
      where c.relkind = 'r' and starts_with(c.relname, ${stagingPrefix}) and not exists (
        select from import_report r
        where r.state = 'running'
          and c.relname = ${stagingPrefix} || replace(r.id::text, '-', '') || '_' || r.attempts)`,
  );
  for (const { name } of left) await dropStaging(db, name);
}

/** Files without a report, once they are too old to be still on their way to one. */
async function removeLeftFiles(db: SystemQueries, folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const kept = await ownedFiles(db, names);
  for (const name of names) {
    if (kept.has(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > dayMs) await rm(file, { force: true });
  }
}

const blobsAtATime = 500;

/** The same of the store; what is older than a day and kept is that of a report, or of a workbench. */
async function removeLeftBlobs(db: SystemQueries, { store }: ImportFiles): Promise<void> {
  let old: string[] = [];
  const removeUnowned = async () => {
    const kept = await ownedFiles(db, old);
    for (const id of old) if (!kept.has(id)) await store.delete(`${importBlobs}/${id}`);
    old = [];
  };
  for await (const { key, storedAt } of store.list(importBlobs)) {
    if (Date.now() - storedAt.getTime() <= dayMs) continue;
    old.push(key.slice(importBlobs.length + 1));
    if (old.length >= blobsAtATime) await removeUnowned();
  }
  await removeUnowned();
}

/** Those of these names that are the id of a report or of a workbench. */
async function ownedFiles(db: SystemQueries, names: readonly string[]): Promise<Set<string>> {
  const known = await db.rows(
    { id: text() },
    sql`
      select id from import_report where id::text = any(${names})
      union all
      select id from workbench where id::text = any(${names})`,
  );
  return new Set(known.map(({ id }) => id));
}
