import { writtenFacets } from '../../../resources/finding/facetSelection.ts';
import { languages } from '../../../resources/language/languages.ts';
import { lists } from '../../../resources/limits.ts';
import { chance } from '../../../demo/random.ts';
import { categorySids, productKeys } from './catalogueKeys.ts';
import type { World } from './world.ts';

/** Addresses of so many pages of products spread over the catalogue, in all languages, none of them twice. */
export async function productAddresses(world: World, count: number): Promise<string[]> {
  const keys = await productKeys(world, Math.ceil(count / languages.length));
  return mixed(languages.flatMap((language) => keys.map((key) => `/${language}/product/${key}`)));
}

const sorts = ['popularity', 'title', 'newest'];

/**
 * Addresses of pages of categories as their links lead to them, none of them twice: in all languages and orders, further
 * pages, and narrowed to a company, and to a value of an attribute.
 */
export async function categoryAddresses(world: World): Promise<string[]> {
  const { read } = world.database;
  const counts = await read<{ sid: string; orgas: string[]; products: number }[]>`
    select category_sid as sid, sum(products)::int as products,
      (array_agg(orga_sid order by products desc, orga_sid))[1:2] as orgas
    from category_count where platform = 'CH' and product_line = '' group by category_sid`;
  const values = await read<{ attribute: string; value: string }[]>`
    select a.sid as attribute, v.value from facet_value v join attribute a on a.id = v.attribute_id order by v.id`;
  const bySid = new Map(counts.map((one) => [one.sid, one]));
  const queries = (await categorySids(world)).flatMap((sid, nth) => {
    const { products = 0, orgas = [] } = bySid.get(sid) ?? {};
    const pages = Math.min(4, Math.ceil(products / lists.pageSize));
    const narrowed = Array.from({ length: 3 }, (_, place) => {
      const { attribute, value } = values[Math.floor(chance(nth, 70 + place) * values.length)] ?? {};
      return attribute && value ? writtenFacets([{ attribute, values: [value] }]) : undefined;
    });
    return sorts.flatMap((sort) =>
      [
        ...Array.from({ length: pages }, (_, page) => ({ sort, page: String(page + 1) })),
        ...orgas.map((orga) => ({ sort, orga })),
        ...narrowed.flatMap((attributes) => (attributes ? [{ sort, attributes }] : [])),
      ].map((query) => `category/${sid}?${new URLSearchParams(query)}`),
    );
  });
  return mixed(languages.flatMap((language) => queries.map((query) => `/${language}/${query}`)));
}

/** The same in no order, and every time in the same. */
function mixed(addresses: readonly string[]): string[] {
  return addresses
    .map((address, nth) => ({ address, place: chance(nth, 80) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ address }) => address);
}
