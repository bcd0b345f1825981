import type { Scope } from '../../records/access/scope.ts';
import type { Fragment, Queries } from '../../base/database/queries.ts';
import { today } from '../../../resources/today.ts';

/** Does advertisement `a` run today? */
export function runningToday(sql: Queries): Fragment {
  return sql`(a."from" <= ${today()}::date and (a."to" is null or a."to" >= ${today()}::date))`;
}

/** Does it aim at a category or at one above it, `root_category` among these? */
export function aimedAtCategory(sql: Queries, scope: Scope, sid: string): Fragment {
  return sql`a.categories && array(
    select ancestor_sid from category_closure where platform = ${scope.dataset} and descendant_sid = ${sid}
    union select ${sid})`;
}

/** Does it aim at a company? */
export function aimedAtOrga(sql: Queries, sid: string): Fragment {
  return sql`${sid} = any(a.orgas)`;
}
