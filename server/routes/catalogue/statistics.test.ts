import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../../../tests/setup/atOnce.ts';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { today } from '../../../resources/today.ts';
import { visitCounter } from '../../catalogue/visits/visitCounter.ts';

let app: FastifyInstance;
let call: Call;
let database: TaggedDatabase;

const url = '/import/statistic/CH';
const none = { pageViews: 0, suggestionViews: 0, clicks: 0 };

beforeAll(async () => {
  ({ app, call, database } = await smallWorld());
});

describe('The statistic of a company', () => {
  const days = [
    { day: '2026-01-01', ...none, pageViews: 3 },
    { day: '2026-01-02', ...none, clicks: 2 },
  ];

  it('is put right by an administrator as a whole, read by the company, and forgotten', async () => {
    const created = await call('admin', 'POST', url, { orgaSid: 'alpenfenster', days });
    expect([created.statusCode, created.headers.location]).toEqual([201, `/api${url}/alpenfenster`]);
    const read = await call('supplier', 'GET', `${url}/alpenfenster?from=2026-01-02`);
    expect(read.json()).toEqual({ orgaSid: 'alpenfenster', days: [days[1]], total: { ...none, clicks: 2 } });
    const replaced = await call('admin', 'POST', url, { orgaSid: 'alpenfenster', days: days.slice(0, 1) });
    expect([replaced.statusCode, replaced.json().total.clicks]).toEqual([200, 0]);
    expect((await call('admin', 'DELETE', `${url}/alpenfenster`)).statusCode).toBe(204);
    expect((await call('admin', 'DELETE', `${url}/alpenfenster`)).statusCode).toBe(404);
  });

  it('of one version is replaced once, also by two at a time', async () => {
    const post = (...given: object[]) => {
      const body = { orgaSid: 'bauhandel', days: given };
      return call('admin', 'POST', url, body, { 'if-match': String(etag) });
    };
    const { etag } = (await call('admin', 'GET', `${url}/bauhandel`)).headers;
    const answers = await atOnce(
      database.write,
      (tx) => tx`lock table statistic in share mode`,
      () => [post(...days.slice(0, 1)), post(...days.slice(1))],
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 412]);
    expect((await call('admin', 'GET', `${url}/bauhandel`)).json().days).toHaveLength(1);
  });

  it('is refused for an unknown company, a day named twice, and to others', async () => {
    const post = (body: object) => call('admin', 'POST', url, body);
    expect(faultsOf(await post({ orgaSid: 'nirgends', days: [] }))).toEqual(['orgaSid unknown-orga']);
    expect(faultsOf(await post({ orgaSid: 'andere', days: [days[0], days[0]] }))).toEqual([
      'days.1.day named-twice',
    ]);
    const negative = { orgaSid: 'andere', days: [{ ...days[0], clicks: -1 }] };
    expect(faultsOf(await post(negative))).toEqual(['days.0.clicks too-small']);
    expect((await call('supplier', 'GET', `${url}/andere`)).statusCode).toBe(403);
    expect((await call('supplier', 'POST', url, { orgaSid: 'alpenfenster', days })).statusCode).toBe(403);
    expect((await call('admin', 'GET', `${url}/alpenfenster?from=yesterday`)).statusCode).toBe(400);
  });
});

describe('The pixel', () => {
  const ask = (query: Record<string, string>, headers = {}) =>
    app.inject({ url: '/api/pixel.gif', query, headers });

  it('is one point without a cookie, and counts what exists for product and company', async () => {
    const answers = await Promise.all([
      ask({ event: 'page', orga: 'alpenfenster', product: 'f1', path: '/de/product/alpenfenster/f1' }),
      ask({ event: 'page', orga: 'alpenfenster' }),
      ask({ event: 'suggestion', orga: 'alpenfenster', product: 'f1' }),
      ask({ event: 'click', orga: 'alpenfenster', product: 'f1' }),
      ask({ event: 'page', orga: 'nirgends', product: 'f1' }),
      ask({ event: 'page', path: '/de' }),
      ask({ event: 'page', orga: 'alpenfenster' }, { dnt: '1' }),
      ask({ event: 'page', orga: 'alpenfenster' }, { 'sec-gpc': '1' }),
      ask({ event: 'page', orga: 'alpenfenster' }, { 'user-agent': 'Googlebot/2.1' }),
    ]);
    for (const { statusCode, headers, rawPayload } of answers) {
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/gif',
        'no-store',
      ]);
      expect(headers['set-cookie']).toBeUndefined();
      expect(rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
    }
    const expected = [{ day: today(), pageViews: 2, suggestionViews: 1, clicks: 1 }];
    await expect
      .poll(async () => (await call('supplier', 'GET', `${url}/alpenfenster`)).json().days, { timeout: 5000 })
      .toEqual(expected);
    const ofProducts = await database.write`
      select p.sid, s.page_views, s.clicks from product_statistic s join product p on p.id = s.product_id`;
    expect([...ofProducts]).toEqual([{ sid: 'f1', page_views: 1, clicks: 1 }]);
  });

  it('refuses what it does not know (abuse case 30)', async () => {
    for (const query of [
      '',
      'event=other',
      'event=page&x=1',
      'event=page&event=click',
      `event=page&orga=${'x'.repeat(65)}`,
    ])
      expect((await app.inject({ url: `/api/pixel.gif?${query}` })).statusCode, query).toBe(400);
  });

  it('counts how often an advertisement was seen and chosen, beside what its company counts', async () => {
    await database.write`
      insert into advertisement (platform, orga_sid, sid, title, link, "from", weight)
      values ('CH', 'andere', 'herbst', '{"de": "Herbst"}', '/orga/andere', '2026-01-01', 1)`;
    const before = (await call('admin', 'GET', `${url}/andere`)).json().total;
    const counter = visitCounter(database.write, () => {});
    const seen = {
      dataset: 'CH',
      orgaSid: 'andere',
      productSid: '',
      advertisementSid: 'herbst',
      ip: '192.0.2.1',
    } as const;
    counter.count({ ...seen, kind: 'advertisement' });
    counter.count({ ...seen, kind: 'advertisement' });
    counter.count({ ...seen, kind: 'advertisementClick' });
    await counter.stop();
    expect(await database.read`select views::int, clicks::int from advertisement_statistic`).toEqual([
      { views: 2, clicks: 1 },
    ]);
    expect((await call('admin', 'GET', `${url}/andere`)).json().total).toEqual(before);
  });

  it('loses nothing while the database is away, and writes the rest at the end', async () => {
    const failures: unknown[] = [];
    const page = {
      dataset: 'CH',
      orgaSid: 'andere',
      productSid: '',
      advertisementSid: '',
      ip: '192.0.2.1',
    } as const;
    const broken = {
      transaction: async () => Promise.reject(new Error('away')),
    } as unknown as TaggedDatabase['write'];
    let target = broken;
    const sql = new Proxy(database.write, { get: (_, name) => Reflect.get(target, name) as unknown });
    const counter = visitCounter(sql, (error) => failures.push(error));
    counter.count({ ...page, kind: 'page' });
    await counter.flush();
    counter.count({ ...page, kind: 'page' });
    target = database.write;
    await counter.stop();
    expect(failures).toHaveLength(1);
    expect((await call('admin', 'GET', `${url}/andere`)).json().total.pageViews).toBe(2);
  });
});
