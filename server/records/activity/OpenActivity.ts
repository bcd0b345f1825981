import type { Caller } from '../../../resources/access/rule.ts';
import { holdsRight, isAdmin } from '../../../resources/access/holdsRight.ts';
import { allEntities } from '../../../resources/registry.ts';
import { any, sql, type Sql } from '../../base/database/sql.ts';
import { scopeOf, type Where } from '../access/scope.ts';

/** Of which entities and companies somebody may see what was done: all of an entity, or that of some companies. */
export interface OpenActivity {
  whole: readonly string[];
  ofCompanies: readonly { entity: string; orgaSid: readonly string[] }[];
}

/**
 * What was done to what the caller may change there; of the rights of people to whoever gives those of all companies
 * (behaviour B495).
 */
export function openActivity(caller: Caller, where: Where): OpenActivity {
  if (isAdmin(caller)) return { whole: allEntities.map(({ name }) => name), ofCompanies: [] };
  const seen = allEntities.map((entity) => {
    const { name } = entity;
    if (name === 'userRight')
      return { name, filter: holdsRight(caller, 'USER_RIGHTS') ? ('all' as const) : ('none' as const) };
    return { name, filter: scopeOf(caller, where, entity, 'update').filter };
  });
  return {
    whole: seen.flatMap(({ name, filter }) => (filter === 'all' ? [name] : [])),
    ofCompanies: seen.flatMap(({ name: entity, filter }) =>
      typeof filter === 'object' ? [{ entity, orgaSid: filter.orgaSid }] : [],
    ),
  };
}

/** Is there nothing of which the caller may see what was done? */
export function isNothingOpen({ whole, ofCompanies }: OpenActivity): boolean {
  return whole.length + ofCompanies.length === 0;
}

/** The condition on rows of which these say the entity and the company. */
export function openHere({ whole, ofCompanies }: OpenActivity, entity: Sql, company: Sql): Sql {
  if (whole.length === allEntities.length) return sql`true`;
  const own = ofCompanies.map(
    (each) => sql`(${entity} = ${each.entity} and ${company} = any(${each.orgaSid}))`,
  );
  if (whole.length > 0) return any([sql`${entity} = any(${whole})`, ...own]);
  // Said once more of all of them, so that rows are found by their company.
  const companies = [...new Set(ofCompanies.flatMap(({ orgaSid }) => orgaSid))];
  return sql`(${company} = any(${companies}) and ${any(own)})`;
}
