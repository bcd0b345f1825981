import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderedPages } from '../../../tests/setup/renderedPages.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import { testApp } from '../../../tests/setup/testApp.ts';
import { readConfig } from '../../base/config/config.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { makeKeptFile } from '../../base/kept/keptFile.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let processes: FastifyInstance[];

beforeAll(async () => {
  const database = await freshDatabase();
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const [answers, pages] = [makeKeptFile(), makeKeptFile()];
  const begin = (nth: number) => ({
    database,
    keptIn: { fd: answers, nth, processes: 2 },
    routes: renderedPages(database, config, { fd: pages, nth, processes: 2 }),
  });
  world = await smallWorld(begin(0));
  processes = [world.app, (await testApp(begin(1))).app];
  await indexPendingProducts(database);
});

const get = (app: FastifyInstance, url: string) =>
  app.inject({ url, headers: { host: 'ch.localhost:3000' } });

/** What each process answers: status, whether it says a text, and whether it was kept. */
const answers = async (url: string, text: string) =>
  Promise.all(
    processes.map(async (app) => {
      const { statusCode, body } = await get(app, url);
      return `${statusCode} ${body.includes(text)}`;
    }),
  );

const shows = (url: string, text: string, answer = '200 true') =>
  expect.poll(() => answers(url, text), { timeout: 10_000, interval: 50 }).toEqual([answer, answer]);

const product = (title: string) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid: 'f1',
  productInfo: { articleNumber: 'A-f1', title: { de: title } },
  categories: { mainCategory: { sid: 'fenster' } },
});

describe('What one process writes, both show soon:', () => {
  const page = '/de/product/alpenfenster/f1';
  const list = '/de/category/fenster';
  const sorted = '/de/category/fenster?sort=title';
  const answer = '/api/CH/product/alpenfenster/f1?lang=de';
  const search = '/api/CH/search?lang=de&text=zirbenfenster';

  it('a title, on its page, in lists and in answers; other pages stay as they are', async () => {
    const others = ['/de/product/alpenfenster/f2', '/de/orga/bauhandel'];
    for (const url of [page, list, sorted, answer, ...others]) await shows(url, 'e', '200 true');
    await shows(search, 'Zirbenfenster', '200 false');
    await world.call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1', product('Zirbenfenster'));
    await indexPendingProducts(world.database);
    for (const url of [page, list, sorted, answer, search]) await shows(url, 'Zirbenfenster');
    const kept = await Promise.all(processes.map((app) => get(app, '/de/orga/bauhandel')));
    expect(kept.map(({ headers }) => headers['cache-status'])).toEqual(Array(2).fill('baustein; hit'));
  });

  it('the name of a company, wherever it stands', async () => {
    await world.call('admin', 'PUT', '/import/orga/CH/alpenfenster', {
      sid: 'alpenfenster',
      orgaDetails: { name: 'Alpenglas', kind: 'manufacturer' },
    });
    for (const url of [page, list, '/de/orga', '/de/orga/alpenfenster', answer, search])
      await shows(url, 'Alpenglas');
  });

  it('a category that hangs elsewhere', async () => {
    const moved = { platform: 'CH', childSid: 'fenster', parentSid: 'dach' };
    await world.call('admin', 'DELETE', '/import/category-relation/CH/fenster');
    await world.call('admin', 'POST', '/import/category-relation', moved);
    for (const url of [page, list]) await shows(url, '/de/category/dach');
    await shows('/de/category/dach', 'Zirbenfenster');
    await shows('/de/category', 'dach');
  });

  it('a product that goes, and comes back', async () => {
    await world.call('supplier', 'DELETE', '/import/product/CH/alpenfenster/f1');
    await shows(page, 'Zirbenfenster', '404 false');
    await shows(list, 'Zirbenfenster', '200 false');
    await world.call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1', product('Zirbenfenster'), {
      'if-none-match': '*',
    });
    await shows(page, 'Zirbenfenster');
    await shows(list, 'Zirbenfenster');
  });
});
