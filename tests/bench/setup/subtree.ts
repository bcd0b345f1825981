import { productCards } from '../../../server/listing/productCards.ts';
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

/** One page of a category without listing rows: the products whose category is one of those below it. */
export async function subtreePage(
  { database }: World,
  category: string,
  page: number,
  size: number,
): Promise<unknown> {
  const rows = await database.write<{ id: number }[]>`
    select id from product
    where platform = 'CH' and main_category = any(array(
      select descendant_sid from category_closure where platform = 'CH' and ancestor_sid = ${category}))
    order by popularity desc, id offset ${(page - 1) * size} limit ${size}`;
  return productCards(
    database.write,
    visitorScope('CH'),
    'de',
    rows.map(({ id }) => id),
  );
}
