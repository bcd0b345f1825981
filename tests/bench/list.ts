import { lists } from '../../resources/limits.ts';
import type { Sql } from '../../server/base/database/sql.ts';
import type { Tag } from '../setup/tagged.ts';
import { chance } from '../../demo/random.ts';
import type { Bench, Measured } from './setup/bench.ts';
import { largestOrgas } from './setup/catalogueKeys.ts';
import { percentiles, timed } from './setup/percentiles.ts';
import { serveWorld } from './setup/serveWorld.ts';
import type { World } from './setup/world.ts';

const pages = 80;
const rowsOfPage = 25;
const warmUp = 10;
/** The plain way takes seconds for a page found by a part of its title. */
const plainPages = 4;

/** A page of the list of products, as the backoffice asks for it and as plain SQL. */
interface ListPage {
  first: number;
  sort?: readonly [field: string, column: string, 'ASC' | 'DESC'];
  filter?: readonly [place: string, column: string, value: string];
  /** A part of the title in any language. */
  title?: string;
}

/** Parts of titles: words of many products and of few, within a word, across words, of two letters, of none. */
const partsOfTitles = [
  'eiche',
  'träger',
  'holzprofil',
  'dichtung',
  'laine min',
  'alu',
  'zen',
  'ho',
  'xawizen',
  'qqq',
];

/** List pages anywhere in the first 10,000 rows over HTTP, against their two queries straight over the pool. */
export const bench: Bench = async ({ world }) => {
  const filled = await world();
  const kinds = await kindsOfPages(filled);
  const served = await serveWorld(filled);
  const { client, signedIn } = served;
  const ask = (page: ListPage) => client.get(pathOf(page), signedIn);
  const askPlainly = (page: ListPage) => plainPage(filled.database.write, page);
  const times: number[][] = [[], []];
  const parts: Record<string, Measured> = {};
  try {
    for (const [kind, asked] of Object.entries(kinds)) {
      await timed(asked.slice(0, warmUp), [ask]);
      const [ours = []] = await timed(asked, [ask]);
      const [plain = []] = await timed(asked.slice(0, plainPages), [askPlainly]);
      times[0]?.push(...ours);
      times[1]?.push(...plain);
      parts[kind] = summary(ours, plain);
    }
  } finally {
    await served.close();
  }
  return { ...summary(times[0] ?? [], times[1] ?? []), parts };
};

async function kindsOfPages(filled: World): Promise<Record<string, ListPage[]>> {
  const orgas = await largestOrgas(filled, 20);
  const categories = await filled.database.read<{ sid: string }[]>`
    select main_category as sid from product where platform = 'CH'
    group by main_category order by count(*) desc, main_category limit 20`;
  const window = Math.min(lists.exactTotal, filled.products) - rowsOfPage;
  const anywhere = (rows = window) =>
    Array.from(
      { length: pages },
      (_, nth) => Math.floor((chance(nth, 60) * Math.max(1, rows)) / rowsOfPage) * rowsOfPage,
    );
  const popularity = ['popularity', 'popularity', 'DESC'] as const;
  const articleNumber = ['productInfo.articleNumber', 'article_number', 'ASC'] as const;
  const titles = (sort: ListPage['sort']) =>
    anywhere(0).map((first, nth) => ({
      first,
      ...(sort && { sort }),
      title: partsOfTitles[nth % partsOfTitles.length] as string,
    }));
  return {
    unsorted: anywhere().map((first) => ({ first })),
    popular: anywhere().map((first) => ({ first, sort: popularity })),
    articleNumber: anywhere().map((first) => ({ first, sort: articleNumber })),
    company: anywhere().map((first, nth) => {
      const { sid, products } = orgas[nth % orgas.length] as (typeof orgas)[number];
      return {
        first: Math.min(first, Math.floor(products / rowsOfPage / 2) * rowsOfPage),
        sort: popularity,
        filter: ['orgaInfo.sid', 'orga_sid', sid],
      };
    }),
    category: anywhere(0).map((first, nth) => ({
      first,
      sort: articleNumber,
      filter: [
        'categories.mainCategory.sid',
        'main_category',
        (categories[nth % categories.length] as { sid: string }).sid,
      ],
    })),
    title: titles(undefined),
    titleByPopularity: titles(popularity),
    titleByArticleNumber: titles(articleNumber),
  };
}

function pathOf({ first, sort, filter, title }: ListPage): string {
  const query = new URLSearchParams({ range: JSON.stringify([first, first + rowsOfPage - 1]) });
  if (sort) query.set('sort', JSON.stringify([sort[0], sort[2]]));
  if (filter ?? title)
    query.set(
      'filter',
      JSON.stringify({
        ...(filter && { [filter[0]]: filter[2] }),
        ...(title && { 'productInfo.title': title }),
      }),
    );
  return `/api/import/product/CH?${query}`;
}

async function plainPage(sql: Tag, { first, sort, filter, title }: ListPage): Promise<unknown> {
  const chosen: Sql = sql`p.platform = 'CH' ${filter ? sql`and ${sql(`p.${filter[1]}`)} = ${filter[2]}` : sql``}
    ${title ? sql`and p.title::text ilike ${`%${title}%`}` : sql``}`;
  const direction = sort?.[2] === 'DESC' ? sql`desc` : sql`asc`;
  const order = sort ? sql`${sql(`p.${sort[1]}`)} ${direction}, p.id ${direction}` : sql`p.id`;
  return Promise.all([
    sql`
      select p.*,
        (select o.name from orga o where o.platform = p.platform and o.sid = p.orga_sid) as orga_name,
        (select c.name from category c where c.sid = p.main_category) as category_name
      from product p where ${chosen} order by ${order} limit ${rowsOfPage} offset ${first}`,
    sql`select count(*) from (select from product p where ${chosen} limit ${lists.exactTotal + 1}) as counted`,
  ]);
}

function summary(ours: number[], plain: number[]): Measured {
  const measured = percentiles(ours);
  const baseline = { what: 'page and total, straight over the pool', p95: percentiles(plain).p95 };
  return { ...measured, baseline, ratio: measured.p95 / baseline.p95 };
}
