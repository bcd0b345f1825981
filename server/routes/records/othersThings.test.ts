import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { asNew, smallWorld } from '../../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';

let call: Call;
let database: TaggedDatabase;

beforeEach(async () => {
  ({ call, database } = await smallWorld());
});

const products = '/import/product/CH';
const f1 = `${products}/alpenfenster/f1`;
const relation = {
  orgaSid: 'andere',
  productSid: 'a1',
  kind: 'similar',
  relatedOrgaSid: 'alpenfenster',
  relatedSid: 'f1',
};
const relationUrl = '/import/product-relation/CH/andere/a1/similar/alpenfenster/f1';
const offerUrl = '/import/retailer/CH/bauhandel/alpenfenster/f1';
const documentUrl = '/import/document/CH/alpenfenster/blatt';

const pdf = 'a'.repeat(64);

/** A product of `andere` that is like f1, an offer of f1, and a document about f1 and f2. */
async function sayThingsAboutF1() {
  await call(
    'admin',
    'PUT',
    `${products}/andere/a1`,
    {
      orgaInfo: { sid: 'andere' },
      sid: 'a1',
      productInfo: { articleNumber: 'A1', title: { de: 'Anderes Fenster' } },
      categories: { mainCategory: { sid: 'fenster' } },
    },
    asNew,
  );
  await call('admin', 'POST', '/import/product-relation/CH', relation);
  await call(
    'admin',
    'PUT',
    offerUrl,
    {
      orgaSid: 'bauhandel',
      manufacturerSid: 'alpenfenster',
      productSid: 'f1',
      link: 'https://shop.example/f1',
    },
    asNew,
  );
  await database.write`
    insert into document (platform, orga_sid, sid, title, kind, language, file, products)
    values ('CH', 'alpenfenster', 'blatt', '{"de": "Blatt"}', 'dataSheet', 'de', ${pdf}, '{f2,f1}')`;
  await database.write`insert into file (platform, orga_sid, hash, bytes) values ('CH', 'alpenfenster', ${pdf}, 1)`;
}

const statusOf = async (url: string) => (await call('admin', 'GET', url)).statusCode;
const documentNow = async () => (await call('admin', 'GET', documentUrl)).json();
const namedBy = async (url: string): Promise<string[]> => (await call('admin', 'GET', url)).json().products;
const deletionOf = async (entity: string, key: string[], platform = 'CH'): Promise<number> => {
  const query = `entity=${entity}&key=${encodeURIComponent(JSON.stringify(key))}&platform=${platform}`;
  const changes = (await call('admin', 'GET', `/import/audit?${query}`)).json();
  return changes.find(({ kind }: { kind: string }) => kind === 'deleted').id;
};
const undo = (who: string, id: number) => call(who, 'POST', `/import/change/${id}/undo`);

async function expectGone() {
  expect([await statusOf(relationUrl), await statusOf(offerUrl)]).toEqual([404, 404]);
  expect(await namedBy(documentUrl)).toEqual(['f2']);
}

async function expectBack() {
  expect([await statusOf(relationUrl), await statusOf(offerUrl)]).toEqual([200, 200]);
  expect(await namedBy(documentUrl)).toEqual(['f2', 'f1']);
}

describe('What others say of a product', () => {
  it('never keeps it: it goes with the product and comes back with it', async () => {
    await sayThingsAboutF1();
    expect((await call('supplier', 'DELETE', f1)).statusCode).toBe(204);
    await expectGone();
    expect((await undo('supplier', await deletionOf('product', ['alpenfenster', 'f1']))).statusCode).toBe(
      200,
    );
    await expectBack();
  });

  it('is told to whom it belongs, when it goes and when it comes back, and to nobody else', async () => {
    await sayThingsAboutF1();
    const own = { orgaSid: 'alpenfenster', productSid: 'f2', kind: 'similar' };
    await call('supplier', 'POST', '/import/product-relation/CH', {
      ...own,
      relatedOrgaSid: 'andere',
      relatedSid: 'a1',
    });
    const told = async (who: string) => (await call(who, 'GET', '/import/retired/CH')).json();
    await call('supplier', 'DELETE', f1);
    const [similar, offer] = await told('admin');
    expect(offer).toMatchObject({ entity: 'retailerData', orgaSid: 'bauhandel', kind: 'deleted', count: 1 });
    expect(similar).toMatchObject({
      entity: 'productRelation',
      orgaSid: 'andere',
      key: ['andere', 'a1', 'similar', 'alpenfenster', 'f1'],
      cause: { entity: 'product', key: ['alpenfenster', 'f1'] },
    });
    expect(await told('supplier')).toEqual([]);

    await call('admin', 'DELETE', `${products}/andere/a1`);
    await undo('admin', await deletionOf('product', ['andere', 'a1']));
    expect(await told('supplier')).toMatchObject([
      { entity: 'productRelation', orgaSid: 'alpenfenster', kind: 'created' },
      { entity: 'productRelation', orgaSid: 'alpenfenster', kind: 'deleted' },
    ]);
    expect((await call('nobody', 'GET', '/import/retired/CH')).statusCode).toBe(403);
  });

  it('that was said anew meanwhile, or of what is gone itself, is left as it is when the product comes back', async () => {
    await sayThingsAboutF1();
    await call('supplier', 'DELETE', f1);
    await call('admin', 'DELETE', `${products}/andere/a1`);
    await call('admin', 'PUT', documentUrl, Object.assign(await documentNow(), { products: [] }));
    await undo('supplier', await deletionOf('product', ['alpenfenster', 'f1']));
    expect([await statusOf(relationUrl), await statusOf(offerUrl)]).toEqual([404, 200]);
    expect(await namedBy(documentUrl)).toEqual(['f1']);
    await undo('admin', await deletionOf('product', ['andere', 'a1']));
    expect(await statusOf(relationUrl)).toBe(404);
  });
});
