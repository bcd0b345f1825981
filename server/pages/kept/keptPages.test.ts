import { beforeAll, describe, expect, it } from 'vitest';
import { loadDemoWorld } from '../../../demo/load.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { Parameters } from '../../../resources/address/routes.ts';
import { keptReads, type PageAsked } from '../../../tests/setup/keptReads.ts';
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { wholeOrSample } from '../../../tests/setup/wholeOrSample.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { fileStore } from '../../base/storage/fileStore.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { followedTables } from '../../records/feed/followedTables.ts';

let database: TaggedDatabase;
let pages: PageAsked[];

beforeAll(async () => {
  database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'baustein-kept-'));
  await loadDemoWorld(database.write, fileStore(folder), 300);
  await indexPendingProducts(database);
  pages = await somePages();
  return () => rm(folder, { recursive: true, force: true });
});

const category = (categorySid: string, query: Record<string, string>): PageAsked => ({
  screen: 'category',
  parameters: { categorySid },
  query,
});
const orga = (orgaSid: string, query: Record<string, string>): PageAsked => ({
  screen: 'orga',
  parameters: { orgaSid },
  query,
});

/** Some pages of every kind that there is. */
async function somePages(): Promise<PageAsked[]> {
  const { read } = database;
  const categories = await read<{ sid: string; orga: string }[]>`
    select category_sid as sid, min(orga_sid) as orga from category_count
    where platform = 'CH' and category_sid <> 'root_category' group by 1 order by sum(products) desc, 1 limit 2`;
  const [value] = await read<{ attribute: string; value: string }[]>`
    select a.sid as attribute, v.value from product_facet f join category c on c.id = f.category_id
    cross join unnest(f.value_ids) one join facet_value v on v.id = one join attribute a on a.id = v.attribute_id
    where f.platform = 'CH' and a.kind = 'choice' order by f.product_id limit 1`;
  const orgas = await read<{ sid: string; line: string | null }[]>`
    select o.sid, (select min(l.sid) from product_line l where l.platform = o.platform and l.orga_sid = o.sid) as line
    from orga o where o.platform = 'CH' order by o.id limit 2`;
  const products = await read<{ orgaSid: string; productSid: string }[]>`
    (select orga_sid as "orgaSid", sid as "productSid" from product p where platform = 'CH' order by popularity desc, id limit 3)
    union all
    (select p.orga_sid, p.sid from product p join product_relation r
      on r.platform = p.platform and r.orga_sid = p.orga_sid and r.product_sid = p.sid
      where p.platform = 'CH' order by p.id limit 2)
    union all
    (select r.manufacturer_sid, r.product_sid from retailer_data r where platform = 'CH' order by r.id limit 2)
    union all
    (select d.orga_sid, d.products[1] from document d where platform = 'CH' and products <> '{}' order by d.id limit 2)`;
  const [classed] = await read<
    { code: string }[]
  >`select ifc_classes[1] as code from category where ifc_classes <> '{}' limit 1`;
  const attributes: Record<string, string> = value ? { attributes: `${value.attribute}*${value.value}` } : {};
  return [
    ...(['start', 'categories', 'orgas', 'search', 'newsletter'] as const).map((screen) => ({ screen })),
    { screen: 'orgas', query: { text: 'ag', page: '1' } },
    { screen: 'search', query: { text: 'fenster' } },
    ...categories.flatMap(({ sid, orga }) =>
      [{}, { sort: 'title' }, { orga }, attributes].map((query) => category(sid, query)),
    ),
    ...orgas.flatMap(({ sid, line }) => [
      orga(sid, {}),
      orga(sid, { sort: 'title' }),
      ...(line ? [orga(sid, { line })] : []),
    ]),
    ...products.map((parameters) => ({ screen: 'product' as const, parameters })),
    ...products
      .slice(0, 1)
      .map((parameters) => ({ screen: 'product' as const, parameters, language: 'fr' as const })),
    { screen: 'class', parameters: { system: 'ifc', code: classed?.code ?? '' } },
    { screen: 'classSystem', parameters: { system: 'ifc' } },
    {
      screen: 'shortlist',
      query: { product: products.map((one) => `${one.orgaSid}/${one.productSid}`).join() },
    },
    {
      screen: 'comparison',
      query: { product: products.map((one) => `${one.orgaSid}/${one.productSid}`).join() },
    },
    { screen: 'article', parameters: { url: 'imprint' } },
  ];
}

it('Every page of every kind is kept while nothing is written', async () => {
  const process = keptReads(database);
  for (const page of pages) await process.kept(page);
  const remade: PageAsked[] = [];
  for (const page of pages) {
    const before = process.made();
    await process.kept(page);
    if (process.made() > before) remade.push(page);
  }
  expect(remade).toEqual([]);
});

describe('An edit renews the pages that show it, and no others:', () => {
  const renewedBy = async (asked: readonly PageAsked[], edit: () => Promise<unknown>): Promise<string[]> => {
    const processes = [keptReads(database), keptReads(database)];
    const renewed = new Set<string>();
    for (const process of processes) for (const page of asked) await process.kept(page);
    await edit();
    for (const process of processes)
      for (const page of asked) {
        const before = process.made();
        const kept = await process.kept(page);
        expect(kept).toBe(await process.fresh(page));
        if (process.made() > before) renewed.add(nameOf(page));
      }
    return [...renewed];
  };
  const nameOf = ({ screen, parameters = {}, query = {} }: PageAsked) =>
    [screen, ...Object.values(parameters), ...Object.values(query)].join(' ');

  const ofProduct = ({ orgaSid, productSid }: Parameters) =>
    pages.filter(
      ({ screen, parameters = {} }) =>
        screen === 'product' && parameters['orgaSid'] === orgaSid && parameters['productSid'] === productSid,
    );
  const names = (some: readonly PageAsked[]) => new Set(some.map(nameOf));

  it('a title of a product the pages that name it, in every language, its description its own alone', async () => {
    const [{ parameters = {} } = { parameters: {} }] = pages.filter(({ screen }) => screen === 'product');
    const asked = pages.filter(({ screen }) =>
      ['start', 'categories', 'category', 'orga', 'orgas', 'article', 'product'].includes(screen),
    );
    const { orgaSid = '', productSid = '' } = parameters;
    const shown = await database.read<{ sid: string }[]>`
      select sid from product where platform = 'CH' and sid = ${productSid}`;
    expect(shown).toHaveLength(1);
    const titled = await renewedBy(
      asked,
      () => database.write`
      update product set title = '{"de": "Neu"}', version = version + 1
      where platform = 'CH' and orga_sid = ${orgaSid} and sid = ${productSid}`,
    );
    expect(titled).toEqual(expect.arrayContaining([...names(ofProduct(parameters))]));
    // Cards show a product too; which part of it, the feed does not say.
    expect(new Set(titled)).toEqual(names(await thoseNaming(asked, productSid)));
    const described = await renewedBy(
      asked,
      () => database.write`
      update product set description = '{"de": "Neu"}', version = version + 1
      where platform = 'CH' and orga_sid = ${orgaSid} and sid = ${productSid}`,
    );
    expect(new Set(described)).toEqual(names(ofProduct(parameters)));
  });

  it('a product of another platform no page of this one, although it says where else it is', async () => {
    const own = pages.filter(({ screen }) => screen === 'product').map(({ parameters = {} }) => parameters);
    let edited = 0;
    const renewed = await renewedBy(pages, async () => {
      const { count } = await database.write`
        update product set title = '{"de": "Neu"}', version = version + 1
        where platform <> 'CH' and orga_sid || '/' || sid = any(${own.map(
          ({ orgaSid = '', productSid = '' }) => `${orgaSid}/${productSid}`,
        )}::text[])`;
      edited = count;
    });
    expect(edited).toBeGreaterThan(0);
    expect(renewed).toEqual([]);
  });

  it('a description of a category or a company its own pages, a name those of its products too (behaviour B413)', async () => {
    const asked = pages.filter(({ screen }) =>
      ['category', 'orga', 'article', 'product', 'shortlist'].includes(screen),
    );
    const [categorySid = '', orgaSid = ''] = (['category', 'orga'] as const).map(
      (of) => pages.find(({ screen }) => screen === of)?.parameters?.[`${of}Sid`],
    );
    const own = (of: 'category' | 'orga', sid: string) =>
      names(asked.filter(({ screen, parameters = {} }) => screen === of && parameters[`${of}Sid`] === sid));
    const { write } = database;
    const described = [
      await renewedBy(
        asked,
        () => write`update category set description = '{"de": "Neu"}' where sid = ${categorySid}`,
      ),
      await renewedBy(
        asked,
        () => write`update orga set description = '{"de": "Neu"}' where platform = 'CH' and sid = ${orgaSid}`,
      ),
    ];
    expect(described.map((renewed) => new Set(renewed))).toEqual([
      own('category', categorySid),
      own('orga', orgaSid),
    ]);
    const named = await renewedBy(
      asked,
      () => write`update category set name = '{"de": "Neu"}' where sid = ${categorySid}`,
    );
    expect(new Set(named)).toEqual(names(await thoseNaming(asked, categorySid)));
  });

  it('how complete a product is, its place and its popularity none', async () => {
    const asked = pages.filter(({ screen }) => !['search', 'class', 'classSystem'].includes(screen));
    const renewed = await renewedBy(
      asked,
      () => database.write`
      update product set completeness = 7, position = 3, popularity = popularity + 1
      where id = (select max(id) from product where platform = 'CH')`,
    );
    expect(renewed).toEqual([]);
  });

  it('a picture that comes for the first time none until a product shows it, one that comes back those of its company (behaviour B436)', async () => {
    const asked = pages.filter(({ screen }) => ['start', 'category', 'orga', 'product'].includes(screen));
    const { write } = database;
    const [{ orgaSid = '' } = {}] = pages.flatMap(({ screen, parameters = {} }) =>
      screen === 'product' ? [parameters] : [],
    );
    const come = async (hash: string) => {
      await write`
        insert into image (platform, orga_sid, hash, kind, width, height)
        values ('CH', ${orgaSid}, ${hash}, 'productImage', 20, 20)`;
    };
    expect(await renewedBy(asked, () => come('c'.repeat(64)))).toEqual([]);
    const [{ hash = '' } = {}] = await write<{ hash: string }[]>`
      select images[1] as hash from product
      where platform = 'CH' and orga_sid = ${orgaSid} and images <> '{}' order by id limit 1`;
    await write`delete from image where platform = 'CH' and orga_sid = ${orgaSid} and hash = ${hash}`;
    const back = await renewedBy(asked, () => come(hash));
    expect(back).toEqual(expect.arrayContaining([expect.stringMatching(`^product ${orgaSid} `)]));
  });

  async function thoseNaming(asked: readonly PageAsked[], sid: string): Promise<PageAsked[]> {
    const texts = await Promise.all(asked.map((page) => keptReads(database).fresh(page)));
    return asked.filter((_, place) => texts[place]?.includes(`"${sid}"`));
  }
});

/** Which pages are kept although they would be another one if they were made anew. */
async function staleOf(process: ReturnType<typeof keptReads>, what: string): Promise<string[]> {
  const compared = pages.map(async (page) => {
    const [kept, fresh] = await Promise.all([process.kept(page), process.fresh(page)]);
    return kept === fresh ? [] : [`${what}: ${JSON.stringify(page)}`];
  });
  return (await Promise.all(compared)).flat();
}

it('Whatever is written, what is kept is what would be made anew', { timeout: 600_000 }, async () => {
  const { write } = database;
  const process = keptReads(database);
  for (const page of pages) await process.kept(page);
  const columns = await write<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${[...followedTables]}::text[])
      and column_name not in ('id', 'platform', 'created_at', 'updated_at', 'version') and is_generated = 'NEVER'
    order by 1, 2`;
  const stale: string[] = [];
  let written = 0;
  for (const { table, column } of wholeOrSample(columns)) {
    written += await edit(table, column);
    stale.push(...(await staleOf(process, `${table}.${column}`)));
  }
  expect(written).toBeGreaterThan(20);
  expect(stale).toEqual([]);
});

it('What goes, and what comes, is known as well', { timeout: 600_000 }, async () => {
  const { write } = database;
  const stale: string[] = [];
  for (const table of wholeOrSample(followedTables)) {
    const process = keptReads(database);
    const [t, back] = [write(table), write(`back_${table}`)];
    for (const page of pages) await process.kept(page);
    await write`create table ${back} as select * from ${t} order by md5(${t}::text) limit 30`;
    await write`delete from ${t} where exists (select from ${back} b where b = ${t})`.catch(
      () => write`delete from ${t} where ${t}::text in (select b::text from ${back} b)`,
    );
    stale.push(...(await staleOf(process, `${table} goes`)));
    await write`insert into ${t} overriding system value select * from ${back}`;
    await write`drop table ${back}`;
    // Products come together with their rows in lists.
    if (table !== 'product') stale.push(...(await staleOf(process, `${table} comes`)));
  }
  expect(stale).toEqual([]);
});

it('Every table that is followed tells of whatever is written, and none tells that nobody listens to', async () => {
  const told = await database.read<{ table: string; events: string[] }[]>`
    select event_object_table as table, array_agg(lower(event_manipulation) order by event_manipulation) as events
    from information_schema.triggers where trigger_name like 'feed\\_%' group by 1 order by 1`;
  expect(told).toEqual(
    [...followedTables].sort().map((table) => ({ table, events: ['delete', 'insert', 'update'] })),
  );
});

/** Lets some rows say what another one says; what the database forbids is no edit. Answers how many there are. */
async function edit(table: string, column: string): Promise<number> {
  const [t, c] = [database.write(table), database.write(column)];
  try {
    return await database.write.begin(async (tx) => {
      const [said] = await tx<{ said: string }[]>`
        select ${c}::text as said from ${t} where ${c} is not null order by md5(ctid::text) limit 1`;
      if (!said) return 0;
      const { count } = await tx`
        update ${t} set ${c} = (select ${c} from ${t} where ${c}::text = ${said.said} limit 1)
        where ctid = any(array(select ctid from ${t} where ${c} is distinct from (select ${c} from ${t} where ${c}::text = ${said.said} limit 1)
          order by md5(ctid::text) desc limit 3))`;
      return count;
    });
  } catch {
    return 0;
  }
}
