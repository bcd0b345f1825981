import { integer } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { identifier, sql } from '../../../base/database/sql.ts';
import type { JoinedRow } from '../stageFile.ts';

interface Run {
  workbenchId: string;
  reportId: string;
  /** The staging table, after all that is wrong was found. */
  table: string;
  /** Rows that are part of the product of another row. */
  joined: readonly JoinedRow[];
}

/**
 * Notes which rows of a workbench a run has taken into the catalogue, in its transaction: all but the faulty ones, and those whose
 * category somebody can still say (behaviour B432).
 */
export async function takeRows(
  tx: SystemTransaction,
  { workbenchId, reportId, table, joined }: Run,
): Promise<void> {
  const faulty = await tx.rows(
    { number: integer },
    sql`select number from ${identifier(table)} where not is_valid or is_unplaced`,
  );
  const isFaulty = new Set(faulty.map(({ number }) => number));
  const beside = joined.filter(({ joins }) => isFaulty.has(joins));
  await tx.run(sql`
    update workbench_row w set taken_by = ${reportId}
    where w.workbench_id = ${workbenchId} and w.taken_by is null
      and not exists (
        select from ${identifier(table)} s
        where (not s.is_valid or s.is_unplaced) and coalesce(s.sheet, '') = w.sheet and s."row" = w."row")
      and not exists (
        select from unnest(${beside.map(({ sheet }) => sheet ?? '')}::text[], ${beside.map(({ row }) => row)}::bigint[])
          as part (sheet, "row")
        where part.sheet = w.sheet and part."row" = w."row")`);
}
