import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';

const world = await companyOfImports();

describe('A JSON file', () => {
  const product = {
    sid: 'f1',
    orgaInfo: { sid: 'alpenfenster', name: 'Alpenfenster AG' },
    productInfo: {
      articleNumber: 'F1',
      gtins: ['7612345678900'],
      title: { de: 'Fenster', fr: 'Fenêtre' },
      productLine: 'classic',
    },
    categories: { mainCategory: { sid: 'fenster', name: { de: 'Fenster' } } },
    attributes: { breite: 1200, farbe: 'weiss', frostfest: true },
  };
  const send = (products: unknown, query = {}) =>
    world.send({ format: 'json', body: JSON.stringify(products), query });

  it('becomes products in the nesting of the API; a field left out stays, null clears', async () => {
    expect(world.reportOf(await send([product]))).toMatchObject({ created: 1, issues: [] });
    const read = await world.call('GET', 'product/CH/alpenfenster/f1');
    expect(read.json()).toMatchObject({ productInfo: { title: { fr: 'Fenêtre' } } });
    expect(world.reportOf(await send([read.json()]))).toMatchObject({ unchanged: 1, changeCount: 0 });
    const patch = {
      productInfo: { articleNumber: 'F1', title: { fr: null }, productLine: null, gtins: [] },
      attributes: { breite: null },
    };
    expect(world.reportOf(await send([patch]))).toMatchObject({ changed: 1 });
    expect(await world.productsOf()).toMatchObject([
      {
        title: { de: 'Fenster' },
        productLine: null,
        gtins: [],
        attributes: { farbe: 'weiss', frostfest: true },
      },
    ]);
  });

  it('takes the plain texts of a download in one language back into that language', async () => {
    await send([product]);
    const shown = {
      ...product,
      productInfo: { ...product.productInfo, title: 'Fenêtre', languageUsed: 'fr' },
    };
    expect(world.reportOf(await send([shown]))).toMatchObject({ unchanged: 1 });
    await send([{ ...product, productInfo: { ...product.productInfo, subTitle: { de: 'aus Holz' } } }]);
    const [french] = (await world.call('GET', 'product/json/CH/alpenfenster/all?language=fr')).json();
    const languageUsed = { title: 'fr', subTitle: 'de' };
    expect(french.productInfo).toMatchObject({ title: 'Fenêtre', subTitle: 'aus Holz', languageUsed });
    expect(french.categories.mainCategory).toMatchObject({ name: 'Fenêtres', languageUsed: 'fr' });
    expect(world.reportOf(await send([french]))).toMatchObject({ unchanged: 1, issues: [] });
  });
});
