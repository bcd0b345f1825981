import type { Language } from '../../resources/language/languages.ts';
import { lists } from '../../resources/limits.ts';
import { listProducts } from '../../server/find/listing/listProducts.ts';
import { visitorScope } from '../setup/catalogue.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import type { World } from './setup/world.ts';

const categories = 50;
/** Where in a list its pages are asked for. */
const depths = [0.02, 0.5, 0.98];
const orders = ['popularity', 'newest', 'title'] as const;
const size = lists.pageSize;

/** Pages deep in the lists of the largest categories, against the first pages of these, in each order. */
export const bench: Bench = async ({ world }) => {
  const filled = await world();
  const largest = await largestCategories(filled);
  const parts: Record<string, Measured> = {};
  for (const sort of orders) {
    const { first, deep } = await pagesOf(filled, largest, sort);
    const baseline = { what: 'page 1 of the same lists', ...percentiles(first) };
    const measured = percentiles(deep);
    // A list that is long and in the order of its titles is put in order as a whole (`docs/performance.md`).
    const bars = sort === 'title' ? { most: { ratio: 2.5 }, asked: { ratio: 2 } } : { most: { ratio: 2 } };
    parts[sort] = { ...measured, baseline, ratio: measured.p95 / baseline.p95, ...bars };
  }
  return { parts };
};

type Category = { sid: string; products: number };

async function largestCategories({ database }: World): Promise<Category[]> {
  return database.read<Category[]>`
    select category_sid as sid, sum(products)::bigint as products from category_count
    where platform = 'CH' and product_line = '' and category_sid <> 'root_category'
    group by category_sid order by sum(products) desc, category_sid limit ${categories}`;
}

async function pagesOf(
  { database }: World,
  largest: readonly Category[],
  sort: (typeof orders)[number],
): Promise<{ first: number[]; deep: number[] }> {
  const scope = visitorScope('CH');
  const at =
    (language: Language, depth: number) =>
    ({ sid: category, products }: Category) =>
      listProducts(database.read, scope, {
        category,
        sort,
        page: 1 + Math.floor((Math.ceil(products / size) - 1) * depth),
        size,
        language,
      });
  const waysIn = (language: Language) => [0, ...depths].map((depth) => at(language, depth));
  // What of the database's memory a page needs is there, as it is for whoever is not the first of the day.
  for (const language of ['fr', 'de'] as const) await timed(largest, waysIn(language));
  const [first = [], ...deep] = await timed(largest, waysIn('de'));
  return { first, deep: deep.flat() };
}
