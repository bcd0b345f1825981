import { integer } from '../../../base/database/column.ts';
import type { ScopedQueries, ScopedTransaction } from '../../../base/database/queries.ts';
import { every, sql, type Sql } from '../../../base/database/sql.ts';
import { notFound } from '../../../base/problems.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { where } from '../../../records/access/where.ts';
import type { Range } from '../reports/readReport.ts';
import { workbenchColumns, workbenchShape, type WorkbenchRow } from './workbenchRow.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The workbenches `w` of the companies of a scope, as long as these are there. */
function isSeen(scope: Scope): Sql<true> {
  const ofCompany = sql`select from orga o where o.platform = w.platform and o.sid = w.orga_sid`;
  return sql`${where(scope, 'w')} and exists (${ofCompany})`;
}

/** A workbench of the scope. Throws 404 for one of others as for one that is not there. */
export async function findWorkbench(db: ScopedQueries, scope: Scope, id: string): Promise<WorkbenchRow> {
  const row = uuid.test(id) && (await db.first(workbenchShape, byId(scope, id)));
  if (!row) throw notFound();
  return row;
}

/** Is there such a workbench within the scope? */
export async function hasWorkbench(db: ScopedQueries, scope: Scope, id: string): Promise<boolean> {
  return uuid.test(id) && (await db.first(workbenchShape, byId(scope, id))) !== undefined;
}

/** The same, and nobody else changes it until the end of the transaction. */
export async function lockWorkbench(tx: ScopedTransaction, scope: Scope, id: string): Promise<WorkbenchRow> {
  const row = uuid.test(id) && (await tx.first(workbenchShape, sql`${byId(scope, id)} for update`));
  if (!row) throw notFound();
  return row;
}

function byId(scope: Scope, id: string): Sql<true> {
  return sql`select ${workbenchColumns} from workbench w where w.id = ${id} and ${isSeen(scope)}`;
}

/** The workbenches of the scope, or of one of its companies, the latest first. */
export async function listWorkbenches(
  db: ScopedQueries,
  scope: Scope,
  orgaSid: string | undefined,
  [first, last]: Range,
): Promise<{ rows: WorkbenchRow[]; total: number }> {
  const wanted = sql`
    ${isSeen(scope)} and ${every(orgaSid === undefined ? [] : [sql`w.orga_sid = ${orgaSid}`])}`;
  const rows = await db.rows(
    workbenchShape,
    sql`
      select ${workbenchColumns} from workbench w where ${wanted}
      order by w.created_at desc, w.id offset ${first} limit ${last - first + 1}`,
  );
  const { total } = await db.one(
    { total: integer },
    sql`select count(*) as total from workbench w where ${wanted}`,
  );
  return { rows, total };
}
