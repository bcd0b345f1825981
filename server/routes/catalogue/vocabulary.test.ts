import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { today } from '../../../resources/today.ts';

let call: Call;
let database: TaggedDatabase;

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  await indexPendingProducts(database);
});

const trial = (meaning: object, who = 'editor', text = 'Guckloch') =>
  call(who, 'POST', '/import/term/trial/CH', { text, language: 'de', meaning });
const found = ({ products }: { products: { productSid: string }[] }) =>
  products.map(({ productSid }) => productSid).sort();
const stored = async () => [
  await database.read`select count(*)::int from term`,
  await database.read`select count(*)::int from search_vocabulary where source = 'term'`,
  await database.read`select keywords, version from product order by sid`,
  await database.read`select count(*)::int from change`,
  await database.read`select product_id from search_pending order by 1`,
  await database.read`select product_id, doc::text from product_search order by 1`,
];

describe('What a text would find if it meant', () => {
  it('a product is shown beside what it finds, and nothing of it stays', async () => {
    const before = await stored();
    const answer = (await trial({ orgaSid: 'alpenfenster', productSid: 'f1' }, 'admin')).json();
    expect([found(answer.before), found(answer.after)]).toEqual([[], ['f1']]);
    expect(answer.after).toMatchObject({ total: 1, exact: 1 });
    expect(await stored()).toEqual(before);
  });

  it('a category, too', async () => {
    const before = await stored();
    const answer = (await trial({ category: 'fenster' })).json();
    expect([found(answer.before), found(answer.after)]).toEqual([[], ['f1', 'f2']]);
    expect(await stored()).toEqual(before);
  });

  it('another word, too', async () => {
    const answer = (await trial({ word: 'Fenster' })).json();
    expect([found(answer.before), found(answer.after)]).toEqual([[], ['f1', 'f2']]);
  });

  it('is told to who keeps the categories, and of a product to who keeps that', async () => {
    expect((await trial({ category: 'fenster' }, 'supplier')).statusCode).toBe(403);
    expect((await trial({ category: 'weg' })).statusCode).toBe(422);
    expect((await trial({ orgaSid: 'alpenfenster', productSid: 'weg' }, 'admin')).statusCode).toBe(404);
  });
});

describe('Searches in vain', () => {
  it('stand beside those that found only what comes near, with what was opened then', async () => {
    const search = (text: string) => call(undefined, 'GET', `/CH/search?text=${encodeURIComponent(text)}`);
    for (const text of ['Quänzel', 'quaenzel', 'Fenster f1']) await search(text);
    const listed = async () => (await call('editor', 'GET', '/import/weak-search/CH?lang=de')).json();
    await expect
      .poll(listed, { timeout: 5000 })
      .toMatchObject([
        { text: 'quaenzel', language: 'de', searches: 2, isWeak: false, lastDay: today(), chosen: [] },
      ]);
    const open = (product: string, headers = {}) =>
      call(
        undefined,
        'GET',
        `/pixel.gif?event=page&orga=alpenfenster&product=${product}&search=QU%C3%84NZEL`,
        undefined,
        {
          'user-agent': 'Mozilla/5.0',
          ...headers,
        },
      );
    for (const product of ['f1', 'f1', 'gone']) await open(product);
    await open('f2', { dnt: '1' });
    const chosen = [{ orgaSid: 'alpenfenster', productSid: 'f1', title: 'Fenster f1', choices: 2 }];
    await expect.poll(listed, { timeout: 5000 }).toMatchObject([{ chosen }]);
    expect((await call('supplier', 'GET', '/import/weak-search/CH')).statusCode).toBe(403);
    const term = { sid: 'q', text: 'Quänzel', language: 'de', direction: 'both', category: 'fenster' };
    await call('editor', 'POST', '/import/term', term);
    expect(await listed()).toEqual([]);
  });
});
