import { category } from '../../../../resources/entities/category.ts';
import { orga } from '../../../../resources/entities/orga.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import { text, type Row } from '../../../base/database/column.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ofPlatform, where } from '../../../records/access/where.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { exportedAttributes, type ExportedAttribute } from '../exportedAttributes.ts';
import { usedAttributes, type ExportChoice } from '../exportedProducts.ts';

const etimClass = /^EC\d{6}$/;
const group = { ...fieldsOf(category, 'sid', 'name', 'etimClasses'), parent: text() };

/** A category with the one that it hangs below. */
export type ExportedGroup = Row<typeof group>;

/** What a file of the trade says around its products. */
export interface ExportFrame {
  /** Of the company. */
  name: string;
  attributes: ReadonlyMap<string, ExportedAttribute>;
  /** The categories of all products of the company and those above, the higher ones first. */
  groups: readonly ExportedGroup[];
  /** By the sid of a category the class of ETIM that it is, where that is just one. */
  etimClasses: ReadonlyMap<string, string>;
}

/** Reads what stands around the chosen products. */
export async function exportFrame(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
): Promise<ExportFrame> {
  const { name } = await db.one(
    fieldsOf(orga, 'name'),
    sql`select t.name from orga t where ${ofPlatform(scope, 't')} and t.sid = ${choice.orgaSid}`,
  );
  const attributes = await exportedAttributes(db, await usedAttributes(db, scope, choice));
  const groups = await db.rows(
    group,
    sql`
      select c.sid, c.name, c.etim_classes as "etimClasses", min(r.parent_sid) as parent
      from category_relation r join category c on c.sid = r.child_sid
      where ${ofPlatform(scope, 'r')} and r.child_sid in (
        select a.ancestor_sid from category_closure a
        where ${ofPlatform(scope, 'a')} and a.descendant_sid in (
          select t.main_category from product t where ${where(scope, 't')} and t.orga_sid = ${choice.orgaSid}))
      group by c.id, c.sid, c.name, c.etim_classes
      order by (
        select count(*) from category_closure d where ${ofPlatform(scope, 'd')} and d.descendant_sid = c.sid), c.id`,
  );
  return {
    name,
    attributes: new Map(attributes.map((attribute) => [attribute.sid, attribute])),
    groups: groups.filter(({ sid }) => sid !== rootCategory),
    etimClasses: new Map(
      groups.flatMap(({ sid, etimClasses: [only, another] }) =>
        only !== undefined && another === undefined && etimClass.test(only) ? [[sid, only] as const] : [],
      ),
    ),
  };
}
