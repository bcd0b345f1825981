import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { visitorScope } from '../../../tests/setup/catalogue.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { judgePending } from '../quality/judgePending.ts';
import { fruitlessCounter } from '../../find/fruitless/fruitlessCounter.ts';
import { readFruitless, sweepFruitless, writeFruitless } from '../../find/fruitless/fruitlessSearches.ts';
import type { DraftSummary } from '../../../resources/calls/dashboard.ts';
import { exampleHash } from '../../../resources/address/exampleHash.ts';
import { expiryOver, expirySoon } from '../../../resources/finding/expiryFilters.ts';
import { today } from '../../../resources/today.ts';

let call: Call;
let database: TaggedDatabase;
const get = async (who: string, path: string) => (await call(who, 'GET', `/import/${path}`)).json();

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  await judgePending(database);
});

it('A supplier sees the own company and what most of its products lack, an administrator all companies', async () => {
  const { companies, gaps } = await get('supplier', 'quality/CH');
  expect(companies).toMatchObject([{ orgaSid: 'alpenfenster', products: 2 }]);
  expect(gaps).toContainEqual({ orgaSid: 'alpenfenster', gap: 'images', products: 2 });
  const filter = encodeURIComponent(JSON.stringify({ missing: 'images' }));
  expect(await get('supplier', `product/CH?filter=${filter}`)).toHaveLength(2);
  expect(gaps.map((one: { products: number }) => one.products)).toEqual(
    gaps.map((one: { products: number }) => one.products).toSorted((a: number, b: number) => b - a),
  );
  const all = await get('admin', 'quality/CH');
  expect(all.companies.map(({ orgaSid }: { orgaSid: string }) => orgaSid)).toContain('andere');
  expect(all.gaps).toEqual([]);
});

it('Views are those of the own companies, day by day', async () => {
  const day = today();
  const counts = { pageViews: 7, suggestionViews: 0, clicks: 1 };
  for (const orgaSid of ['alpenfenster', 'andere'])
    await call('admin', 'POST', '/import/statistic/CH', { orgaSid, days: [{ day, ...counts }] });
  const own = await get('supplier', 'views/CH');
  expect(own).toHaveLength(30);
  expect(own.at(-1)).toEqual({ day, pageViews: 7, clicks: 1, pageViewsBefore: 0 });
  expect((await get('admin', 'views/CH')).at(-1)).toMatchObject({ day, pageViews: 14, clicks: 2 });
});

it('An administrator sees what grows on each platform', async () => {
  const platforms = await get('admin', 'platforms');
  expect(platforms.find(({ platform }: { platform: string }) => platform === 'CH')).toMatchObject({
    companies: 3,
    products: 2,
    newProducts: 2,
    imports: 0,
  });
});

const fruitless = (dataset: 'AT' | 'CH', text: string, day = today()) =>
  ({ dataset, day, text, searches: 1, typed: text, language: 'de', isWeak: false }) as const;

it('What is searched in vain is counted folded, per platform, and forgotten in time', async () => {
  for (const text of ['Quänzel', 'quaenzel', 'Fenster'])
    expect((await call(undefined, 'GET', `/CH/search?text=${encodeURIComponent(text)}`)).statusCode).toBe(
      200,
    );
  await expect
    .poll(() => get('admin', 'fruitless-search/CH'), { timeout: 5000 })
    .toContainEqual({ text: 'quanzel', searches: 2, lastDay: today() });
  expect(await get('admin', 'fruitless-search/DE')).toEqual([]);

  await writeFruitless(database.write, [fruitless('CH', 'alt', '2020-01-01')]);
  await sweepFruitless(database.write);
  const [old] = await database.write`select from fruitless_search where text = 'alt'`;
  expect(old).toBeUndefined();
});

it('Only so many different texts of a day are kept', async () => {
  const counter = fruitlessCounter(database.write, (error) => {
    throw error;
  });
  for (let number = 0; number < 3000; number += 1) counter.note('AT', `wort${number}`);
  await counter.stop();
  await writeFruitless(database.write, [
    fruitless('AT', 'neu'),
    { ...fruitless('AT', 'wort 1'), searches: 40 },
  ]);
  const [kept] = await database.write<[{ texts: number }]>`
    select count(*) as texts from fruitless_search where platform = 'AT'`;
  expect(kept.texts).toBe(2000);
  expect((await readFruitless(database.write, visitorScope('AT')))[0]).toMatchObject({
    text: 'wort 1',
    searches: 41,
  });
});

it('An editor sees which advertisements end soon', async () => {
  const advertisement = (sid: string, to: string) =>
    call('admin', 'POST', '/import/advertisement/CH', {
      orgaSid: 'alpenfenster',
      sid,
      title: { de: sid },
      link: '/de',
      from: '2020-01-01',
      to,
      weight: 1,
    });
  await advertisement('bald', today(new Date(Date.now() + 5 * 86_400_000)));
  await advertisement('spaeter', today(new Date(Date.now() + 40 * 86_400_000)));
  await advertisement('vorbei', '2020-02-01');
  const found = await get('editor', 'expiring/CH');
  expect(found.map(({ sid }: { sid: string }) => sid)).toEqual(['bald']);
});

it('Papers that expire are those of the own companies, and each number that of the list behind it', async () => {
  const { write } = database;
  const inDays = (days: number) => today(new Date(Date.now() + days * 86_400_000));
  const paper = (orgaSid: string, sid: string, expiry: string) => write`
    insert into document (platform, orga_sid, sid, title, kind, language, expiry, file)
    values ('CH', ${orgaSid}, ${sid}, ${write.json({ de: sid })}, 'certificate', 'de', ${expiry}, ${exampleHash})`;
  await paper('alpenfenster', 'vorbei', inDays(-1));
  for (const sid of ['heute', 'bald']) await paper('alpenfenster', sid, inDays(sid === 'heute' ? 0 : 30));
  await paper('alpenfenster', 'spaeter', inDays(31));
  await paper('andere', 'fremd', inDays(1));
  const [own, ...others] = await get('supplier', 'expiring-document/CH');
  expect([own, others]).toEqual([{ orgaSid: 'alpenfenster', name: 'alpenfenster', over: 1, soon: 2 }, []]);
  const listed = async (expiry: object) =>
    get('supplier', `document/CH?filter=${encodeURIComponent(JSON.stringify({ expiry }))}`);
  expect(await listed(expiryOver(today()))).toHaveLength(own.over);
  expect(await listed(expirySoon(today()))).toHaveLength(own.soon);
});

it('Drafts are listed to those who may work on them, first what waits for one’s approval', async () => {
  const product = await get('supplier', 'product/CH/alpenfenster/f1');
  await call('supplier', 'PUT', '/import/product/CH/alpenfenster/f1/draft', product);
  await call('editor', 'PUT', '/import/cms-article/neu/draft', { url: 'neu', title: { de: 'Neu' } });
  await call('editor', 'POST', '/import/cms-article/neu/draft/submit', { comment: '' });
  const seen = async (who: string) =>
    (await get(who, 'draft/CH')).map(({ title, isAsked }: DraftSummary) => `${title} ${isAsked}`);
  expect(await seen('admin')).toEqual(['Neu true', 'Fenster f1 false']);
  expect(await seen('editor')).toEqual(['Neu false']);
  expect(await seen('supplier')).toEqual(['Fenster f1 false']);
  expect(await seen('supplier-de')).toEqual([]);
  expect(await seen('nobody')).toEqual([]);

  // Beside a list stand those of its records alone, also of such as are not there yet.
  await call('supplier', 'PUT', '/import/product/CH/alpenfenster/nie/draft', {});
  const beside = async (who: string, query: string) =>
    (await get(who, `draft/CH?${query}`)).map(({ title, isBegun }: DraftSummary) => `${title} ${isBegun}`);
  const ofProducts = ['alpenfenster / nie true', 'Fenster f1 false'];
  expect(await beside('admin', 'entity=product')).toEqual(ofProducts);
  expect(await beside('supplier', 'entity=product&orgaSid=alpenfenster')).toEqual(ofProducts);
  expect(await beside('admin', 'entity=product&orgaSid=andere')).toEqual([]);
  expect(await beside('supplier', 'entity=article')).toEqual([]);
});
