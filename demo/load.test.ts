import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../tests/setup/testApp.ts';
import type { TaggedDatabase } from '../tests/setup/tagged.ts';
import type { BlobStore } from '../server/base/storage/blobStore.ts';
import { openStore } from '../server/base/storage/openStore.ts';
import { groupOfLegal } from '../resources/platform/screens.ts';
import { loadDemoWorld } from './load.ts';
import { advertisementsOf, articles } from './world.ts';

let app: FastifyInstance;
let database: TaggedDatabase;
let store: BlobStore;

beforeAll(async () => {
  const tested = await testApp();
  ({ app, database } = tested);
  store = await openStore(tested.config);
  // Two processes that start together.
  const loaded = await Promise.all([0, 1].map(() => loadDemoWorld(database.write, store, 200)));
  expect(loaded.sort()).toEqual([false, true]);
});

describe('The loaded demo world', () => {
  it('answers with its articles as they were written, the railways’ terms in place of the common ones', async () => {
    const branded = (url: string) => groupOfLegal(url) !== undefined;
    for (const { url, title } of articles().filter((article) => !branded(article.url))) {
      const answer = await app.inject({ url: `/api/de/cms-article/${url}` });
      expect([answer.statusCode, answer.json().title.text]).toEqual([200, title.de]);
    }
    const terms = await app.inject({ url: '/api/RHB/cms-article/agb' });
    expect(terms.json().title.text).toBe(articles().find(({ url }) => url === 'agb-rhb')!.title.de);
  });

  it('shows the pictures of its articles and advertisements', async () => {
    const [{ sections }, advertised] = await Promise.all([
      app.inject({ url: '/api/de/cms-article/holz-metall-fenster-ausschreiben' }).then((it) => it.json()),
      database.read`select image from advertisement where platform = 'CH'`,
    ]);
    const addresses = [
      ...sections.flatMap((one: { contentType: string; content: { text: string } }) =>
        one.contentType === 'image' ? [one.content.text] : [],
      ),
      ...advertised.map(({ image }) => `/api/image/orgaMedia/${image}/240`),
    ];
    expect(addresses.length).toBeGreaterThan(advertisementsOf('CH').length);
    for (const url of addresses) expect((await app.inject({ url })).statusCode, url).toBe(200);
    const onRhb = { url: addresses[0], headers: { host: 'rhb.localhost' } };
    expect((await app.inject(onRhb)).statusCode).toBe(200);
  });

  it('counts as many visits in its last 30 days as its products are popular', async () => {
    const wrong = await database.read`
      select p.sid, p.popularity, sum(s.page_views) from product p
      left join product_statistic s on s.product_id = p.id
        and s.day > (select max(day) from product_statistic) - 30
      group by p.id having p.popularity <> coalesce(sum(s.page_views), 0)`;
    expect([...wrong]).toEqual([]);
    const [{ days }] =
      (await database.read`select count(distinct day)::int as days from statistic`) as unknown as [
        { days: number },
      ];
    expect(days).toBe(60);
  });

  it('is loaded into an empty catalogue only', async () => {
    expect(await loadDemoWorld(database.write, store, 200)).toBe(false);
  });
});
