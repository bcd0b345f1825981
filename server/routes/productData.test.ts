import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/setup/calls.ts';
import { asNew, faultsOf, smallWorld } from '../../tests/setup/smallWorld.ts';

let call: Call;

beforeAll(async () => {
  ({ call } = await smallWorld());
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
