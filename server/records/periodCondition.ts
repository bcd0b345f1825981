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
  const [first, last] = [period?.from, period?.until].map((name) =>
    name === undefined ? sql`null::date` : sql`${columnAt('t', name)}`,
  );
  const isPlanned = sql`coalesce(${first ?? sql`null`} > ${day}, false)`;
  const isOver = sql`coalesce(${last ?? sql`null`} < ${day}, false)`;
  switch (state) {
    case 'planned':
      return isPlanned;
    case 'over':
      return sql`(${isOver} and not ${isPlanned})`;
    case 'running':
      return sql`(not ${isPlanned} and not ${isOver})`;
    case 'ending':
      return sql`(not ${isPlanned} and coalesce(${last ?? sql`null`} >= ${day}, false))`;
  }
}
