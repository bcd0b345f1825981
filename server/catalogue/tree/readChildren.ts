import type { Relation } from '../../../resources/calls/categoryRelation.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';

/** The categories directly under one, in their order; undefined when there is no such category. */
export async function readChildren(
  sql: Queries,
  scope: Scope,
  parentSid: string,
): Promise<Relation[] | undefined> {
  if (parentSid !== rootCategory) {
    const known = await sql`select from category where sid = ${parentSid}`;
    if (known.count === 0) return undefined;
  }
  return relations(sql, scope, sql`r.parent_sid = ${parentSid}`);
}

/** Where a category hangs; undefined when it hangs nowhere. */
export async function readRelation(
  sql: Queries,
  scope: Scope,
  childSid: string,
): Promise<Relation | undefined> {
  const [relation] = await relations(sql, scope, sql`r.child_sid = ${childSid}`);
  return relation;
}

async function relations(sql: Queries, scope: Scope, condition: Fragment): Promise<Relation[]> {
  return sql<Relation[]>`
    select
      r.child_sid as id, r.child_sid as "childSid", r.parent_sid as "parentSid", r.position, r.version, c.name,
      (select count(*) from category_relation below
        where below.platform = r.platform and below.parent_sid = r.child_sid) as children
    from category_relation r
    join category c on c.sid = r.child_sid
    where ${where(scope, 'r')} and ${condition}
    order by r.position, r.id`;
}
