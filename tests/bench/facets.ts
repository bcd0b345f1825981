import { readFacets, writtenFacets } from '../../resources/finding/facetSelection.ts';
import { attributeFacets } from '../../server/find/facets/attributeFacets.ts';
import { childCounts, orgaCounts } from '../../server/find/facets/facetCounts.ts';
import { filterOf } from '../../server/find/listing/listProducts.ts';
import { chance } from '../../demo/random.ts';
import { visitorScope } from '../setup/catalogue.ts';
import type { Bench } from './setup/bench.ts';
import { countFromJson } from './setup/countFromJson.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import { largeCategory } from './setup/subtree.ts';

const wantedProducts = 100_000;
const picks = 60;
const warmUp = 8;
const mostChosen = 3;

/**
 * All attribute facets of a category of some 100,000 products, with none to three attributes chosen, against counting
 * three of them from the attributes in the products, whose index finds what is chosen.
 */
export const bench: Bench = async ({ world, tell }) => {
  const filled = await world();
  const { read, write } = filled.database;
  const scope = visitorScope('CH');
  const { sid: category, products } = await largeCategory(filled, wantedProducts);
  const facetsOf = async (attributes: string | undefined) => {
    const filter = await filterOf(read, { category, attributes });
    return (await attributeFacets(read, scope, 'de', filter, { selection: readFacets(attributes) })).facets;
  };
  const offered = await facetsOf(undefined);
  const selections = Array.from({ length: picks }, (_, index) =>
    writtenFacets(
      offered.slice(0, index % (mostChosen + 1)).map(({ sid, values }, place) => ({
        attribute: sid,
        values: values
          .filter((_value, nth) => chance(index * 31 + nth, place) < 0.4 || nth === 0)
          .map(({ value }) => value),
      })),
    ),
  );
  await write`create index if not exists bench_attributes on product using gin (attributes jsonb_path_ops)`;
  const ways = [
    facetsOf,
    (attributes: string | undefined) =>
      countFromJson(filled, category, offered.slice(0, mostChosen), attributes),
    async (attributes: string | undefined) => {
      const filter = await filterOf(read, { category, attributes });
      await Promise.all([childCounts(read, scope, 'de', filter), orgaCounts(read, scope, filter)]);
    },
  ];
  await timed(selections.slice(0, warmUp), ways);
  const [ours = [], plain = [], places = []] = await timed(selections, ways);
  tell(`${products} products in ${category}, facets ${offered.map(({ sid }) => sid).join(', ')}`);
  tell(`from the attributes ${JSON.stringify(percentiles(plain))}`);
  const measured = percentiles(ours);
  const baseline = {
    what: 'three facets counted from the attributes of the products (jsonb, GIN)',
    p95: percentiles(plain).p95,
  };
  return {
    ...measured,
    baseline,
    ratio: measured.p95 / baseline.p95,
    parts: { 'children and companies': percentiles(places) },
  };
};
