import { lists } from '../../../resources/limits.ts';
import { listProducts } from '../../../server/find/listing/listProducts.ts';
import { visitorScope } from '../../setup/catalogue.ts';
import type { Bench } from './bench.ts';
import { percentiles, timed } from './percentiles.ts';
import { pickCategories, subtreePage } from './subtree.ts';

const picks = 100;
const warmUp = 10;
const size = lists.pageSize;

/** A page of a category, complete with its total, against the query over the categories below it. */
export function categoryBench(page: number): Bench {
  return async ({ world, tell }) => {
    const filled = await world();
    const scope = visitorScope('CH');
    const categories = await pickCategories(filled, (page - 1) * size + 1, picks);
    if (categories.length === 0)
      throw new Error(`No category has ${page} pages: measure with more products.`);
    const ours = (wanted: number) => (category: string) =>
      listProducts(filled.database.read, scope, {
        category,
        sort: 'popularity',
        page: wanted,
        size,
        language: 'de',
      });
    const ways = [ours(page), (category: string) => subtreePage(filled, category, page, size), ours(1)];
    await timed(categories.slice(0, warmUp), ways);
    const [times = [], plain = [], firstPage = []] = await timed(categories, ways);
    tell(`page 1 of the same categories ${JSON.stringify(percentiles(firstPage))}`);
    const measured = percentiles(times);
    const baseline = {
      what: `page ${page} and total of all products below the category, by the relations of the tree`,
      p95: percentiles(plain).p95,
    };
    return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
  };
}
