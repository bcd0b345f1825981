import { classFields, type ClassSystem } from '../../../resources/classSystems.ts';
import { category } from '../../../resources/entities/category.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { classKey } from '../codes/classCode.ts';
import { keysWithin } from './keysWithin.ts';
import { behindAll } from '../query/behindAll.ts';

/** A category of a platform with a class that was looked for. */
export interface ClassifiedCategory {
  sid: string;
  /** Its classes that begin so, as it has them. */
  codes: string[];
}

const classified = fieldsOf(
  category,
  'sid',
  'ifcClasses',
  'ebkphCodes',
  'etimClasses',
  'bkpCodes',
  'npkCodes',
);

/**
 * The categories in the tree of the platform with a class of a system that begins with a key (`classKey`), or with one that
 * IFC puts below the class that the key is of.
 */
export async function findClasses(
  db: ScopedQueries,
  scope: Scope,
  system: ClassSystem,
  key: string,
): Promise<ClassifiedCategory[]> {
  const kind = system === 'ifc' ? 'ifcClass' : 'classCode';
  const keys = keysWithin(system, key);
  const rows = await db.rows(
    classified,
    sql`
      select c.sid, c.ifc_classes as "ifcClasses", c.ebkph_codes as "ebkphCodes", c.etim_classes as "etimClasses",
        c.bkp_codes as "bkpCodes", c.npk_codes as "npkCodes"
      from category c
      join category_relation r on ${ofPlatform(scope, 'r')} and r.child_sid = c.sid
      where c.sid in (
        select n.sid from unnest(${keys}::text[]) as wanted (key)
        join search_name n on n.kind = ${kind} and n.name >= wanted.key and n.name < wanted.key || ${behindAll}::text)
      order by c.sid`,
  );
  return rows
    .map((row) => ({
      sid: row.sid,
      codes: row[classFields[system]].filter((code) => {
        const own = classKey(system, code);
        return keys.some((begun) => own.startsWith(begun));
      }),
    }))
    .filter(({ codes }) => codes.length > 0);
}
