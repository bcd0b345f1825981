import { classFields, classSystems, type ClassSystem } from '../../../resources/classSystems.ts';
import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { identifier, join, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';

/** The classifications of which some category in the tree of a platform has classes. */
export async function classSystemsOf(db: ScopedQueries, scope: Scope): Promise<ClassSystem[]> {
  const systems = classSystems.map((system) => {
    const codes = identifier(`c.${snakeCase(classFields[system])}`);
    return sql`
      select ${system}::text as system where exists (
        select from category_relation r join category c on c.sid = r.child_sid
        where ${ofPlatform(scope, 'r')} and cardinality(${codes}) > 0)`;
  });
  const rows = await db.rows({ system: text<ClassSystem>() }, join(systems, ' union all '));
  return classSystems.filter((system) => rows.some((row) => row.system === system));
}
