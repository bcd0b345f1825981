import type { Scope } from '../../records/access/scope.ts';
import type { Fragment } from '../../base/database/queries.ts';
import { today } from '../../../resources/today.ts';
import { sql } from '../../base/database/sql.ts';

/** Does advertisement `a` run today? */
export function runningToday(): Fragment {
  return sql`(a."from" <= ${today()}::date and (a."to" is null or a."to" >= ${today()}::date))`;
}

/** Does it aim at a category or at one above it, `root_category` among these? */
export function aimedAtCategory(scope: Scope, sid: string): Fragment {
  return sql`a.categories && array(
    select ancestor_sid from category_closure where platform = ${scope.dataset} and descendant_sid = ${sid}
    union select ${sid})`;
}

/** Does it aim at a company? */
export function aimedAtOrga(sid: string): Fragment {
  return sql`${sid} = any(a.orgas)`;
}
