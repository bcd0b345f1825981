import type { Relation } from '../../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, sharedByAll, where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql, type Sql } from '../../base/database/sql.ts';
import { category } from '../../../resources/entities/category.ts';
import { categoryRelation } from '../../../resources/entities/categoryRelation.ts';

/** The categories directly under one, in their order; undefined when there is no such category. */
export async function readChildren(
  db: ScopedQueries,
  scope: Scope,
  parentSid: string,
): Promise<Relation[] | undefined> {
  if (parentSid !== rootCategory) {
    const isKnown = await db.has(
      sql`select from category c where c.sid = ${parentSid} and ${sharedByAll(category)}`,
    );
    if (!isKnown) return undefined;
  }
  return relations(db, scope, sql`r.parent_sid = ${parentSid}`);
}

/** Where a category hangs; undefined when it hangs nowhere. */
export async function readRelation(
  db: ScopedQueries,
  scope: Scope,
  childSid: string,
): Promise<Relation | undefined> {
  const [relation] = await relations(db, scope, sql`r.child_sid = ${childSid}`);
  return relation;
}

const relation = {
  id: text(),
  ...fieldsOf(categoryRelation, 'childSid', 'parentSid', 'position'),
  version: integer,
  ...fieldsOf(category, 'name'),
  children: integer,
};

async function relations(db: ScopedQueries, scope: Scope, condition: Sql): Promise<Relation[]> {
  return db.rows(
    relation,
    sql`
    select
      r.child_sid as id, r.child_sid as "childSid", r.parent_sid as "parentSid", r.position, c.name,
      (select t.version from category_tree t where ${ofPlatform(scope, 't')}) as version,
      (select count(*) from category_relation below
        where below.platform = r.platform and below.parent_sid = r.child_sid) as children
    from category_relation r
    join category c on c.sid = r.child_sid
    where ${where(scope, 'r')} and ${condition}
    order by r.position, r.id`,
  );
}
