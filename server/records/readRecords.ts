import type { Entity } from '../../resources/entity.ts';
import type { Language } from '../../resources/languages.ts';
import { lists } from '../../resources/limits.ts';
import type { RowOf } from '../../resources/rowOf.ts';
import type { Row } from '../../resources/shape.ts';
import { integer } from '../base/database/column.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { every, join, sql, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { where } from './access/where.ts';
import { leafCondition, type AskedLeaf } from './leafConditions.ts';
import { matching, type ListFilter } from './listFilter.ts';
import { columnAt, fromTable, recordShape, selectFields } from './select.ts';

/** The values of the key fields of a record, in the order in which the entity declares them. */
export type Key = readonly string[];

/** A record as it is stored: its fields, and what the system says of it. */
export interface StoredRecord extends Row {
  id: number;
  version: number;
}

/** The same, with the types that the declaration gives its fields. */
export type RecordOf<E extends Pick<Entity, 'fields'>> = StoredRecord &
  (string extends keyof E['fields'] ? unknown : RowOf<E>);

export interface ListRequest {
  sort?: { field: string; descending: boolean };
  /** First and last row, from 0. */
  range: readonly [number, number];
  filter: ListFilter;
  /** What is asked of single leaves of the records. */
  leaves?: readonly AskedLeaf[];
  /** What they are looked for by, as somebody types it, and in whose language (behaviour B476). */
  text?: string;
  language?: Language;
  /** Further conditions on rows `t`. */
  conditions?: readonly Sql[];
}

export interface Listed {
  rows: StoredRecord[];
  total: number;
  /** The total is only the number up to which was counted. */
  isAtLeast: boolean;
}

/** What an index of its own has found for a list: the condition on rows `t`, and how many there are on the platform. */
export interface FoundByIndex extends Pick<Listed, 'total' | 'isAtLeast'> {
  condition: Sql;
}

/** One page of an entity's records within the scope; ties in the order are broken by age. */
export async function listRecordsFound(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
  found?: FoundByIndex,
): Promise<Listed> {
  const { leaves = [], conditions = [] } = request;
  const asked = [
    ...matching(entity, request.filter),
    ...leaves.map(leafCondition),
    ...(found ? [found.condition] : []),
    ...conditions,
  ];
  const chosen = sql`${fromTable(entity)} where ${where(scope, 't')} and ${every(asked)}`;
  const [first, last] = request.range;
  const direction = request.sort?.descending ? sql`desc` : sql`asc`;
  const sorted = request.sort && columnAt('t', request.sort.field);
  const order = sorted ? sql`${sorted} ${direction}, t.id ${direction}` : sql`t.id`;
  const candidates =
    sorted && isOfOwners(scope, entity, request.filter)
      ? sql`(select t.id, ${sorted} from ${chosen} offset 0) t`
      : chosen;
  const asks = Object.keys(request.filter).length + leaves.length + conditions.length;
  const isAll = scope.filter === 'all' && asks === 0;
  const known = isAll ? found : undefined;
  const [rows, counted] = await Promise.all([
    // The rows passed over are not read: their ids come from an index.
    db.rows(
      recordShape(entity),
      sql`
        select ${selectFields(entity)} from (
          select t.id from ${candidates}
          order by ${order} limit ${last - first + 1} offset ${first}
        ) as page join ${fromTable(entity)} on t.id = page.id
        order by ${order}`,
    ),
    known ?? countUpTo(db, sql`from ${chosen}`),
  ]);
  return { rows, total: counted.total, isAtLeast: counted.isAtLeast };
}

/**
 * Are only records of some companies asked for? These are read first and then put in order, which the inner offset says:
 * they may stand together at the end of the order of all, as products do that nobody has looked at yet.
 */
function isOfOwners({ filter }: Scope, { owner }: Entity, asked: ListFilter): boolean {
  return filter !== 'all' || (owner !== undefined && asked[owner] !== undefined);
}

/** Counts up to the bound of lists. */
async function countUpTo(db: ScopedQueries, rows: Sql<true>): Promise<Pick<Listed, 'total' | 'isAtLeast'>> {
  const { total } = await db.one(
    { total: integer },
    sql`select count(*) as total from (select ${rows} limit ${lists.exactTotal + 1}) as counted`,
  );
  return { total: Math.min(total, lists.exactTotal), isAtLeast: total > lists.exactTotal };
}

/** One record, or undefined when the scope does not open it; locked for the transaction if that is said. */
export async function readRecord<const E extends Entity>(
  db: ScopedQueries,
  scope: Scope,
  entity: E,
  key: Key,
  lock = false,
): Promise<RecordOf<E> | undefined> {
  const row = await db.first(
    recordShape(entity),
    sql`
      select ${selectFields(entity)} from ${fromTable(entity)}
      where ${where(scope, 't')} and ${keyEquals(entity, key)} ${lock ? sql`for update of t` : sql``}`,
  );
  // The shape was made from the declaration that says the type.
  return row as RecordOf<E> | undefined;
}

/** The condition that a row under the alias `t` has this key. */
export function keyEquals(entity: Entity, key: Key): Sql<false> {
  return join(
    entity.key.map((field, index) => sql`${columnAt('t', field)} = ${key[index] ?? ''}`),
    ' and ',
  );
}
