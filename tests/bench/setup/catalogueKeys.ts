import { rootCategory } from '../../../resources/rootCategory.ts';
import type { World } from './world.ts';

/**
 * The path of a product behind `product/`, for so many products spread evenly over the catalogue. Goes through the
 * whole catalogue, which takes longer than a read may.
 */
export async function productKeys({ database, products }: World, count: number): Promise<string[]> {
  const step = Math.max(1, Math.floor(products / count));
  const rows = await database.write<{ key: string }[]>`
    select orga_sid || '/' || sid as key from product
    where platform = 'CH' and id % ${step} = 0 order by id limit ${count}`;
  return rows.map(({ key }) => key);
}

/** The companies with the most products. */
export async function largestOrgas(
  { database }: World,
  count: number,
): Promise<{ sid: string; products: number }[]> {
  return database.read<{ sid: string; products: number }[]>`
    select orga_sid as sid, products from category_count
    where platform = 'CH' and category_sid = ${rootCategory} and product_line = ''
    order by products desc, orga_sid limit ${count}`;
}

/** The categories with products but the root of the tree, those with the most first. */
export async function categorySids({ database }: World): Promise<string[]> {
  const rows = await database.read<{ sid: string }[]>`
    select category_sid as sid from category_count
    where platform = 'CH' and product_line = '' and category_sid <> ${rootCategory}
    group by category_sid order by sum(products) desc, category_sid`;
  return rows.map(({ sid }) => sid);
}
