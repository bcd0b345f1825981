import { companiesOfTheCaller } from '../../../../resources/access/companiesOfTheCaller.ts';
import type { ImportedEntity } from '../../../../resources/calls/importReport.ts';
import { entities, entityNamed } from '../../../../resources/registry.ts';
import { notices } from '../../../../resources/limits.ts';
import { integer, nullable, text, time, yesNo } from '../../../base/database/column.ts';
import { sql } from '../../../base/database/sql.ts';
import { scopeOf } from '../../../records/access/scope.ts';
import { ofPlatform } from '../../../records/access/where.ts';
import type { News, Reader } from '../News.ts';
import { notPutAway } from '../notPutAway.ts';

const ended = {
  id: text(),
  entity: text<ImportedEntity>(),
  orgaSid: text(),
  fileName: nullable(text()),
  state: text<'applied' | 'searchable' | 'refused' | 'failed'>(),
  dryRun: yesNo,
  created: integer,
  changed: integer,
  deleted: integer,
  failed: integer,
  at: time,
};

/** How the imports ended that somebody started, for companies that are still theirs; a workbench tells of its own trials. */
export async function importsEnded(reader: Reader): Promise<News[]> {
  const { db, caller, where } = reader;
  const scope = scopeOf(caller, where, entities.product, 'read');
  const rows = await db.rows(
    ended,
    sql`
      select r.id::text as id, r.entity, r.orga_sid as "orgaSid", r.file_name as "fileName", r.state, r.dry_run as "dryRun",
        r.created, r.changed, r.deleted, r.failed, r.finished_at as at
      from import_report r
      where ${ofPlatform(scope, 'r')} and r.sub = ${caller.sub}
        and r.finished_at > now() - make_interval(days => ${notices.days})
        and r.state in ('applied', 'searchable', 'refused', 'failed')
        and not (r.dry_run and r.workbench_id is not null)
        and ${notPutAway(reader, 'importEnded', sql`r.id::text`)}
      order by r.finished_at desc limit ${notices.mostOfKind}`,
  );
  const companies = companiesOfTheCaller(caller, where);
  const isOpen = ({ entity, orgaSid }: { entity: string; orgaSid: string }) => {
    const { files, access } = entityNamed(entity);
    const filter = files?.areOfNoCompany ? access.create(caller, where) : companies;
    return filter === 'all' || (filter !== 'none' && filter.orgaSid.includes(orgaSid));
  };
  return rows.filter(isOpen).map(({ id, entity, orgaSid, fileName, state, dryRun, at, ...counts }): News => {
    const isRefused = state === 'refused' || state === 'failed';
    return {
      kind: 'importEnded',
      subject: id,
      at,
      severity: isRefused ? 'error' : counts.failed > 0 ? 'warning' : 'success',
      says: isRefused ? 'refused' : dryRun ? 'checked' : 'done',
      values: counts,
      detail: fileName,
      place: { report: id, orgaSid, entity },
    };
  });
}
