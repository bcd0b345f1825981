import type { Entity } from '../../resources/entity.ts';
import { allEntities } from '../../resources/registry.ts';
import { identifier, join, sql, type Sql } from '../base/database/sql.ts';

/** Whose record has that key; '' where records belong to no company. */
export function companyOfKey(
  { owner, key: names }: Pick<Entity, 'owner' | 'key'>,
  key: readonly string[],
): string {
  return (owner && key[names.indexOf(owner)]) ?? '';
}

/** The same for a change or the preview of one, as a value of the statement. `change` is its alias, never input. */
export function companyOfChange(change: string): Sql<false> {
  const cases = allEntities.flatMap(({ name, owner, key }) =>
    owner ? [sql`when ${name} then ${identifier(`${change}.key`)}[${key.indexOf(owner) + 1}::integer]`] : [],
  );
  return sql`case ${identifier(`${change}.entity`)} ${join(cases, ' ')} else '' end`;
}
