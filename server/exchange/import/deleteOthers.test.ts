import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { importDone } from '../../../tests/setup/importDone.ts';
import { numberedProducts } from '../../../tests/setup/numberedProducts.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();

describe('deleteOthers', () => {
  it('asks for a confirmation above a fifth, with the number that the dry run gave', async () => {
    await world.send({ body: await numberedProducts(10) });
    const body = await numberedProducts(7);
    const query = { deleteOthers: 'true' };
    const dry = await world.send({ body, query: { ...query, dryRun: 'true' } });
    expect(dry.json()).toMatchObject({ deleted: 3, issues: [{ code: 'needs-confirmation' }] });
    expect(decodeURIComponent(String(dry.headers['import-report']))).toContain('confirm=3');
    for (const unconfirmed of [query, { ...query, confirm: '2' }]) {
      const refused = await world.send({ body, query: unconfirmed });
      expect(refused.statusCode).toBe(409);
      expect(world.reportOf(refused)).toMatchObject({ state: 'refused', deleted: 3, changeCount: 0 });
      expect(await world.productsOf()).toHaveLength(10);
    }
    expect(world.reportOf(await world.send({ body, query: { ...query, confirm: '3' } }))).toMatchObject({
      state: importDone,
      deleted: 3,
      unchanged: 7,
    });
    expect(await world.productsOf()).toHaveLength(7);
    const [other] = await world.database
      .write`select count(*) as count from product where orga_sid = 'andere'`;
    expect(other?.count).toBe(1);
  });

  it('keeps the products that faulty rows name, and refuses rows that name none', async () => {
    await world.send({ body: await numberedProducts(3) });
    const query = { deleteOthers: 'true', skipInvalid: 'true', confirm: '1' };
    const faulty = await workbookOf(['Artikelnummer', 'Kategorie'], ['N1', 'fenster'], ['N2', 'Fentser']);
    expect(world.reportOf(await world.send({ body: faulty, query }))).toMatchObject({
      state: importDone,
      failed: 1,
      unchanged: 1,
      deleted: 1,
    });
    const nameless = await workbookOf(['Artikelnummer', 'Kategorie'], ['N1', 'fenster'], [null, 'fenster']);
    const refused = await world.send({ body: nameless, query });
    expect(refused.statusCode).toBe(422);
    expect(world.reportOf(refused).issues).toMatchObject([{ code: 'nameless-row' }]);
    expect(await world.productsOf()).toHaveLength(2);
  });

  it('takes what is said about a deleted product with it', async () => {
    await world.send({ body: await numberedProducts(10) });
    await world.database.write`
      insert into product_relation (platform, orga_sid, product_sid, kind, related_orga_sid, related_sid)
      values ('CH', 'alpenfenster', 'n1', 'similar', 'alpenfenster', 'n10')`;
    await world.send({ body: await numberedProducts(9), query: { deleteOthers: 'true' } });
    expect(await world.database.write`select from product_relation`).toHaveLength(0);
  });
});
