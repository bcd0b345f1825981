import type { Entity } from '../../resources/entity.ts';
import type { Language } from '../../resources/language/languages.ts';
import { lists } from '../../resources/limits.ts';
import type { RowOf } from '../../resources/rowOf.ts';
import type { Row } from '../../resources/shape.ts';
import { integer, nullable, text } from '../base/database/column.ts';
import type { ScopedQueries } from '../base/database/queries.ts';
import { every, identifier, join, sql, verbatim, type Sql } from '../base/database/sql.ts';
import type { Scope } from './access/scope.ts';
import { lockOwnTree } from './judging/ownTree.ts';
import { companiesOpen, where, whereOfCompany } from './access/where.ts';
import { countOf, isCountKept, snapshotSeen, type CountsKept } from './countKept.ts';
import { leafCondition, type AskedLeaf } from './leafConditions.ts';
import { sortedAsText, type Sort } from './listCursor.ts';
import { matching, type ListFilter } from './listFilter.ts';
import { recordText } from './recordText.ts';
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
  sort?: Sort;
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

/** A record as the API answers it, written by the database. */
export interface RecordText {
  version: number;
  /** Names this version of the row, and no other. */
  stored: string;
  /** In JSON. */
  body: string;
}

/** The same of a list, with the names of the versions in the order of its records. */
export interface ListedText extends Pick<Listed, 'total' | 'isAtLeast'> {
  stored: string[];
  body: string;
  /** What the last of them is sorted by, as text; null where that is nothing, or they are in the order of age. */
  last: string | null;
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
  const { chosen, page, order, isAll } = listedBy(scope, entity, request, found);
  const known = isAll ? found : undefined;
  const [rows, counted] = await Promise.all([
    db.rows(recordShape(entity), sql`select ${selectFields(entity)} from ${page} order by ${order}`),
    known ?? countUpTo(db, chosen),
  ]);
  return { rows, total: counted.total, isAtLeast: counted.isAtLeast };
}

/** The same as one text, in one statement. `counts` is what is known of the entity's lists. */
export async function listTextsFound(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  request: ListRequest,
  counts: CountsKept,
  found?: FoundByIndex,
): Promise<ListedText> {
  const { chosen, page, order, isAll } = listedBy(scope, entity, request, found);
  const known = isAll ? found : undefined;
  const isKept = isAll && !found && isCountKept(entity);
  const before = isKept ? counts.get(scope.dataset) : undefined;
  const total = known
    ? sql`${known.total}::bigint`
    : before
      ? countOf(entity, scope, before, counting(chosen))
      : sql`(${counting(chosen)})`;
  const row = await db.one(
    listedText,
    sql`
      select ${total} as total, ${snapshotSeen} as snapshot, coalesce(string_agg(one.stored, ' ' order by one.place), '') as stored,
        '[' || coalesce(string_agg(one.record, ',' order by one.place), '') || ']' as body,
        (array_agg(one.sorted order by one.place desc))[1] as last
      from (
        select row_number() over (order by ${order}) as place, ${storedAs('t')} as stored,
          ${recordText(entity)} as record, ${request.sort ? sortedAsText(request.sort) : sql`null::text`} as sorted
        from ${page}
      ) one`,
  );
  if (isKept) counts.set(scope.dataset, { total: row.total, snapshot: row.snapshot });
  const counted = known ?? upToBound(row.total);
  return { ...counted, stored: row.stored.split(' ').filter(Boolean), body: row.body, last: row.last };
}

const listedText = {
  total: integer,
  snapshot: text(),
  stored: text(),
  body: text(),
  last: nullable(text()),
};

/** Which version of which row it is: no other has ever been stored under the same name. */
function storedAs(alias: string): Sql<false> {
  return sql`${identifier(`${alias}.id`)} || ':' || ${identifier(`${alias}.xmin`)}`;
}

/** What a list is read by: all rows that are asked for, those of its page with their order; are these all that there are? */
function listedBy(scope: Scope, entity: Entity, request: ListRequest, found: FoundByIndex | undefined) {
  const { leaves = [], conditions = [] } = request;
  const asked = [
    ...matching(entity, request.filter),
    ...leaves.map(leafCondition),
    ...(found ? [found.condition] : []),
    ...conditions,
  ];
  const from = (scoped: Sql<true>) => sql`${fromTable(entity)} where ${scoped} and ${every(asked)}`;
  const chosen = from(where(scope, 't'));
  const [first, last] = request.range;
  const direction = request.sort?.descending ? sql`desc` : sql`asc`;
  const sorted = request.sort && columnAt('t', request.sort.field);
  const order = sorted ? sql`${sorted} ${direction}, t.id ${direction}` : sql`t.id`;
  const columns = sorted ? sql`t.id, ${sorted}` : sql`t.id`;
  const companies = companiesOpen(scope, askedOwners(entity, request.filter));
  const asks = Object.keys(request.filter).length + leaves.length + conditions.length;
  const isAll = scope.filter === 'all' && asks === 0;
  const candidates = () => {
    if (!companies) return chosen;
    // Each company's first ones come from its own index in their order, and few are put in order together (behaviour B716).
    if (entity.many)
      return sql`unnest(${companies}::text[]) as company (sid) cross join lateral (
        select ${columns} from ${from(whereOfCompany(scope, 't', identifier('company.sid')))}
        order by ${order} limit ${last + 1}) t`;
    // These are read first and then put in order, which the inner offset says: they may stand together at the end of the order
    // of all.
    return sorted ? sql`(select ${columns} from ${chosen} offset 0) t` : chosen;
  };
  // The rows passed over are not read: their ids come from an index.
  const page = sql`(
    select t.id from ${candidates()}
    order by ${order} ${sliceOf(first, last, isAll)}
  ) as page join ${fromTable(entity)} on t.id = page.id`;
  return { chosen, page, order, isAll };
}

/** The companies whose records are asked for by name. */
function askedOwners({ owner }: Entity, filter: ListFilter): readonly string[] | undefined {
  const asked = owner === undefined ? undefined : filter[owner];
  return asked === undefined ? undefined : [asked].flat().map(String);
}

/** Of how many rows pages mostly are. */
const usualSizes = new Set([10, 25, 50, 100]);

/**
 * What bounds a page. Where nothing narrows a list a usual size stands in the statement itself, and where it begins in a subquery:
 * so one plan is thought as good for all pages as one made for each, which takes longer than all else.
 */
function sliceOf(first: number, last: number, isAll: boolean): Sql<false> {
  const size = last - first + 1;
  return isAll && usualSizes.has(size)
    ? sql`limit ${verbatim(String(size))} offset (select ${first}::bigint)`
    : sql`limit ${size} offset ${first}`;
}

/** Counts up to the bound of lists. */
async function countUpTo(db: ScopedQueries, chosen: Sql<true>): Promise<Pick<Listed, 'total' | 'isAtLeast'>> {
  const { total } = await db.one({ total: integer }, counting(chosen));
  return upToBound(total);
}

function counting(chosen: Sql<true>): Sql<true> {
  return sql`select count(*) as total from (select from ${chosen} limit ${verbatim(String(lists.exactTotal + 1))}) as counted`;
}

function upToBound(total: number): Pick<Listed, 'total' | 'isAtLeast'> {
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
  // Before the record: whoever holds the tree may be about to name it.
  if (lock) await lockOwnTree(db, scope, entity);
  const row = await db.first(
    recordShape(entity),
    sql`
      select ${selectFields(entity)} from ${fromTable(entity)}
      where ${where(scope, 't')} and ${keyEquals(entity, key)} ${lock ? sql`for update of t` : sql``}`,
  );
  // The shape was made from the declaration that says the type.
  return row as RecordOf<E> | undefined;
}

/** The same as it is answered, as one text; undefined when the scope does not open it. */
export async function readRecordText(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  key: Key,
): Promise<RecordText | undefined> {
  return db.first(
    { version: integer, stored: text(), body: text() },
    sql`
      select t.version, ${storedAs('t')} as stored, ${recordText(entity)} as body from ${fromTable(entity)}
      where ${where(scope, 't')} and ${keyEquals(entity, key)}`,
  );
}

/** The condition that a row under the alias `t` has this key. */
export function keyEquals(entity: Entity, key: Key): Sql<false> {
  return join(
    entity.key.map((field, index) => sql`${columnAt('t', field)} = ${key[index] ?? ''}`),
    ' and ',
  );
}
