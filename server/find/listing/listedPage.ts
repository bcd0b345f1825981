import type { ValueOrder } from './orderOf.ts';
import { languages, type Language } from '../../../resources/language/languages.ts';
import { identifier, join, nothing, sql, type Identifier, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import { isNoFollower } from '../facets/matching.ts';
import type { Cards } from './Cards.ts';
import { listed, listing, type ListFilter } from './listedIds.ts';
import { ofVariants, variantOf } from './variantOf.ts';

/** Up to here a list is sorted by title or by values at once; a longer one is not sorted by values. */
export const sortedAtOnce = 20_000;

/**
 * Up to here the titles of a list are looked up one by one; of a longer one they are joined, for which all titles of the platform
 * may be read. A plan made for any list would read them for the shortest one, too.
 */
const mostLookedUp = 1_000;
/** So many titles are read in a join while one is looked up (3.3 and 0.2 microseconds at a million). */
const readWhileLookedUp = 12;

/**
 * What begins a list longer than `sortedAtOnce` is picked out of all titles in order, up to this part of it: further behind, most
 * titles would have to be asked whether the list has them.
 */
const walkedPart = 1 / 30;
/** Titles that are asked so. A list has none among them where all its own begin with another letter. */
const mostWalked = 20_000;

export interface Slice {
  sort: 'popularity' | 'title' | 'newest' | ValueOrder;
  language: Language;
  /** How many products the list holds. */
  total: number;
  /** How many cards the list has, where that is known: a page is then read from the nearer end of it. */
  length?: number | undefined;
  /** How many the whole platform has, where that is known. */
  ofPlatform?: number | undefined;
  offset: number;
  size: number;
  /** Which of them have cards; each unless said. */
  cards?: Cards;
}

/**
 * The query for the ids of one page of a list, and their places in it; ties are broken by age. Of variants that share a card
 * the first stands on it.
 */
export function listedPage(scope: Scope, filter: ListFilter, slice: Slice): Sql<true> {
  const { sort, language, total, cards } = slice;
  const listedRows = rowsOf(scope, filter, cards);
  const { selected: more, rows, joined, isListed } = listedRows;
  if (typeof sort === 'object' && total <= sortedAtOnce)
    return byValue(
      sql`select l.product_id as id, l.popularity${more} from ${rows} l ${joined} where ${isListed}`,
      sort,
      slice,
    );
  if (sort === 'popularity' || typeof sort === 'object')
    return pageOf(
      sql`select l.product_id as id, l.popularity${more} from ${rows} l ${joined} where ${isListed}`,
      sql`popularity desc, id`,
      slice,
      sql`popularity, id desc`,
    );
  if (sort === 'newest')
    return pageOf(
      sql`select l.product_id as id${more} from ${rows} l ${joined} where ${isListed}`,
      sql`id desc`,
      slice,
      sql`id`,
    );
  const title = identifier(`t.${language}`);
  const titles = sql`${title} as title`;
  if (filter.among !== undefined || isLookedUp(slice))
    return pageOf(lookedUp(scope, titles, listedRows), sql`title, id`, slice);
  const all = titlesOf(scope, titles, listedRows);
  if (!isWalked(slice)) return pageOf(all, sql`title, id`, slice, sql`title desc, id desc`);
  const walked = walkedTo(scope, slice.offset + slice.size, title, listedRows, all);
  return pageOf(walked, sql`title, id`, slice);
}

/**
 * The query for the ids of the same page in the order of its titles in each language: one row, with a list for each. Where they
 * are not walked, to look titles up costs more than to put them in order, and a row has them in all languages.
 */
export function listedByTitles(scope: Scope, filter: ListFilter, slice: Slice): Sql<true> {
  const listedRows = rowsOf(scope, filter, slice.cards);
  const titles = join(languages.map((language) => sql`${identifier(`t.${language}`)}`));
  const all = isLookedUp(slice) ? lookedUp(scope, titles, listedRows) : titlesOf(scope, titles, listedRows);
  const variant = slice.cards === 'first' ? sql`, variant` : nothing;
  const orders = languages.map((language) => {
    const one = sql`select id, ${identifier(language)} as title${variant} from titled`;
    return sql`(select coalesce(array_agg(id order by place), '{}')
      from (${pageOf(one, sql`title, id`, slice)}) one) as ${identifier(language)}`;
  });
  return sql`with titled as materialized (${all}) select ${join(orders)}`;
}

/** Is a page picked out of all titles in order, and no list put in order as a whole? */
export function isWalked({ sort, total, offset, size }: Slice): boolean {
  return sort === 'title' && total > sortedAtOnce && offset + size <= total * walkedPart;
}

/** The rows `l` of a list, and what is selected of each beside its id. */
interface ListedRows {
  selected: Sql;
  rows: Sql;
  joined: Sql;
  isListed: Sql<true>;
}

function rowsOf(scope: Scope, filter: ListFilter, cards: Cards = 'each'): ListedRows {
  const isFirst = cards === 'first';
  return {
    selected: isFirst ? sql`, ${variantOf} as variant` : nothing,
    rows: listing(filter),
    joined: isFirst ? ofVariants : nothing,
    isListed:
      cards === 'leaders'
        ? sql`${listed(scope, filter)} and ${isNoFollower(scope, 'l')}`
        : listed(scope, filter),
  };
}

function isLookedUp({ total, ofPlatform: all = 0 }: Slice): boolean {
  return total <= mostLookedUp || (total <= sortedAtOnce && total * readWhileLookedUp <= all);
}

/** The query for the titles of a list's products; of one that has none there, null. The limit keeps it from becoming a join. */
function lookedUp(scope: Scope, titles: Sql, { selected, rows, joined, isListed }: ListedRows): Sql<true> {
  return sql`
    select l.product_id as id, ${titles}${selected}
    from ${rows} l
    left join lateral (select * from product_title t where ${ofProduct(scope)} limit 1) t on true
    ${joined} where ${isListed}`;
}

/** The same of a long list. */
function titlesOf(scope: Scope, titles: Sql, { selected, rows, joined, isListed }: ListedRows): Sql<true> {
  return sql`
    select l.product_id as id, ${titles}${selected}
    from ${rows} l left join product_title t on ${ofProduct(scope)} ${joined}
    where ${isListed}`;
}

/**
 * The first so many of a list, or, where they are not among the first titles of the platform, all of it. The scalar subquery is not turned
 * into a join, so that the titles are walked through in order.
 */
function walkedTo(
  scope: Scope,
  end: number,
  title: Identifier,
  { rows, isListed }: ListedRows,
  all: Sql<true>,
): Sql<true> {
  return sql`
    with walked as materialized (
      select t.id, t.title
      from (
        select t.product_id as id, ${title} as title from product_title t
        where ${ofPlatform(scope, 't')} and ${title} is not null
        order by ${title}, t.product_id limit ${mostWalked}
      ) t
      where (select true from ${rows} l where ${isListed} and l.product_id = t.id)
      order by t.title, t.id limit ${end}
    ),
    found as (select count(*) = ${end} as is_enough from walked)
    select id, title from walked where (select is_enough from found)
    union all
    select id, title from (${all}) listed where not (select is_enough from found)`;
}

function ofProduct(scope: Scope): Sql<true> {
  return sql`t.product_id = l.product_id and ${ofPlatform(scope, 't')}`;
}

/**
 * A page of these rows in this order; where variants share cards, of the first of each `variant`. Read from the nearer end of the list, if
 * the order from its other end is said.
 */
function pageOf(rows: Sql<true>, order: Sql, slice: Slice, fromEnd?: Sql): Sql<true>;
function pageOf(rows: Sql, order: Sql, slice: Slice, fromEnd?: Sql): Sql;
function pageOf(rows: Sql, order: Sql, { cards, length, offset, size }: Slice, fromEnd?: Sql): Sql {
  const kept =
    cards === 'first'
      ? sql`
        select * from (select *, row_number() over (partition by variant order by ${order}) as nth from (${rows}) one) counted
        where nth = 1`
      : rows;
  const behind = (length ?? Infinity) - offset - size;
  const page =
    fromEnd && behind < offset
      ? sql`order by ${fromEnd} offset ${Math.max(behind, 0)} limit ${Math.max(size + Math.min(behind, 0), 0)}`
      : sql`order by ${order} offset ${offset} limit ${size}`;
  return sql`
    select id, row_number() over (order by ${order}) as place
    from (select * from (${kept}) listed ${page}) page`;
}

/** The same in the order of an attribute's values; products without one come last, the most popular first. */
function byValue(rows: Sql<true>, { attributeId, values, isRising }: ValueOrder, slice: Slice): Sql<true> {
  const key =
    values === null ? sql`v.value::float8` : sql`array_position(${values}::text[], v.value)::float8`;
  const order = isRising ? sql`least asc` : sql`most desc`;
  return pageOf(
    sql`
      with kept as materialized (${rows}),
      key as materialized (select v.id, ${key} as key from facet_value v where v.attribute_id = ${attributeId}),
      given as (
        select kept.id, min(key.key) as least, max(key.key) as most
        from kept join product_facet f on f.product_id = kept.id
        cross join unnest(f.value_ids) as one (value_id)
        join key on key.id = one.value_id
        group by kept.id
      )
      select kept.*, given.least, given.most from kept left join given on given.id = kept.id`,
    sql`${order} nulls last, popularity desc, id`,
    slice,
  );
}
