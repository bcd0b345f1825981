import type { ImportEffect } from '../../../../resources/calls/importReport.ts';
import { entities } from '../../../../resources/registry.ts';
import { integer, nullable, text } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { companyOfChange } from '../../../records/companyOfChange.ts';
import type { ReportRow } from './reportRow.ts';

const effect = {
  entity: text(),
  /** '' for records of no company. */
  orgaSid: text(),
  name: nullable(fieldsOf(entities.orga, 'name').name),
  count: integer,
};

/** What others lose by what an import has deleted so far, whoever loses most first. */
export async function readEffects(
  tx: SystemQueries,
  { id, platform, orgaSid }: Pick<ReportRow, 'id' | 'platform' | 'orgaSid'>,
): Promise<ImportEffect[]> {
  return tx.rows(
    effect,
    sql`
      select lost.entity, lost.orga_sid as "orgaSid", o.name, lost.count
      from (
        select c.entity, ${companyOfChange('c')} as orga_sid, count(*) as count
        from change c where c.report_id = ${id} and c.causes is not null group by 1, 2
      ) lost
      left join orga o on o.platform = ${platform} and o.sid = lost.orga_sid
      where lost.orga_sid <> ${orgaSid}
      order by lost.count desc, lost.entity, lost.orga_sid`,
  );
}

/** Of how many records these are. */
export function countEffects(effects: readonly ImportEffect[]): number {
  return effects.reduce((sum, { count }) => sum + count, 0);
}
