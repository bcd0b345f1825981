import { beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/setup/calls.ts';
import { asNew, faultsOf, smallWorld } from '../../tests/setup/smallWorld.ts';
import type { TaggedDatabase } from '../../tests/setup/tagged.ts';

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
    values ('CH', 'alpenfenster', 'blatt', '{"de": "Blatt"}', 'dataSheet', 'de', 'x', '{f2,f1}')`;
}

const statusOf = async (url: string) => (await call('admin', 'GET', url)).statusCode;
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
    expect((await undo('supplier', await deletionOf('product', ['alpenfenster', 'f1']))).statusCode).toBe(200);
    await expectBack();
  });

  it('goes and comes back in the same way where a file deletes the product', async () => {
    await sayThingsAboutF1();
    const list = [{ orgaInfo: { sid: 'alpenfenster' }, sid: 'f1' }];
    const file = await call(
      'supplier',
      'POST',
      '/import/product/json/CH?orgaSid=alpenfenster&isBlackList=true&confirm=1',
      list,
    );
    expect(file.json()).toMatchObject({ deleted: 1 });
    await expectGone();
    expect((await call('supplier', 'POST', `/import/report/${file.json().id}/undo`)).statusCode).toBe(200);
    await expectBack();
  });

  it('is told to whom it belongs, when it goes and when it comes back, and to nobody else', async () => {
    await sayThingsAboutF1();
    await call('supplier', 'DELETE', f1);
    const told = async (who: string) => (await call(who, 'GET', '/import/retired/CH')).json();
    const [offer, similar] = await told('admin');
    expect(offer).toMatchObject({ entity: 'retailerData', orgaSid: 'bauhandel', kind: 'deleted' });
    expect(similar).toMatchObject({
      entity: 'productRelation',
      orgaSid: 'andere',
      key: ['andere', 'a1', 'similar', 'alpenfenster', 'f1'],
      cause: { entity: 'product', key: ['alpenfenster', 'f1'] },
    });
    expect(await told('supplier')).toEqual([]);
    await undo('supplier', await deletionOf('product', ['alpenfenster', 'f1']));
    expect((await told('admin')).map(({ kind }: { kind: string }) => kind)).toEqual([
      'created',
      'created',
      'deleted',
      'deleted',
    ]);
  });

  it('that was said anew meanwhile, or of what is gone itself, is left as it is when the product comes back', async () => {
    await sayThingsAboutF1();
    await call('supplier', 'DELETE', f1);
    await call('admin', 'DELETE', `${products}/andere/a1`);
    await call('admin', 'PUT', documentUrl, {
      ...(await call('admin', 'GET', documentUrl)).json(),
      products: [],
    });
    await undo('supplier', await deletionOf('product', ['alpenfenster', 'f1']));
    expect([await statusOf(relationUrl), await statusOf(offerUrl)]).toEqual([404, 200]);
    expect(await namedBy(documentUrl)).toEqual(['f1']);
    await undo('admin', await deletionOf('product', ['andere', 'a1']));
    expect(await statusOf(relationUrl)).toBe(404);
  });
});
