import { sql, type Sql } from '../../base/database/sql.ts';

/**
 * How unlike two codes are written: 0 for the same groups of the same length (`0002 717 88` and `0502 717 88`), 1 for the
 * same separators (`0002 717 88` and `002 717 88`), else 2. Companies number alike, but each in a way of its own.
 */
export function unlikeness(code: Sql, typed: Sql): Sql {
  const groups = (text: Sql) => sql`regexp_replace(${text}, '[A-Za-z0-9]', 'x', 'g')`;
  const separators = (text: Sql) => sql`regexp_replace(${text}, '[A-Za-z0-9]+', 'x', 'g')`;
  return sql`
    case when ${groups(code)} = ${groups(typed)} then 0 when ${separators(code)} = ${separators(typed)} then 1 else 2 end`;
}
