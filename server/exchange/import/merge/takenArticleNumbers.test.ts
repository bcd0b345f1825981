import { expect, it } from 'vitest';
import { importApp } from '../../../../tests/setup/importApp.ts';

const world = await importApp();
const count = 300;
const numbers = Array.from({ length: count }, (_, index) => index + 1);
const bring = async (rows: object[], query = {}) =>
  world.reportOf(await world.send({ format: 'json', query, body: JSON.stringify(rows) }));

it('Article numbers handed on from product to product stop at the first one that is kept, however many there are', async () => {
  const made = numbers.map((number) => ({
    sid: `p${number}`,
    productInfo: { articleNumber: `N${number}`, title: { de: `Produkt ${number}` } },
    categories: { mainCategory: { sid: 'fenster' } },
  }));
  expect(await bring(made)).toMatchObject({ created: count, failed: 0 });
  // Each takes the number of the next; the last one's row is faulty, so that it keeps its own.
  const handedOn = numbers.map((number) => ({
    sid: `p${number}`,
    productInfo: { articleNumber: `N${number + 1}` },
    ...(number === count && { categories: { mainCategory: { sid: 'nirgends' } } }),
  }));
  const refused = await bring([...handedOn, ...made.slice(0, 1).map((row) => ({ ...row, sid: 'neu' }))], {
    skipInvalid: 'true',
  });
  // Even the new product that counted on the first number.
  expect(refused).toMatchObject({ created: 0, changed: 0, failed: count + 1 });
  expect(new Set(refused.issues.map(({ code }) => code))).toEqual(
    new Set(['article-number-taken', 'unknown-category']),
  );
  const sound = handedOn.map(({ sid, productInfo }) => ({ sid, productInfo }));
  expect(await bring(sound, { skipInvalid: 'true' })).toMatchObject({ changed: count, failed: 0 });
});
