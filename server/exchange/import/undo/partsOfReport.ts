import { integer, text, yesNo } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { conflict, notFound } from '../../../base/problems.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';

/** What of an import somebody undoes: of these companies, and how many records of others stay as they are. */
export interface Parts {
  companies: string[];
  othersCount: number;
}

/**
 * The companies within the scope of which nobody has undone the import yet. Throws 404 when it touches none of the
 * scope, 409 when of all of them it is undone.
 */
export async function openParts(tx: SystemTransaction, scope: Scope, id: string): Promise<Parts> {
  const parts = await tx.rows(
    { orgaSid: text(), isCovered: yesNo, isOpen: yesNo, records: integer },
    sql`
      select o.orga_sid as "orgaSid", ${where(scope, 'o')} as "isCovered", o.undone_at is null as "isOpen",
        o.record_count as records
      from import_company o where o.report_id = ${id} order by o.orga_sid`,
  );
  const covered = parts.filter(({ isCovered }) => isCovered);
  const companies = covered.flatMap(({ orgaSid, isOpen }) => (isOpen ? [orgaSid] : []));
  if (parts.length > 0 && covered.length === 0) throw notFound();
  if (companies.length === 0) throw conflict('not-undoable');
  const others = parts.filter(({ isCovered }) => !isCovered);
  return { companies, othersCount: others.reduce((sum, { records }) => sum + records, 0) };
}

/** Keeps that an import is undone of these companies; when nothing is left that it wrote, it is so as a whole. */
export async function closeParts(
  tx: SystemTransaction,
  id: string,
  companies: readonly string[],
): Promise<void> {
  await tx.run(sql`
    update import_company set undone_at = now() where report_id = ${id} and orga_sid = any(${companies})`);
  await tx.run(sql`
    update import_report r set state = 'undone'
    where r.id = ${id} and not exists (
      select from import_company o where o.report_id = r.id and o.undone_at is null and o.record_count > 0)`);
}
