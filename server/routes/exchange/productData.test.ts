import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { indexPendingProducts } from '../../find/index/indexPendingProducts.ts';

let call: Call;
let database: TaggedDatabase;

beforeAll(async () => {
  ({ call, database } = await smallWorld());
});

describe('What hangs on products', () => {
  it('is a relation to an existing product, never to itself', async () => {
    const url = '/import/product-relation/CH';
    const relation = {
      orgaSid: 'alpenfenster',
      productSid: 'f1',
      kind: 'accessory',
      relatedOrgaSid: 'alpenfenster',
      relatedSid: 'f2',
    };
    const created = await call('supplier', 'POST', url, relation);
    expect(created.headers.location).toBe(
      '/api/import/product-relation/CH/alpenfenster/f1/accessory/alpenfenster/f2',
    );
    expect(faultsOf(await call('supplier', 'POST', url, { ...relation, relatedSid: 'f1' }))).toEqual([
      'relatedOrgaSid itself',
    ]);
    expect(faultsOf(await call('supplier', 'POST', url, { ...relation, relatedOrgaSid: 'andere' }))).toEqual([
      'relatedSid unknown-product',
    ]);
  });

  it('is what retailers say of the products of others, not of products that do not exist', async () => {
    const offer = {
      orgaSid: 'bauhandel',
      manufacturerSid: 'alpenfenster',
      link: 'https://shop.example/f1',
      stock: 'inStock',
      price: { amount: 12.5, currency: 'CHF' },
      checkedOn: '2026-01-31',
    };
    const put = (sid: string) =>
      call(
        'admin',
        'PUT',
        `/import/retailer/CH/bauhandel/alpenfenster/${sid}`,
        { ...offer, productSid: sid },
        asNew,
      );
    expect((await put('f1')).json()).toMatchObject({ ...offer, productSid: 'f1', version: 1 });
    expect(faultsOf(await put('f9'))).toEqual(['productSid unknown-product']);
    expect(
      (await call('supplier', 'PUT', '/import/retailer/CH/bauhandel/alpenfenster/f1', offer)).statusCode,
    ).toBe(403);
  });
});

it('A product that is deleted is at once in no chooser of its variants', async () => {
  await call('admin', 'POST', '/import/attribute', {
    sid: 'breite',
    name: { de: 'Breite' },
    kind: 'number',
    unit: 'mm',
    group: 'dimensions',
  });
  for (const width of [700, 800, 900])
    await call(
      'admin',
      'PUT',
      `/import/product/CH/alpenfenster/t${width}`,
      {
        orgaInfo: { sid: 'alpenfenster' },
        sid: `t${width}`,
        productInfo: { articleNumber: `T-${width}`, title: { de: `Tür Ferro, ${width} mm` } },
        categories: { mainCategory: { sid: 'fenster' } },
        attributes: { breite: width },
      },
      asNew,
    );
  await indexPendingProducts(database);
  const variants = async () => {
    const page = await call('nobody', 'GET', '/CH/product/alpenfenster/t700');
    return page
      .json()
      .variants?.axes.map(({ values }: { values: { value: number }[] }) => values.map(({ value }) => value));
  };
  expect(await variants()).toEqual([[700, 800, 900]]);
  await call('admin', 'DELETE', '/import/product/CH/alpenfenster/t800');
  expect(await variants()).toEqual([[700, 900]]);
  await call('admin', 'DELETE', '/import/product/CH/alpenfenster/t900');
  expect(await variants()).toBeUndefined();
});
