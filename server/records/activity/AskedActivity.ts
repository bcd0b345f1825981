import type { ActivityFilter } from '../../../resources/calls/activity.ts';
import { identifier, sql, type Sql } from '../../base/database/sql.ts';
import { openHere, type OpenActivity } from './OpenActivity.ts';

/** What is asked of the activity of a platform, by somebody to whom that much is open. */
export interface AskedActivity extends Omit<ActivityFilter, 'lang' | 'before'> {
  dataset: string;
  open: OpenActivity;
  /** Only what comes before this one: an act, or a change. */
  before: number | undefined;
  /** Most of them. */
  most: number;
}

/** What is asked of a row of `activity` or of a change under that alias, both of which say so under the same names. */
export function askedOfBoth(
  alias: string,
  company: Sql,
  { dataset, open, entity, orgaSid }: AskedActivity,
): Sql[] {
  const entityAt = sql`${identifier(`${alias}.entity`)}`;
  return [
    sql`${identifier(`${alias}.platform`)} in (${dataset}, '')`,
    openHere(open, entityAt, company),
    ...(entity === undefined ? [] : [sql`${entityAt} = ${entity}`]),
    ...(orgaSid === undefined ? [] : [sql`${company} = ${orgaSid}`]),
  ];
}
