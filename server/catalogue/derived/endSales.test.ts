import { beforeAll, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { derivedRows, forgetDerived } from '../../../tests/setup/derivedRows.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { today } from '../../../resources/today.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';
import { regroupVariants } from '../../find/variants/regroupVariants.ts';
import { endSales } from './endSales.ts';
import { reindex } from './reindex.ts';

let call: Call;
let database: TaggedDatabase;

const day = (distance: number) => today(new Date(Date.now() + distance * 86_400_000));
const product = (sid: string, more: object) => ({
  orgaInfo: { sid: 'alpenfenster' },
  sid,
  productInfo: { articleNumber: `A-${sid}`, title: { de: `Fenster ${sid}` }, ...more },
  categories: { mainCategory: { sid: 'fenster' } },
});
const save = (sid: string, more: object) =>
  call('supplier', 'PUT', `/import/product/CH/alpenfenster/${sid}`, product(sid, more));
const followed = () => indexPendingProducts(database);

/** In which of these ways a visitor finds f1; signed in, as what strangers see is kept for a moment. */
async function waysTo(): Promise<string[]> {
  const listed = (await call('nobody', 'GET', '/CH/category/fenster')).json();
  const orga = (await call('nobody', 'GET', '/CH/orga/alpenfenster')).json();
  const byWord = (await call('nobody', 'GET', '/CH/search?text=Fenster')).json();
  const byNumber = (await call('nobody', 'GET', '/CH/search?text=A-f1')).json();
  const suggested = (await call('nobody', 'GET', '/CH/suggest?text=A-f1')).json();
  const has = (cards: { productSid: string }[] = []) => cards.some(({ productSid }) => productSid === 'f1');
  const ways = {
    category: has(listed.products.items),
    orga: has(orga.products.items),
    word: has(byWord.products),
    number: has(byNumber.products),
    suggestion: has(suggested.productSuggestions),
    page: (await call('nobody', 'GET', '/CH/product/alpenfenster/f1')).statusCode === 200,
  };
  return Object.entries(ways).flatMap(([name, leads]) => (leads ? [name] : []));
}

beforeAll(async () => {
  ({ call, database } = await smallWorld());
  await call('supplier', 'PUT', '/import/product/CH/alpenfenster/f3', product('f3', {}), asNew);
  await followed();
});

const all = ['category', 'orga', 'word', 'number', 'suggestion', 'page'];

it('A product is sold to the end of its last day, and says until when (behaviour B487)', async () => {
  await save('f1', { endOfSale: day(0), successor: 'A-f2' });
  await followed();
  expect(await waysTo()).toEqual(all);
  const page = (await call(undefined, 'GET', '/CH/product/alpenfenster/f1')).json();
  expect(page.endOfSale).toEqual({ lastDay: day(0), isOver: false, successor: 'A-f2' });
});

it('After it, number and address alone lead to it, and both name its successor; nobody has to write it (behaviour B487)', async () => {
  const { write } = database;
  await save('f1', { endOfSale: day(-1), successor: 'A-f2' });
  // As it stands at midnight: its last day is past, and nobody has come to it.
  await write`update product set is_ended = false where sid = 'f1'`;
  await Promise.all([endSales(database.write), endSales(database.write)]);
  await followed();
  expect(await waysTo()).toEqual(['number', 'suggestion', 'page']);
  const ended = { lastDay: day(-1), isOver: true, successor: 'A-f2' };
  const page = (await call('nobody', 'GET', '/CH/product/alpenfenster/f1')).json();
  expect(page.endOfSale).toEqual(ended);
  expect(page.successors).toMatchObject([{ productSid: 'f2' }]);
  const found = (await call('nobody', 'GET', '/CH/search?text=A-f1')).json();
  expect(found.products).toMatchObject([{ productSid: 'f1', endOfSale: ended }]);
  const listed = await call('supplier', 'GET', '/import/product/CH?filter={"period":"over"}');
  expect(listed.json()).toMatchObject([{ sid: 'f1', productInfo: { isEnded: true } }]);
});

it('What is derived of products that have ended is what would be built from scratch', async () => {
  const before = await derivedRows(database.write);
  await forgetDerived(database.write);
  await reindex(database, 'CH');
  await followed();
  await regroupVariants(database.write);
  expect(await derivedRows(database.write)).toEqual(before);
});

it('A later last day, or none, brings it back everywhere', async () => {
  await save('f1', {});
  await followed();
  expect(await waysTo()).toEqual(all);
});
