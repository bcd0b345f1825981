import { beforeEach, describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { numberedProducts } from '../../../tests/setup/numberedProducts.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();
const { write } = world.database;

/** What others say of the product n1 of alpenfenster: a relation, an offer, and a document that names n2 too. */
beforeEach(async () => {
  await write`delete from product_relation`;
  await write`delete from retailer_data`;
  await write`delete from document`;
  await world.send({ body: await numberedProducts(10) });
  await write`
    insert into product_relation (platform, orga_sid, product_sid, kind, related_orga_sid, related_sid)
    values ('CH', 'andere', 'a1', 'similar', 'alpenfenster', 'n1')`;
  await write`
    insert into retailer_data (platform, orga_sid, manufacturer_sid, product_sid, link)
    values ('CH', 'andere', 'alpenfenster', 'n1', 'https://shop.example/n1')`;
  await write`
    insert into document (platform, orga_sid, sid, title, kind, language, file, products)
    values ('CH', 'alpenfenster', 'blatt', '{"de": "Blatt"}', 'dataSheet', 'de', 'x', '{n2,n1}')`;
});

const said = async () => {
  const [of] = await write<[{ relations: number; offers: number; products: string[] }]>`
    select (select count(*) from product_relation) as relations, (select count(*) from retailer_data) as offers,
      (select products from document) as products`;
  return [of.relations, of.offers, of.products];
};
const gone = [0, 0, ['n2']];
const there = [1, 1, ['n2', 'n1']];

const list = (query: string, sids: string[]) =>
  world.call('DELETE', `product/CH?orgaSid=alpenfenster&${query}`, 'supplier', { payload: sids });

describe('What others say of a product', () => {
  it('goes with it where a file deletes it, and comes back with it when the import is undone', async () => {
    const ways = [
      () => list('isBlackList=true&confirm=3', ['n1']),
      async () => {
        const rest = Array.from({ length: 9 }, (_, index) => [`N${index + 2}`, 'fenster']);
        const body = await workbookOf(['Artikelnummer', 'Kategorie'], ...rest);
        return world.send({ body, query: { deleteOthers: 'true', confirm: '3' } });
      },
    ];
    for (const remove of ways) {
      const report = world.reportOf(await remove());
      expect(report).toMatchObject({ deleted: 1 });
      expect(await said()).toEqual(gone);
      const undone = await world.call('POST', `report/${report.id}/undo`, 'supplier');
      expect(undone.json()).toMatchObject({ restored: 3, changed: 1, kept: [] });
      expect(await said()).toEqual(there);
    }
  });

  it('keeps nobody from undoing the import that made the product', async () => {
    const { id } = world.reportOf(
      await world.send({
        body: await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ['Neu', 'Neu', 'fenster']),
      }),
    );
    await write`update product_relation set related_sid = 'neu'`;
    expect((await world.call('POST', `report/${id}/undo`, 'supplier')).json()).toMatchObject({
      removed: 1,
      kept: [],
    });
    expect((await said())[0]).toBe(0);
  });

  it('of which several go at once comes back one by one, with the product that it is of', async () => {
    await list('isBlackList=true&confirm=4', ['n1', 'n2']);
    expect(await said()).toEqual([0, 0, []]);
    const deletions = await write<{ id: number }[]>`
      select max(id) as id from change where entity = 'product' and kind = 'deleted' and key[2] in ('n1', 'n2')
      group by key order by key desc`;
    const [n2, n1] = deletions.map(({ id }) => id);
    await world.call('POST', `change/${n1}/undo`, 'supplier');
    expect(await said()).toEqual([1, 1, ['n1']]);
    await world.call('POST', `change/${n2}/undo`, 'supplier');
    expect(await said()).toEqual([1, 1, ['n1', 'n2']]);
  });
});
