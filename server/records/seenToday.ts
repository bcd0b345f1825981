import type { Entity } from '../../resources/entity.ts';
import { today } from '../../resources/today.ts';
import { nothing, sql, type Sql } from '../base/database/sql.ts';
import { columnAt } from './select.ts';

/**
 * The condition that today is a day on which visitors see a row of this entity, under that alias, by its period (behaviour
 * B485). What stays there after its last day keeps its own account of that, as products do.
 */
export function seenToday({ period }: Pick<Entity, 'period'>, alias: string): Sql<false> {
  const day = sql`${today()}::date`;
  const { from, until, staysThere } = period ?? {};
  const begun = from ? sql`and coalesce(${columnAt(alias, from)} <= ${day}, true)` : nothing;
  const lasting =
    until && !staysThere ? sql`and coalesce(${columnAt(alias, until)} >= ${day}, true)` : nothing;
  return sql`(true ${begun} ${lasting})`;
}
