import type { Entity } from '../../resources/entity.ts';
import type { PeriodState } from '../../resources/periodState.ts';
import { today } from '../../resources/today.ts';
import { sql, type Sql } from '../base/database/sql.ts';
import { columnAt } from './select.ts';

/**
 * The condition that rows `t` stand so to today. What is `ending` is running, too, as whoever looks for what visitors see
 * looks for both.
 */
export function periodCondition({ period }: Pick<Entity, 'period'>, state: PeriodState): Sql {
  const day = sql`${today()}::date`;
  const [first, last] = [period?.from, period?.until].map((name) => name && columnAt('t', name));
  // Said of the bare columns, so that an index of one finds the few that are over.
  const hasBegun = first ? sql`(${first} is null or ${first} <= ${day})` : sql`true`;
  const goesOn = last ? sql`(${last} is null or ${last} >= ${day})` : sql`true`;
  switch (state) {
    case 'planned':
      return first ? sql`${first} > ${day}` : sql`false`;
    case 'over':
      return last ? sql`(${hasBegun} and ${last} < ${day})` : sql`false`;
    case 'running':
      return sql`(${hasBegun} and ${goesOn})`;
    case 'ending':
      return last ? sql`(${hasBegun} and ${last} >= ${day})` : sql`false`;
  }
}
