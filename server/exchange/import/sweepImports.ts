import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { imports } from '../../../resources/limits.ts';
import type { Config } from '../../base/config/config.ts';
import { text } from '../../base/database/column.ts';
import type { SystemPool, SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dropOldFiles } from './dropFiles.ts';
import { importFolder } from './importFile.ts';
import { dropStaging, stagingPrefix } from './merge/stagingTable.ts';

const dayMs = 24 * 3_600_000;

/** Takes away reports that are old, with their files, issues and previews, and what broken-off imports left behind. */
export async function sweepImports(write: SystemPool, config: Pick<Config, 'dataDir'>): Promise<void> {
  await write.transaction(async (tx) => {
    const old = await tx.rows(
      { id: text() },
      sql`
        delete from import_report
        where created_at < now() - make_interval(days => ${imports.keepDays})
          and state not in ('queued', 'running')
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
  await dropOldFiles(write, config);
  await dropLeftStaging(write);
  await removeLeftFiles(write, importFolder(config));
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
  const known = await db.rows(
    { id: text() },
    sql`select id from import_report where id::text = any(${names})`,
  );
  const kept = new Set(known.map(({ id }) => id));
  for (const name of names) {
    if (kept.has(name)) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > dayMs) await rm(file, { force: true });
  }
}
