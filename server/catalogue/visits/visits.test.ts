import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../resources/access/rule.ts';
import { statistic } from '../../../resources/entities/statistic.ts';
import { keepDays, mostStatisticDays, popularityHalfLifeDays } from '../../../resources/limits.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { catalogueOf } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { readSeries, seriesVersion } from './readSeries.ts';
import { recountPopularity } from './recountPopularity.ts';
import { deleteSeries, replaceSeries } from './replaceSeries.ts';
import { sweepVisits } from './sweepVisits.ts';
import { visitCounter } from './visitCounter.ts';
import type { Visits } from './Visits.ts';
import { writeVisits } from './writeVisits.ts';

let database: TaggedDatabase;

const admin: Caller = { kind: 'user', sub: 'admin', rights: [{ right: 'ADMIN' }] };
const scope = (key: PlatformKey = 'CH', action: 'create' | 'read' | 'delete' = 'create') =>
  scopeOf(admin, { platform: platform(key) }, statistic, action);
const visits = (of: Partial<Visits>): Visits => ({
  dataset: 'CH',
  orgaSid: 'muster',
  productSid: '',
  advertisementSid: '',
  day: '2026-03-01',
  page: 0,
  suggestion: 0,
  click: 0,
  advertisement: 0,
  advertisementClick: 0,
  visitors: new Set(),
  ...of,
});
const seen = {
  dataset: 'CH',
  orgaSid: 'muster',
  productSid: '',
  advertisementSid: '',
  ip: '192.0.2.1',
} as const;
const ofOrgas = () =>
  database.write`
    select platform || ' ' || orga_sid || ' ' || day || ': ' || page_views || ' ' || suggestion_views || ' ' || clicks as line
    from statistic order by platform, orga_sid, day`.then((rows) => rows.map(({ line }) => line));
const ofProducts = () =>
  database.write`
    select coalesce(p.platform || ' ' || p.sid, 'gone') || ' ' || s.day || ': ' || s.page_views || ' ' || s.clicks as line
    from product_statistic s left join product p on p.id = s.product_id order by 1`.then((rows) =>
    rows.map(({ line }) => line),
  );

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('dach', 'Dach');
  for (const dataset of ['CH', 'DE'] as const) {
    await catalogue.orga(dataset, 'muster', 'Muster AG');
    await catalogue.products(
      dataset,
      ['a', 'b', 'c'].map((sid) => ({ sid, title: sid, category: 'dach' })),
    );
  }
});

beforeEach(async () => {
  await database.write`truncate statistic, product_statistic, change`;
  await database.write`update product set popularity = 0`;
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Visits', () => {
  it('are added to the day of the product and of its company, on their platform alone', async () => {
    await writeVisits(database.write, [
      visits({ productSid: 'a', page: 2 }),
      visits({ productSid: 'b', click: 1 }),
      visits({ page: 4 }),
    ]);
    await writeVisits(database.write, [visits({ productSid: 'a', page: 1, suggestion: 1 })]);
    await writeVisits(database.write, [visits({ dataset: 'DE', productSid: 'a', page: 1 })]);
    expect(await ofOrgas()).toEqual(['CH muster 2026-03-01: 7 1 1', 'DE muster 2026-03-01: 1 0 0']);
    expect(await ofProducts()).toEqual([
      'CH a 2026-03-01: 3 0',
      'CH b 2026-03-01: 0 1',
      'DE a 2026-03-01: 1 0',
    ]);
  });

  it('of a product that is not there count for its company, those of an unknown company for nobody', async () => {
    await writeVisits(database.write, [
      visits({ productSid: 'gone', page: 1 }),
      visits({ orgaSid: 'nirgends', page: 9 }),
      visits({ dataset: 'AT', page: 9 }),
      visits({ advertisementSid: 'keine', advertisement: 5 }),
    ]);
    expect(await ofOrgas()).toEqual(['CH muster 2026-03-01: 1 0 0']);
    expect(await ofProducts()).toEqual([]);
  });

  it('are lost by nobody when ten writers add to the same days crosswise', async () => {
    const both = [visits({ productSid: 'a', page: 1 }), visits({ productSid: 'b', page: 1 })];
    const orders = Array.from({ length: 10 }, (_, index) => (index % 2 ? both : both.toReversed()));
    await Promise.all(orders.map((batch) => writeVisits(database.write, batch)));
    expect(await ofOrgas()).toEqual(['CH muster 2026-03-01: 20 0 0']);
    expect(await ofProducts()).toEqual(['CH a 2026-03-01: 10 0', 'CH b 2026-03-01: 10 0']);
  });
});

describe('The counter', () => {
  it('counts a visit for the day on which it was made, also over midnight between two writes', async () => {
    const counter = visitCounter(database.write, (error) => expect.unreachable(String(error)));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T22:59:59.900Z') });
    counter.count({ ...seen, kind: 'page' });
    vi.setSystemTime(new Date('2026-03-02T23:30:00Z'));
    counter.count({ ...seen, kind: 'page' });
    counter.count({ ...seen, kind: 'click' });
    vi.useRealTimers();
    await counter.stop();
    const days = await ofOrgas();
    expect(days.map((line: string) => line.split(': ')[1])).toEqual(['1 0 0', '1 0 1']);
    expect(new Set(days.map((line: string) => line.split(': ')[0])).size).toBe(2);
  });

  it('writes sums of what was seen, once, and nothing where nothing was', async () => {
    const counter = visitCounter(database.write, (error) => expect.unreachable(String(error)));
    for (let view = 0; view < 1000; view += 1) counter.count({ ...seen, productSid: 'a', kind: 'page' });
    await Promise.all([counter.flush(), counter.flush(), counter.flush()]);
    await counter.stop();
    await counter.flush();
    expect((await ofOrgas()).map((line: string) => line.split(': ')[1])).toEqual(['1000 0 0']);
  });

  it('is bounded: what is seen of ever more that there is not fills no memory, and hides nobody seen before', async () => {
    const counter = visitCounter(database.write, (error) => expect.unreachable(String(error)));
    counter.count({ ...seen, kind: 'page' });
    for (let other = 0; other < 60_000; other += 1)
      counter.count({ ...seen, orgaSid: `erfunden-${other}`, kind: 'page' });
    counter.count({ ...seen, kind: 'page' });
    await counter.stop();
    expect((await ofOrgas()).map((line: string) => line.split(': ')[1])).toEqual(['2 0 0']);
  });
});

describe('Popularity', () => {
  const came = (dataset: string, sid: string, day: string, visitors: number) => database.write`
    insert into product_statistic (product_id, day, page_views, clicks, visitors)
    select id, ${day}::text::date, 900, 900, ${visitors} from product where platform = ${dataset} and sid = ${sid}`;

  it('is how many visitors each day brought, an older day counting less, back from the newest one', async () => {
    const old = new Date(Date.parse('2026-03-01') - popularityHalfLifeDays * 86_400_000).toISOString();
    await came('CH', 'a', '2026-03-01', 8);
    await came('CH', 'b', old.slice(0, 10), 16);
    await came('DE', 'a', '2030-01-01', 5);
    await recountPopularity(database.write, 'CH');
    const counted =
      await database.write`select platform, sid, popularity from product order by platform, sid`;
    expect(counted.map(({ platform: key, sid, popularity }) => `${key} ${sid} ${popularity}`)).toEqual([
      'CH a 8',
      'CH b 8',
      'CH c 0',
      'DE a 0',
      'DE b 0',
      'DE c 0',
    ]);
  });

  it('of a product that nobody visits any more falls to none; nothing to count is nothing to write', async () => {
    await database.write`update product set popularity = 5 where platform = 'CH' and sid = 'c'`;
    await recountPopularity(database.write, 'CH');
    await recountPopularity(database.write, 'AT');
    expect(await database.write`select sum(popularity)::int as sum from product`).toEqual([{ sum: 0 }]);
  });
});

describe('Old days', () => {
  it('are forgotten when they are older than kept, and those of products that are gone', async () => {
    const [limits] = await database.write`
      select (current_date - ${keepDays.visitsOfProducts}::int)::text as products,
        (current_date - ${keepDays.visitsOfProducts + 1}::int)::text as older,
        (current_date - ${keepDays.visitsOfOrgas}::int)::text as orgas,
        (current_date - ${keepDays.visitsOfOrgas + 1}::int)::text as oldest`;
    const { products, older, orgas, oldest } = limits ?? {};
    await writeVisits(
      database.write,
      [products, older].map((day) => visits({ productSid: 'a', day, page: 1 })),
    );
    await database.write`truncate statistic`;
    await database.write`
      insert into product_statistic (product_id, day, page_views, suggestion_views, clicks)
      values (0, current_date, 1, 0, 0)`;
    await writeVisits(
      database.write,
      [orgas, oldest].map((day) => visits({ day, page: 1 })),
    );
    await sweepVisits(database.write);
    expect(await ofProducts()).toEqual([`CH a ${products}: 1 0`]);
    expect(await ofOrgas()).toEqual([`CH muster ${orgas}: 1 0 0`]);
  });
});

describe('The days of a company', () => {
  const day = (date: string, pageViews: number) => ({ day: date, pageViews, suggestionViews: 0, clicks: 0 });
  const put = (days: ReturnType<typeof day>[], version?: number, of = scope()) =>
    database.write.begin((tx) =>
      replaceSeries(tx, of, 'muster', days, version === undefined ? version : [version]),
    );

  it('are read oldest first with their sums, within the days asked for, both included', async () => {
    await put([day('2026-03-03', 3), day('2026-03-01', 1), day('2026-03-02', 2)]);
    const read = (asked = {}) => readSeries(database.read, scope(), 'muster', asked);
    expect(await read()).toMatchObject({
      days: [{ day: '2026-03-01' }, { day: '2026-03-02' }, { day: '2026-03-03' }],
      total: { pageViews: 6, suggestionViews: 0, clicks: 0 },
    });
    expect((await read({ from: '2026-03-02', to: '2026-03-02' })).total.pageViews).toBe(2);
    expect((await read({ from: '2026-03-03', to: '2026-03-01' })).days).toEqual([]);
  });

  it('are the newest ones where there are more than are shown', async () => {
    await database.write`
      insert into statistic (platform, orga_sid, day, page_views, suggestion_views, clicks)
      select 'CH', 'muster', date '2030-01-01' - n, 1, 0, 0 from generate_series(0, ${mostStatisticDays}) n`;
    const { days, total } = await readSeries(database.read, scope(), 'muster');
    expect([days.length, days.at(-1)?.day, total.pageViews]).toEqual([
      mostStatisticDays,
      '2030-01-01',
      mostStatisticDays,
    ]);
  });

  it('of another company or platform are neither read nor replaced', async () => {
    await put([day('2026-03-01', 1)]);
    const stranger: Caller = {
      kind: 'user',
      sub: 'stranger',
      rights: [{ right: 'COMPANY', orgaCountry: { sid: 'andere', country: 'CH' } }],
    };
    const read = scopeOf(stranger, { platform: platform('CH') }, statistic, 'read');
    expect((await readSeries(database.read, read, 'muster')).days).toEqual([]);
    expect((await readSeries(database.read, scope('DE'), 'muster')).days).toEqual([]);
    await put([day('2026-03-01', 7)], undefined, scope('DE'));
    expect(await ofOrgas()).toEqual(['CH muster 2026-03-01: 1 0 0', 'DE muster 2026-03-01: 7 0 0']);
  });

  it('have a version that is the same as long as they are, and are replaced only in that version', async () => {
    const version = () => seriesVersion(database.read, scope(), 'muster');
    const none = await version();
    expect(await put([day('2026-03-01', 1)], none)).toBe(true);
    const first = await version();
    await expect(put([day('2026-03-01', 2)], none)).rejects.toMatchObject({
      statusCode: 412,
      details: { members: { current: first } },
    });
    expect(await put([day('2026-03-01', 2)], first)).toBe(false);
    expect(await version()).not.toBe(first);
    await put([day('2026-03-01', 1)]);
    expect(await version()).toBe(first);
    await put([]);
    expect(await version()).toBe(none);
  });

  it('are refused for a company that is not there and where a day is named twice, and nothing is written', async () => {
    await put([day('2026-03-01', 1)]);
    await expect(put([day('2026-03-02', 1), day('2026-03-02', 2)])).rejects.toMatchObject({
      statusCode: 422,
      details: { errors: [{ path: 'days.1.day', code: 'named-twice' }] },
    });
    await expect(put([day('2026-03-02', 1)], undefined, scope('AT'))).rejects.toMatchObject({
      details: { errors: [{ path: 'orgaSid', code: 'unknown-orga' }] },
    });
    expect(await ofOrgas()).toEqual(['CH muster 2026-03-01: 1 0 0']);
  });

  it('are forgotten as a whole, once, and that is recorded', async () => {
    await put([day('2026-03-01', 1), day('2026-03-02', 1)]);
    const forget = () => database.write.begin((tx) => deleteSeries(tx, scope(), 'muster'));
    await forget();
    expect(await ofOrgas()).toEqual([]);
    await expect(forget()).rejects.toMatchObject({ statusCode: 404 });
    expect(
      await database.write`select kind, key, platform from change where entity = 'statistic' order by id`,
    ).toEqual([
      { kind: 'created', key: ['muster'], platform: 'CH' },
      { kind: 'deleted', key: ['muster'], platform: 'CH' },
    ]);
  });
});
