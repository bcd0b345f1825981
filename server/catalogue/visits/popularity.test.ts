import type { FastifyInstance } from 'fastify';
import { beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { mostProductsOfVisitor } from '../../../resources/limits.ts';
import { today } from '../../../resources/today.ts';
import { catalogueOf } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import { refreshPopularity } from '../../find/index/popularity.ts';
import { recountPopularity } from './recountPopularity.ts';
import { sweepVisits } from './sweepVisits.ts';
import { visitCounter } from './visitCounter.ts';

let database: TaggedDatabase;
let apps: FastifyInstance[];
let asked = 0;

const products = Array.from({ length: 60 }, (_, index) => `p${index}`);

/** One address may be asked of any of the processes, each time with another name of the program. */
const see = async (remoteAddress: string, product: string, more: { event?: string; agent?: string } = {}) => {
  asked += 1;
  const answer = await apps[asked % apps.length]?.inject({
    url: '/api/pixel.gif',
    query: { event: more.event ?? 'page', orga: 'muster', product },
    headers: { 'user-agent': more.agent ?? `Mozilla/5.0 (${asked})` },
    remoteAddress,
  });
  expect(answer?.statusCode).toBe(200);
};

/** What was seen so far, once it is written: views and choices of the company. */
const written = (sum: number) =>
  expect
    .poll(
      async () => {
        const [row] =
          await database.read`select coalesce(sum(page_views + clicks), 0)::int as sum from statistic`;
        return row?.['sum'];
      },
      { timeout: 5000 },
    )
    .toBe(sum);

const popular = async () => {
  await recountPopularity(database.write, 'CH');
  await refreshPopularity(database.write, 'CH');
  const rows = await database.read`
    select sid, popularity::int as popularity from product where popularity > 0 order by popularity desc, id`;
  return rows.map(({ sid, popularity }) => `${sid} ${popularity}`);
};

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('dach', 'Dach');
  await catalogue.tree('CH', { dach: 'root_category' });
  await catalogue.orga('CH', 'muster', 'Muster AG');
  await catalogue.products(
    'CH',
    products.map((sid) => ({ sid, title: `Ziegel ${sid}`, category: 'dach' })),
  );
  await catalogue.fold();
  apps = [];
  for (let process = 0; process < 2; process += 1) apps.push((await testApp({ database })).app);
});

beforeEach(async () => {
  await database.write`
    truncate statistic, product_statistic, visitor_salt, visitor, visitor_mark`;
});

describe('Popularity counts visitors', () => {
  it('so that 600 clicks of one address, under many names and at two processes, rank behind two visitors', async () => {
    for (let click = 0; click < 600; click += 1)
      await see('198.51.100.7', 'p50', { event: click % 2 ? 'click' : 'page' });
    for (const address of ['192.0.2.1', '192.0.2.2']) await see(address, 'p59');
    await written(602);
    expect(await popular()).toEqual(['p59 2', 'p50 1']);
    const answer = await apps[0]?.inject({ url: '/api/CH/category/dach?lang=de' });
    const listed = answer?.json().products;
    expect(listed.items.slice(0, 2).map(({ productSid }: { productSid: string }) => productSid)).toEqual([
      'p59',
      'p50',
    ]);
  });
  it('by line and not by machine: the addresses of one /64 are one visitor, those of another are another', async () => {
    for (const address of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:DB8::1:0:0:0:9'])
      await see(address, 'p1');
    for (const address of ['2001:db8:0:2::1', '::ffff:192.0.2.9', '192.0.2.9']) await see(address, 'p2');
    await written(6);
    expect(await popular()).toEqual(['p2 2', 'p1 1']);
  });

  it(`of whom each adds to ${mostProductsOfVisitor} products a day at most, however they are asked for`, async () => {
    for (const product of [...products, ...products.toReversed()]) await see('198.51.100.8', product);
    await see('192.0.2.3', 'p59');
    await written(121);
    const [row] = await database.read`select sum(visitors)::int as sum from product_statistic`;
    expect(row?.['sum']).toBe(mostProductsOfVisitor + 1);
  });

  it('and no robots, nor programs that do not say what they are, nor who merely saw a suggestion', async () => {
    for (const agent of ['', 'curl/8.5.0', 'python-requests/2.32', 'Mozilla/5.0 (compatible; bingbot/2.0)'])
      await see('192.0.2.4', 'p3', { agent });
    await see('192.0.2.4', 'p3', { event: 'suggestion' });
    await see('192.0.2.4', 'p4', { agent: 'Mozilla/5.0 (Linux; Android 14; CUBOT X90) Chrome/130' });
    await written(1);
    expect(await popular()).toEqual(['p4 1']);
  });

  it('who come again on another day, in which nothing of the day before tells who came', async () => {
    const counter = visitCounter(database.write, (error) => expect.unreachable(String(error)));
    const opened = { dataset: 'CH', kind: 'page', orgaSid: 'muster', advertisementSid: '' } as const;
    counter.count({ ...opened, productSid: 'p5', ip: '192.0.2.5' });
    await counter.flush();
    await database.write`update visitor_salt set day = day - 1`;
    await database.write`update visitor set day = day - 1`;
    await database.write`update visitor_mark set day = day - 1`;
    const kept = async () => {
      const rows = await database.read`
        select day::text from visitor_salt union all select day::text from visitor
        union all select day::text from visitor_mark`;
      return rows.map(({ day }) => String(day));
    };
    counter.count({ ...opened, productSid: 'p5', ip: '192.0.2.5' });
    await counter.stop();
    expect(await kept()).toEqual([today(), today(), today()]);
    expect(await popular()).toEqual(['p5 2']);
    await database.write`update visitor_salt set day = day - 1`;
    await sweepVisits(database.write);
    expect(await kept()).toEqual([today(), today()]);
  });

  it('of a day that ended elsewhere meanwhile not any more, and writes no salt of it again', async () => {
    await database.write`insert into visitor_salt (day, salt) values (${today()}::date + 1, 'x')`;
    await see('192.0.2.6', 'p6');
    await written(1);
    expect(await popular()).toEqual([]);
    expect(await database.read`select count(*)::int as count from visitor_salt`).toEqual([{ count: 1 }]);
  });

  it('once also where ten counters write the same crosswise at a time', async () => {
    const counters = Array.from({ length: 10 }, () =>
      visitCounter(database.write, (error) => expect.unreachable(String(error))),
    );
    const opened = { dataset: 'CH', kind: 'page', orgaSid: 'muster', advertisementSid: '' } as const;
    for (const [turn, counter] of counters.entries())
      for (const product of turn % 2 ? products.slice(0, 40) : products.slice(0, 40).toReversed())
        for (const ip of ['192.0.2.7', '192.0.2.8']) counter.count({ ...opened, productSid: product, ip });
    await Promise.all(counters.map((counter) => counter.stop()));
    const [row] =
      await database.read`select sum(visitors)::int as sum, max(visitors)::int as most from product_statistic`;
    expect(row).toEqual({ sum: 80, most: 2 });
  });
});
