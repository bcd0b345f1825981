import { text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { join, nothing, sql, verbatim, type Sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform } from '../../records/access/where.ts';
import type { HitRow } from '../facets/Hit.ts';
import { lastTier, tiers } from '../index/tierSizes.ts';
import { tsQueries, type Interpretation } from '../query/interpretation.ts';

/** All that an interpretation finds, where that was few: one query is asked the same by what comes near and by shorter texts. */
const allHits = new WeakMap<Interpretation, HitRow[]>();

/** The products that an interpretation finds, with what they are counted by, most popular first. */
export async function rankedHits(
  db: ScopedQueries,
  scope: Scope,
  interpretation: Interpretation,
  most: number,
): Promise<HitRow[]> {
  const known = allHits.get(interpretation);
  if (known) return known.slice(0, most);
  const { found } = await db.one(
    { found: text() },
    sql`
      ${withTiers(scope, interpretation, most)}
      select coalesce(string_agg(product_id || e'\\t' || counted, e'\\n'), '') as found
      from (select * from (${ofAllTiers}) hit order by ${inOrder} limit ${most}) hit`,
  );
  const hits = found === '' ? [] : found.split('\n').map(hitOf);
  if (hits.length < most) allHits.set(interpretation, hits);
  return hits;
}

/** A thousand rows of their own are dear to read: they come as one text. */
function hitOf(line: string): HitRow {
  const place = line.indexOf('\t');
  return { id: Number(line.slice(0, place)), counted: line.slice(place + 1) };
}

/**
 * The query for so many of these products, what they are counted by and their places. A tier is only asked when those above it have too few hits,
 * so that the work is bounded however common a word is. Of the last tier, which holds what hardly anybody looks at and may
 * be many times all above it, no more rows are read than are wanted: which ones, their place in the table says.
 */
export function hitsQuery(scope: Scope, interpretation: Interpretation, most: number): Sql<true> {
  return sql`
    ${withTiers(scope, interpretation, most)}
    select product_id as id, counted, row_number() over (order by ${inOrder}) as place
    from (${ofAllTiers}) hit
    order by place
    limit ${most}`;
}

const ofAllTiers = join(
  tiers.map((tier) => sql`select ${verbatim(String(tier))} as tier, * from ${named(tier)}`),
  ' union all ',
);
const inOrder = sql`tier, popularity desc, product_id`;

/** The beginning of a query, with the hits of each tier. */
function withTiers(scope: Scope, interpretation: Interpretation, most: number): Sql<true> {
  const matches = matching(scope, interpretation);
  const above = (tier: number) =>
    join(
      tiers.slice(0, tier).map((one) => sql`(select count(*) from ${named(one)})`),
      ' + ',
    );
  const asked = tiers.map(
    (tier) => sql`
      ${named(tier)} as materialized (
        select product_id, popularity, counted from product_search s
        where tier = ${verbatim(String(tier))} and ${matches} ${tier === 0 ? nothing : sql`and ${above(tier)} < ${most}`}
        ${tier === lastTier ? nothing : sql`order by popularity desc, product_id`} limit ${most})`,
  );
  return sql`with ${join(asked, ', ')}`;
}

function named(tier: number): Sql {
  return verbatim(`tier_${tier}`);
}

/** The condition on search rows `s`. The filter is written so that the index is not asked for it: a common word is cheap to check, dear to look up. */
function matching(scope: Scope, interpretation: Interpretation): Sql<true> {
  const { indexed, filter } = tsQueries(interpretation);
  const looked = indexed.map((query) => sql`doc @@ ${query}::tsquery`);
  const valued = interpretation.meanings.flatMap(({ valueIds }) => (valueIds ? [hasValue(valueIds)] : []));
  const found = sql`${join([...looked, ...valued], ' and ')} and ${ofPlatform(scope, 's')}`;
  return filter === undefined ? found : sql`${found} and coalesce(doc @@ ${filter}::tsquery, false)`;
}

/** A measure stands in the index whatever it measures: that it is the attribute's own, the values tell by which hits are counted. */
function hasValue(valueIds: readonly number[]): Sql {
  return sql`string_to_array(split_part(counted, e'\\t', 4), ' ')::integer[] && ${valueIds}::integer[]`;
}
