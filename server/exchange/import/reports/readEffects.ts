import type { ImportEffect } from '../../../../resources/calls/importReport.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { readEffects as readAll } from '../../../records/references/readEffects.ts';
import type { ReportRow } from './reportRow.ts';

/** What others lose by what an import has deleted so far, whoever loses most first. */
export async function readEffects(
  tx: SystemQueries,
  { id, orgaSid: own }: Pick<ReportRow, 'id' | 'orgaSid'>,
): Promise<ImportEffect[]> {
  const effects = await readAll(tx, sql`c.report_id = ${id}`);
  return effects.flatMap(({ platform: _, ...effect }) => (effect.orgaSid === own ? [] : [effect]));
}

/** Of how many records these are. */
export function countEffects(effects: readonly ImportEffect[]): number {
  return effects.reduce((sum, { count }) => sum + count, 0);
}
