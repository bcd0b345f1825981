import { productCards } from '../../../server/find/listing/productCards.ts';
import { visitorScope } from '../../setup/catalogue.ts';
import type { World } from './world.ts';

/** Categories to look at: every second one of the 30 largest, the others from all that are large enough. */
export async function pickCategories({ database }: World, least: number, count: number): Promise<string[]> {
  const rows = await database.read<{ sid: string }[]>`
    select category_sid as sid from category_count
    where platform = 'CH' and product_line = ''
    group by category_sid having sum(products) >= ${least} order by sum(products) desc, category_sid`;
  const sids = rows.map(({ sid }) => sid);
  const largest = sids.slice(0, 30);
  return Array.from({ length: count }, (_, index) => {
    const from = index % 2 ? largest : sids;
    return from[(index * 7) % from.length] as string;
  });
}

/** The category, root or not, that comes nearest to so many products. */
export async function largeCategory(
  { database }: World,
  wanted: number,
): Promise<{ sid: string; products: number }> {
  const [row] = await database.read<[{ sid: string; products: number }]>`
    select category_sid as sid, sum(products)::bigint as products from category_count
    where platform = 'CH' and product_line = ''
    group by category_sid order by abs(sum(products) - ${wanted}) limit 1`;
  return row;
}

/**
 * One page of a category without any derived rows, with all that our page has: the cards, sorted as ours, and the
 * exact total. The categories below are found by following the relations of the tree.
 */
export async function subtreePage(
  { database: { write } }: World,
  category: string,
  page: number,
  size: number,
): Promise<unknown> {
  const below = write`
    with recursive below (sid) as (
      select ${category}::text
      union all
      select r.child_sid from below b join category_relation r on r.platform = 'CH' and r.parent_sid = b.sid
    )`;
  const [[counted], rows] = await Promise.all([
    write<[{ total: number }]>`
      ${below} select count(*) as total from below join product p on p.platform = 'CH' and p.main_category = below.sid`,
    write<{ id: number }[]>`
      ${below} select p.id from below join product p on p.platform = 'CH' and p.main_category = below.sid
      order by p.popularity desc, p.id offset ${(page - 1) * size} limit ${size}`,
  ]);
  const items = await productCards(
    write,
    visitorScope('CH'),
    'de',
    rows.map(({ id }) => id),
  );
  return { items, total: counted.total };
}
