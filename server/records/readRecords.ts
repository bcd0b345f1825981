import type { Entity } from '../../resources/entity.ts';
import { lists } from '../../resources/limits.ts';
import type { Row } from '../../resources/shape.ts';
import type { Scope } from './access/scope.ts';
import { snakeCase } from '../base/database/snakeCase.ts';
import { where } from './access/where.ts';
import type { Fragment, Queries } from '../base/database/queries.ts';
import type { ListFilter } from './listFilter.ts';
import { fromTable, selectFields } from './select.ts';
import { identifier, sql } from '../base/database/sql.ts';

/** The values of the key fields of a thing, in the order in which the entity declares them. */
export type Key = readonly string[];

export interface ListRequest {
  sort?: { field: string; descending: boolean };
  /** First and last row, from 0. */
  range: readonly [number, number];
  filter: ListFilter;
}

export interface Listed {
  rows: Row[];
  total: number;
  /** The total is only the number up to which was counted. */
  isAtLeast: boolean;
}

/** What an index of its own has found for a list: the condition on rows `t`, and how many there are on the platform. */
export interface FoundByIndex extends Pick<Listed, 'total' | 'isAtLeast'> {
  condition: Fragment;
}

/** One page of an entity's records within the scope; ties in the order are broken by age. */
export async function listRecordsFound(
  sql: Queries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
  found?: FoundByIndex,
): Promise<Listed> {
  const condition = sql`
    ${where(scope, 't')} ${filters(entity, request.filter)} ${found ? sql`and ${found.condition}` : sql``}`;
  const [first, last] = request.range;
  const direction = request.sort?.descending ? sql`desc` : sql`asc`;
  const sorted = request.sort && sql(`t.${snakeCase(request.sort.field)}`);
  const order = sorted ? sql`${sorted} ${direction}, t.id ${direction}` : sql`t.id`;
  const chosen = sql`${fromTable(entity)} where ${condition}`;
  const candidates =
    sorted && isOfOwners(scope, entity, request.filter)
      ? sql`(select t.id, ${sorted} from ${chosen} offset 0) t`
      : chosen;
  const known = scope.filter === 'all' && Object.keys(request.filter).length === 0 ? found : undefined;
  const [rows, counted] = await Promise.all([
    // The rows passed over are not read: their ids come from an index.
    sql<Row[]>`
      select ${selectFields(entity)} from (
        select t.id from ${candidates}
        order by ${order} limit ${last - first + 1} offset ${first}
      ) as page join ${fromTable(entity)} on t.id = page.id
      order by ${order}`,
    known ?? countUpTo(sql, sql`from ${chosen}`),
  ]);
  return { rows: [...rows], total: counted.total, isAtLeast: counted.isAtLeast };
}

/**
 * Are only things of some companies asked for? These are read first and then put in order, which the inner offset says:
 * they may stand together at the end of the order of all, as products do that nobody has looked at yet.
 */
function isOfOwners({ filter }: Scope, { owner }: Entity, asked: ListFilter): boolean {
  return filter !== 'all' || (owner !== undefined && asked[owner] !== undefined);
}

/** Counts up to the bound of lists. */
async function countUpTo(sql: Queries, rows: Fragment): Promise<Pick<Listed, 'total' | 'isAtLeast'>> {
  const [counted] = await sql<[{ total: number }]>`
    select count(*) as total from (select ${rows} limit ${lists.exactTotal + 1}) as counted`;
  return { total: Math.min(counted.total, lists.exactTotal), isAtLeast: counted.total > lists.exactTotal };
}

/** One thing, or undefined when the scope does not open it. */
export async function readRecord(
  sql: Queries,
  scope: Scope,
  entity: Entity,
  key: Key,
  lock = false,
): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${selectFields(entity)} from ${fromTable(entity)}
    where ${where(scope, 't')} and ${keyEquals(entity, key)}
    ${lock ? sql`for update of t` : sql``}`;
  return row;
}

/** The condition that a row under the alias `t` has this key. */
export function keyEquals(entity: Entity, key: Key): Fragment {
  return entity.key
    .map((field, index) => sql`${identifier(`t.${snakeCase(field)}`)} = ${key[index] ?? ''}`)
    .reduce((all, next) => sql`${all} and ${next}`);
}

function filters(entity: Entity, filter: ListFilter): Fragment {
  return Object.entries(filter).reduce<Fragment>(
    (all, [name, value]) => {
      const column = identifier(`t.${snakeCase(name)}`);
      const field = entity.fields[name];
      if (Array.isArray(value)) return sql`${all} and ${column} = any(${value as string[]})`;
      if (field?.kind === 'gaps' || (field && 'many' in field && field.many))
        return sql`${all} and ${String(value)} = any(${column})`;
      // A part of a text in any language: people look for what they know it by.
      if (field?.kind === 'translated')
        return sql`${all} and exists (
          select from jsonb_each_text(${column}) as texts (language, text)
          where position(lower(${String(value)}) in lower(texts.text)) > 0)`;
      // What people type into the filter of a text is its beginning.
      if (field?.kind === 'text')
        return sql`${all} and starts_with(lower(${column}), lower(${String(value)}))`;
      return sql`${all} and ${column} = ${value as string}`;
    },
    sql``,
  );
}
