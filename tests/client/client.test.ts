import { beforeAll, expect, it } from 'vitest';
import { createBausteinClient, type BausteinClient, type Schemas } from '../../client/index.ts';
import { startJobs } from '../../server/jobs/index.ts';
import { smallWorld } from '../setup/smallWorld.ts';

let client: BausteinClient;

beforeAll(async () => {
  const { app, call, database, config } = await smallWorld();
  const jobs = await startJobs(database, config);
  const key = { name: 'ERP', companies: ['alpenfenster'], scopes: ['read', 'products'] };
  const { secret } = (await call('supplier', 'POST', '/import/key/CH', key)).json();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  client = createBausteinClient({ origin, key: secret });
  return () => jobs.stop();
});

const f1 = { platform: 'CH', orgaSid: 'alpenfenster', sid: 'f1' } as const;
const address = '/api/import/product/{platform}/{orgaSid}/{sid}';

it('The generated client reads a record, changes it and puts it back, and is told of a version that is stale', async () => {
  const { data: product, response } = await client.GET(address, { params: { path: f1 } });
  if (!product) throw new Error(`The product is not read: ${response.status}`);
  const changed = { ...product, productInfo: { ...product.productInfo, title: { de: 'Holzfenster' } } };
  const header = { 'If-Match': response.headers.get('etag') ?? '' };
  const put = () => client.PUT(address, { params: { path: f1, header }, body: changed });
  expect((await put()).data?.productInfo.title).toEqual({ de: 'Holzfenster' });
  const { error, response: refused } = await put();
  expect(refused.status).toBe(412);
  expect(error?.type).toMatch(/\/problems\/stale$/);
});

it('The generated client pages through a list until no link leads on', async () => {
  const sids: string[] = [];
  let from = 0;
  for (let more = true; more; from += 1) {
    const { data = [], response } = await client.GET('/api/import/product/{platform}', {
      params: {
        path: { platform: 'CH' },
        query: { sort: '["articleNumber","ASC"]', range: `[${from},${from}]` },
      },
    });
    sids.push(...data.map(({ sid }) => sid));
    more = response.headers.has('link');
  }
  expect(sids).toEqual(['f1', 'f2']);
});

it('The generated client imports a list of products and is told by the feed of what came', async () => {
  const rows: Schemas['ProductPart'][] = [
    {
      orgaInfo: { sid: 'alpenfenster' },
      productInfo: { articleNumber: 'N-1', title: { de: 'Neues Fenster' } },
      categories: { mainCategory: { sid: 'fenster' } },
    },
  ];
  const { data: report, error } = await client.POST('/api/import/product/{platform}', {
    params: { path: { platform: 'CH' }, query: { orgaSid: 'alpenfenster' } },
    body: rows,
  });
  expect(error).toBeUndefined();
  expect(report).toMatchObject({ created: 1, failed: 0 });

  const numbers: unknown[] = [];
  for (let after: string | undefined, more = true; more;) {
    const { data: page } = await client.GET('/api/{platform}/changes', {
      params: { path: { platform: 'CH' }, query: { entity: 'product', size: 2, ...(after && { after }) } },
    });
    for (const item of page?.items ?? [])
      if (item.entity === 'product') numbers.push(item.record?.productInfo.articleNumber);
    after = page?.next;
    more = page?.hasMore ?? false;
  }
  expect(numbers).toEqual(['A-f1', 'A-f2', 'N-1']);
});
