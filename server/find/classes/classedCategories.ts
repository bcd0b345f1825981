import { classFields, type ClassSystem } from '../../../resources/classSystems.ts';
import { category } from '../../../resources/entities/category.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';
import { integer, nullable, text, texts, yesNo, type Row } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { snakeCase } from '../../base/database/snakeCase.ts';
import { identifier, sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';

const mostCategories = 10_000;
const mostSaid = 10_000;

const classed = {
  id: integer,
  ...fieldsOf(category, 'sid', 'name'),
  ...fieldsOf(categoryRelation, 'parentSid'),
  /** Of the system, those of the nearest category above that has any (behaviour B254); null where none has. */
  codes: nullable(texts()),
  /** Does it say them itself? */
  isSaid: yesNo,
  /** With those of all categories below it. */
  products: integer,
};

/** A category in the tree of a platform with its classes of a system. */
export type ClassedCategory = Row<typeof classed>;

/** All categories in the tree of a platform, with their classes of a system. */
export async function classedCategories(
  db: ScopedQueries,
  scope: Scope,
  system: ClassSystem,
): Promise<ClassedCategory[]> {
  const codes = identifier(`own.${snakeCase(classFields[system])}`);
  return db.rows(
    classed,
    sql`
      select c.id, c.sid, c.name, r.parent_sid as "parentSid", nearest.codes,
        coalesce(nearest.depth = 0, false) as "isSaid", coalesce(counted.products, 0)::bigint as products
      from category_relation r
      join category c on c.sid = r.child_sid
      left join lateral (
        select ${codes} as codes, place.depth
        from category_closure place join category own on own.sid = place.ancestor_sid
        where ${ofPlatform(scope, 'place')} and place.descendant_sid = r.child_sid and cardinality(${codes}) > 0
        order by place.depth limit 1
      ) nearest on true
      left join (
        select n.category_sid, sum(n.products) as products from category_count n
        where ${where(scope, 'n')} and n.product_line = '' group by n.category_sid
      ) counted on counted.category_sid = r.child_sid
      where ${ofPlatform(scope, 'r')}
      order by r."position", r.id
      limit ${mostCategories}`,
  );
}

const said = { code: text(), categorySid: text(), products: integer };

/** How many products of a category have a class that their suppliers say themselves. */
export type SaidClass = Row<typeof said>;

/** The classes that suppliers say of their products themselves: of ETIM alone they can. */
export async function saidClasses(
  db: ScopedQueries,
  scope: Scope,
  system: ClassSystem,
): Promise<SaidClass[]> {
  if (system !== 'etim') return [];
  return db.rows(
    said,
    sql`
      select p.etim_class as code, p.main_category as "categorySid", count(*) as products from product p
      where ${where(scope, 'p')} and p.etim_class is not null and not p.is_ended
      group by p.etim_class, p.main_category order by products desc, code limit ${mostSaid}`,
  );
}
