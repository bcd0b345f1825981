import { product } from '../../../resources/entities/product.ts';
import { integer, nullable, text, yesNo, type Row } from '../../base/database/column.ts';
import type { SystemPool, SystemTransaction } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { dataset, fieldsOf } from '../../records/fieldsOf.ts';
import { readSearchedProducts } from '../index/searchedProduct.ts';
import { groupOf } from './groupOf.ts';
import { readKnownValues } from './KnownValue.ts';
import { turnFollowers, type Turned } from './turnFollowers.ts';

/** Taken together: products of one group come in one after the other, and each group is looked at once for all of them. */
const mostTaken = 50_000;
const groupsAtOnce = 300;

const taken = { id: integer, productId: integer, key: text() };
const memberRow = {
  ...fieldsOf(product, 'orgaSid', 'sid', 'articleNumber', 'mainCategory', 'productLine'),
  id: integer,
  platform: dataset,
  key: text(),
  isFollower: yesNo,
  /** Ids of values with blanks between: one text is read several times as fast as a list of them. */
  valueIds: nullable(text()),
};
type MemberRow = Row<typeof memberRow>;

/**
 * Brings the groups of variants in line with the products whose keys were worked out anew, in transactions one at a time.
 * A signal ends it after the one at hand.
 */
export async function regroupVariants(write: SystemPool, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const isDone = await write.transaction(regroup);
    if (isDone) return;
  }
}

/** Lets one writer of groups in at a time, until the end of its transaction. */
export async function lockVariants(tx: SystemTransaction): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('baustein variants', 0))`);
}

async function regroup(tx: SystemTransaction): Promise<boolean> {
  // Asked before the lock: a worker that has nothing to do waits for nobody.
  if (!(await tx.has(sql`select from variant_pending limit 1`))) return true;
  await lockVariants(tx);
  // By an array and no join: where nothing is known of the table yet each row would be compared with each.
  const rows = await tx.rows(
    taken,
    sql`
      delete from variant_pending where id = any(array(select id from variant_pending order by id limit ${mostTaken}))
      returning id, product_id as "productId", key`,
  );
  // What was noted last of a product holds.
  const keys = new Map(rows.toSorted((a, b) => a.id - b.id).map(({ productId, key }) => [productId, key]));
  const touched = new Set(rows.flatMap(({ key }) => key || []));
  const turned = await moveProducts(tx, keys, touched);
  const all = [...touched].sort();
  for (let from = 0; from < all.length; from += groupsAtOnce)
    turned.push(...(await writeGroups(tx, all.slice(from, from + groupsAtOnce))));
  await turnFollowers(tx, turned);
  return rows.length < mostTaken;
}

/** Gives products their keys; adds to `touched` those that they had. Answers the followers that are gone. */
async function moveProducts(
  tx: SystemTransaction,
  keys: ReadonlyMap<number, string>,
  touched: Set<string>,
): Promise<Turned[]> {
  const before = await tx.rows(
    { id: integer, platform: dataset, key: text(), isFollower: yesNo },
    sql`
      select product_id as id, platform, key, is_follower as "isFollower" from product_variant
      where product_id = any(${[...keys.keys()]}::bigint[])`,
  );
  for (const { key } of before) touched.add(key);
  const gone = before.filter(({ id }) => keys.get(id) === '');
  await tx.run(
    sql`delete from product_variant where product_id = any(${gone.map(({ id }) => id)}::bigint[])`,
  );
  const known = new Map(before.map(({ id, key }) => [id, key]));
  const moved = [...keys].filter(([id, key]) => id > 0 && key !== '' && known.get(id) !== key);
  await tx.run(sql`
    insert into product_variant (product_id, platform, key)
    select given.id, p.platform, given.key
    from unnest(${moved.map(([id]) => id)}::bigint[], ${moved.map(([, key]) => key)}::text[]) as given (id, key)
    join product p on p.id = given.id
    order by given.id
    on conflict (product_id) do update set key = excluded.key`);
  return gone.filter(({ isFollower }) => isFollower);
}

/** Writes what is shown of these groups, of one that is none any more nothing. Answers those that turned followers, or are none now. */
async function writeGroups(tx: SystemTransaction, keys: readonly string[]): Promise<Turned[]> {
  const rows = await tx.rows(
    memberRow,
    sql`
      select v.key, v.is_follower as "isFollower", p.id, p.platform, p.orga_sid as "orgaSid", p.sid,
        p.article_number as "articleNumber", p.main_category as "mainCategory", p.product_line as "productLine",
        array_to_string(f.value_ids, ' ') as "valueIds"
      from product_variant v join product p on p.id = v.product_id
      left join product_facet f on f.product_id = p.id
      where v.key = any(${keys}::text[])
      order by v.key, p.popularity desc, p.id`,
  );
  const members = rows.map((row) => ({ ...row, valueIds: row.valueIds?.split(' ').map(Number) ?? [] }));
  const groups = [...Map.groupBy(members, ({ key }) => key)].filter(([, of]) => of.length > 1);
  await removeGroups(tx, keys, new Set(groups.map(([key]) => key)));
  const known = await readKnownValues(tx, [
    ...new Set(groups.flatMap(([, of]) => of.flatMap(({ valueIds }) => valueIds))),
  ]);
  const leaders = await readSearchedProducts(
    tx,
    groups.flatMap(([, [first]]) => first?.id ?? []),
  );
  const byId = new Map(leaders.map((leader) => [leader.id, leader]));
  const written = groups.flatMap(([key, of]) => {
    const [first] = of;
    const leader = first && byId.get(first.id);
    return first && leader ? [{ key, of, first, ...groupOf(of, leader, known) }] : [];
  });
  const texts = (choose: (one: (typeof written)[number]) => string) => written.map(choose);
  await tx.run(sql`
    insert into variant_group as g (
      key, platform, orga_sid, main_category, product_line, products, name, members, variants, ranges)
    select key, platform, orga_sid, main_category, product_line, products, name::jsonb, string_to_array(members, ' '),
      variants::jsonb, ranges::jsonb
    from unnest(
      ${texts(({ key }) => key)}::text[], ${texts(({ first }) => first.platform)}::text[],
      ${texts(({ first }) => first.orgaSid)}::text[], ${texts(({ first }) => first.mainCategory)}::text[],
      ${texts(({ first }) => first.productLine ?? '')}::text[], ${written.map(({ of }) => of.length)}::bigint[],
      ${texts(({ name }) => JSON.stringify(name))}::text[],
      ${texts(({ of }) => of.map(({ sid }) => sid).join(' '))}::text[],
      ${texts(({ variants }) => JSON.stringify(variants))}::text[],
      ${texts(({ ranges }) => JSON.stringify(ranges))}::text[])
      as given (key, platform, orga_sid, main_category, product_line, products, name, members, variants, ranges)
    on conflict (key) do update set
      product_line = excluded.product_line, products = excluded.products, name = excluded.name,
      members = excluded.members, variants = excluded.variants, ranges = excluded.ranges
    where (g.product_line, g.products, g.name, g.members, g.variants, g.ranges) is distinct from
      (excluded.product_line, excluded.products, excluded.name, excluded.members, excluded.variants, excluded.ranges)`);
  return turnMembers(tx, members);
}

async function removeGroups(
  tx: SystemTransaction,
  keys: readonly string[],
  left: ReadonlySet<string>,
): Promise<void> {
  await tx.run(
    sql`delete from variant_group where key = any(${keys.filter((key) => !left.has(key))}::text[])`,
  );
}

/** All but the first of each group follow. */
async function turnMembers(
  tx: SystemTransaction,
  members: readonly Pick<MemberRow, 'id' | 'key' | 'platform' | 'isFollower'>[],
): Promise<Turned[]> {
  const turned = members.filter(
    ({ key, isFollower }, index) => isFollower !== (members[index - 1]?.key === key),
  );
  await tx.run(sql`
    update product_variant set is_follower = not is_follower
    where product_id = any(${turned.map(({ id }) => id)}::bigint[])`);
  return turned;
}
