import { category } from '../../../resources/entities/category.ts';
import { rootCategory } from '../../../resources/rootCategory.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { z } from 'zod';
import { sql, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { objectOf } from '../../records/objectOf.ts';

/** A path as `pathOfCategory` reads it. */
export const storedPath = z.array(objectOf(category, 'sid', 'name'));

/** The categories above one, given as an expression, and itself behind them, as one JSON value. */
export function pathOfCategory(scope: Scope, of: Sql): Sql<true> {
  return sql`(
    select coalesce(json_agg(json_build_object('sid', a.sid, 'name', a.name) order by cc.depth desc), '[]')
    from category_closure cc join category a on a.sid = cc.ancestor_sid
    where ${ofPlatform(scope, 'cc')} and cc.descendant_sid = ${of} and cc.ancestor_sid <> ${rootCategory})`;
}

/** The same as pages link it. */
export function shownPath(
  path: z.output<typeof storedPath>,
  language: Language,
): { sid: string; name: string }[] {
  return path.map(({ sid, name }) => ({ sid, name: textIn(name, language) }));
}
