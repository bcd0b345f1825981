import { writtenFacets } from '../../resources/finding/facetSelection.ts';
import { search, type SearchRequest } from '../../server/find/search/search.ts';
import { visitorScope } from '../setup/catalogue.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import { makePlainSearch, plainDesign, plainSearch } from './setup/plainSearch.ts';
import { benchProducts, type BenchProduct } from './setup/products.ts';

const texts = 40;
const warmUp = 5;
const size = 24;

type Asked = Pick<SearchRequest, 'text' | 'attributes'> & { page?: number };

/** What is typed for a product, by kind: words of a tenth to nine tenths of all products, and what is harder. */
const kinds: Record<string, (product: BenchProduct) => Asked> = {
  commonWord: ({ title }) => ({ text: title.de.split(' ').at(-1) ?? '' }),
  wordOfAll: () => ({ text: 'mm' }),
  category: ({ description }) => ({ text: description.de.split(':')[0] ?? '' }),
  twoCommonWords: ({ title, subTitle }) => ({
    text: `${title.de.split(' ').at(-1)} ${subTitle.de.split(',')[0]}`,
  }),
  typo: ({ subTitle }) => ({ text: withSlip(subTitle.de.split(',')[0] ?? '') }),
  compound: ({ title }) => ({ text: title.de.split(' ')[0] ?? '' }),
  unknownCompound: ({ title }) => ({ text: `Spezial${(title.de.split(' ')[0] ?? '').toLowerCase()}` }),
  quantity: ({ title, subTitle }) => ({
    text: `${title.de.split(' ').at(-1)} ${subTitle.de.split(', ')[1]?.split('×')[0]} mm`,
  }),
  size: ({ subTitle }) => ({ text: subTitle.de.split(', ')[1] ?? '' }),
  articleNumber: ({ articleNumber }) => ({ text: articleNumber }),
  gtinAmongWords: ({ gtins, title }) => ({ text: `${title.de.split(' ')[0]} ${gtins[0]}` }),
  manyWords: ({ title, subTitle }) => ({
    text: `${subTitle.de.split(',')[0]} ${title.de.split(' ').at(-1)} ${title.de.split(' ')[0]} brumselig quaxofant`,
  }),
  otherLanguage: ({ title }) => ({ text: title.fr.split(' ').at(-1) ?? '' }),
  pageFive: ({ title }) => ({ text: title.de.split(' ').at(-1) ?? '', page: 5 }),
  narrowed: ({ title, attributes }) => ({
    text: title.de.split(' ').at(-1) ?? '',
    attributes: writtenFacets(
      Object.entries(attributes)
        .slice(0, 1)
        .map(([attribute, value]) => ({ attribute, values: [String(value)] })),
    ),
  }),
};

/** A page of the search with its totals and facets, by what is typed, against ids alone from a plain text search. */
export const bench: Bench = async ({ products, world, tell }) => {
  const { database } = await world();
  await makePlainSearch({ database }, tell);
  const scope = visitorScope('CH');
  const every = Math.max(1, Math.floor(products / texts));
  const chosen = [...everyNth(benchProducts(products), every)];
  const page = (asked: Asked) => search(database.read, scope, 'de', { page: 1, size, ...asked });
  const plainPage = ({ text, page: nth = 1 }: Asked) =>
    plainSearch({ database }, text, { first: (nth - 1) * size, size });
  const all: [number[], number[]] = [[], []];
  const parts: Record<string, Measured> = {};
  for (const [kind, typed] of Object.entries(kinds)) {
    const asked = chosen.map(typed);
    await timed(asked.slice(0, warmUp), [page]);
    const [ours = [], plain = []] = await timed(asked, [page, plainPage]);
    all[0].push(...ours);
    all[1].push(...plain);
    parts[kind] = summary(ours, plain);
  }
  return { ...summary(...all), parts };
};

function* everyNth<T>(all: Iterable<T>, every: number): Generator<T> {
  let index = 0;
  for (const one of all) {
    if (index % every === 0) yield one;
    index += 1;
  }
}

/** One letter is another one. */
function withSlip(word: string): string {
  const place = Math.floor(word.length / 2);
  return `${word.slice(0, place)}${word[place] === 'x' ? 'y' : 'x'}${word.slice(place + 1)}`;
}

function summary(ours: number[], plain: number[]): Measured {
  const measured = percentiles(ours);
  const baseline = { what: plainDesign, p95: percentiles(plain).p95 };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
}
