import { classFields, type ClassSystem } from '../../../resources/classSystems.ts';
import { category } from '../../../resources/entities/category.ts';
import { integer, yesNo, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { identifier, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';

const member = {
  id: integer,
  ...fieldsOf(category, 'sid'),
  ...fieldsOf(categoryRelation, 'parentSid'),
  /** How many categories hang right below it. */
  children: integer,
  /** Does any product belong to it itself? */
  hasProducts: yesNo,
};

/** The categories whose products have a class (behaviour B254). */
export interface ClassMembers {
  /** All of them, by id: a product has the class if it belongs to one of them itself. */
  ids: number[];
  /** Sids of those with everything below them, none below another. */
  subtrees: string[];
  /** Sids of those of which something below says otherwise: their own products count alone, if they have any. */
  single: string[];
}

/**
 * The categories whose products have one of the classes that these categories have: these, and all below them that say
 * nothing of that system themselves.
 */
export async function classMembers(
  db: ScopedQueries,
  scope: Scope,
  system: ClassSystem,
  sids: readonly string[],
): Promise<ClassMembers> {
  const classes = identifier(`own.${snakeCase(classFields[system])}`);
  const rows = await db.rows(
    member,
    sql`
      select c.id, c.sid, r.parent_sid as "parentSid",
        (select count(*) from category_relation below
          where ${ofPlatform(scope, 'below')} and below.parent_sid = c.sid) as children,
        exists (
          select from product p where ${ofPlatform(scope, 'p')} and p.main_category = c.sid and not p.is_ended) as "hasProducts"
      from category c join category_relation r on ${ofPlatform(scope, 'r')} and r.child_sid = c.sid
      where c.sid in (
        select place.descendant_sid from category_closure place
        where ${ofPlatform(scope, 'place')} and place.ancestor_sid = any(${sids}::text[])
          and not exists (
            select from category_closure between join category own on own.sid = between.ancestor_sid
            where ${ofPlatform(scope, 'between')} and between.descendant_sid = place.descendant_sid
              and between.depth < place.depth and cardinality(${classes}) > 0))
      order by c.id`,
  );
  return membersOf(rows);
}

/** The same of rows that are known. */
export function membersOf(rows: readonly Row<typeof member>[]): ClassMembers {
  const below = Map.groupBy(rows, ({ parentSid }) => parentSid);
  const isWhole = ({ sid, children }: Row<typeof member>): boolean => {
    const known = below.get(sid) ?? [];
    return known.length === children && known.every(isWhole);
  };
  const whole = new Set(rows.filter(isWhole).map(({ sid }) => sid));
  return {
    ids: rows.map(({ id }) => id),
    subtrees: rows
      .filter(({ sid, parentSid }) => whole.has(sid) && !whole.has(parentSid))
      .map(({ sid }) => sid),
    single: rows.filter(({ sid, hasProducts }) => hasProducts && !whole.has(sid)).map(({ sid }) => sid),
  };
}
