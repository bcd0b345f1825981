import { childCounts, lineCounts, orgaCounts } from '../../server/listing/facets.ts';
import { visitorScope } from '../setup/catalogue.ts';
import type { Bench } from './setup/bench.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import { pickCategories } from './setup/subtree.ts';

const picks = 150;
const warmUp = 20;

/** All counts of a category page, one after the other, against counting its companies alone from the products. */
export const bench: Bench = async ({ world }) => {
  const filled = await world();
  const { read, write } = filled.database;
  const scope = visitorScope('CH');
  const categories = await pickCategories(filled, 1, picks);
  const ways = [
    async (category: string) => {
      await childCounts(read, scope, 'de', { category });
      await orgaCounts(read, scope, { category });
      await lineCounts(read, scope, 'de', { category });
    },
    (category: string) => write`
      select orga_sid, count(*) from product
      where platform = 'CH' and main_category = any(array(
        select descendant_sid from category_closure where platform = 'CH' and ancestor_sid = ${category}))
      group by orga_sid order by 2 desc limit 200`,
  ];
  await timed(categories.slice(0, warmUp), ways);
  const [ours = [], plain = []] = await timed(categories, ways);
  const measured = percentiles(ours);
  const baseline = {
    what: 'counting the companies of all products below the category',
    p95: percentiles(plain).p95,
  };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
};
