import type { Entity } from '../../resources/entity.ts';
import { integer, yesNo } from '../base/database/column.ts';
import type { ScopedTransaction } from '../base/database/queries.ts';
import { every, join, sql, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { recordedUnder } from './access/where.ts';
import { inTrash, type TrashOf } from './inTrash.ts';

interface AskedEmptying extends TrashOf {
  /** Only what was deleted by this change, or only what had been deleted when this was the last one. */
  change?: number | undefined;
  until?: number | undefined;
}

/** How many deleted records cannot come back any more, and how many stay in the trash. */
export interface Emptied {
  emptied: number;
  stays: number;
}

/**
 * Ends the way back of deleted records of an entity within the scope, and of what went with them: nothing but their
 * deletion is known of them. What names the file of a published declaration of performance stays (behaviour B628).
 */
export async function emptyTrash(
  tx: ScopedTransaction,
  scope: Scope,
  entity: Entity,
  { change, until, ...of }: AskedEmptying,
): Promise<Emptied> {
  const asked = [
    ...(change === undefined ? [] : [sql`c.id = ${change}`]),
    ...(until === undefined ? [] : [sql`c.id <= ${until}`]),
  ];
  const found = await tx.rows(
    { id: integer, isKept: yesNo },
    sql`select c.id, ${isKept(entity)} as "isKept" ${inTrash(scope, entity, of)} and ${every(asked)} for update of c`,
  );
  const ids = found.flatMap(({ id, isKept: stays }) => (stays ? [] : [id]));
  if (ids.length > 0)
    await tx.run(sql`
      update change c set emptied_at = now(), emptied_by = ${scope.author.sub}
      from change d
      where d.platform = ${recordedUnder(scope)} and d.id = any(${ids}) and c.at = d.at and (c.id = d.id or c.causes && array[d.id]) and c.emptied_at is null`);
  return { emptied: ids.length, stays: found.length - ids.length };
}

/** Does a deleted record `c` name a file that is kept as a declaration? */
function isKept({ fields }: Entity): Sql {
  const files = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'file' ? [name] : []));
  if (files.length === 0) return sql`false`;
  const named = join(files.map((name) => sql`c.before ->> ${name}::text`));
  return sql`exists (
    select from kept_declaration k
    where k.platform = c.platform and k.hash in (${named}) and (k.until is null or k.until > now()))`;
}
