import { suggest } from '../../server/find/suggestions/suggest.ts';
import { visitorScope } from '../setup/catalogue.ts';
import type { Bench } from './setup/bench.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import { benchProducts } from './setup/products.ts';
import { makePlainSearch, plainDesign, plainSearch } from './setup/plainSearch.ts';
import { typedTexts } from './setup/queries.ts';

const queries = 500;
const warmUp = 40;

/** Suggestions of all kinds, complete as the browser gets them, against ids alone from a plain text search. */
export const bench: Bench = async ({ products, world, tell }) => {
  const { database } = await world();
  await makePlainSearch({ database }, tell);
  const scope = visitorScope('CH');
  const texts = typedTexts(benchProducts(products), Math.max(1, Math.floor(products / queries)));
  const ways = [
    (text: string) => suggest(database.read, scope, 'de', text),
    (text: string) => plainSearch({ database }, text),
  ];
  await timed(texts.slice(0, warmUp), ways);
  const [ours = [], plain = []] = await timed(texts, ways);
  let empty = 0;
  for (const text of texts) {
    const { productSuggestions } = await suggest(database.read, scope, 'de', text);
    if (productSuggestions.length === 0) empty += 1;
  }
  tell(`${texts.length} texts, ${empty} without product; plain search ${JSON.stringify(percentiles(plain))}`);
  const measured = percentiles(ours);
  const baseline = {
    what: plainDesign,
    p95: percentiles(plain).p95,
  };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
};
