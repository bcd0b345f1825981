import { beforeAll, describe, expect, it } from 'vitest';
import { exportFormats } from '../../../resources/exportFormats.ts';
import { importApp } from '../../../tests/setup/importApp.ts';
import { importDone } from '../../../tests/setup/importDone.ts';

const world = await importApp();
const { call, send, reportOf, productsOf } = world;
const inCategory = { mainCategory: { sid: 'holzfenster' } };

/** What is hard to write down: too long, of one language alone, with signs of the formats, with digits that look grouped. */
const products = [
  {
    sid: 'alles',
    productInfo: {
      articleNumber: '00-12/Ä',
      gtins: ['07612345678900', '40170725'],
      title: { de: 'Fenster "Alt" & <neu>', en: 'Window', fr: 'Fenêtre; vieille', it: "Finestra d'oggi" },
      subTitle: { de: 'mit Griff', fr: 'avec poignée' },
      description: { de: 'Erste Zeile\nzweite ]]> Zeile; mit Strichpunkt', it: '=1+1' },
      keywords: { de: 'Holz, Alu', fr: 'bois,alu , PVC', it: 'x'.repeat(120) },
      productLine: 'classic',
      brand: 'Alpenglück',
      etimClass: 'EC002698',
      orderUnit: 'MTR',
      orderQuantity: 2.5,
      customsTariffNumber: '4418.1100',
      countryOfOrigin: 'CH',
      successor: 'N'.repeat(60),
    },
    categories: inCategory,
    attributes: {
      breite: 1.234,
      gewicht: 0.000_000_12,
      farbe: 'weiss',
      frostfest: false,
      norm: 'SIA 331; '.repeat(50).trim(),
    },
  },
  {
    sid: 'wenig',
    productInfo: { articleNumber: 'L'.repeat(64), title: { fr: 't'.repeat(250) } },
    categories: { mainCategory: { sid: 'tuerrahmen' } },
    attributes: { breite: 12_345.678, frostfest: true, norm: '001.50' },
  },
  {
    sid: 'nur-kennung',
    productInfo: {
      articleNumber: `${'L'.repeat(63)}2`,
      title: { de: '-2', en: '@x' },
      description: { fr: 'Sans titre' },
    },
    categories: inCategory,
  },
];

beforeAll(async () => {
  const report = reportOf(await send({ format: 'json', body: JSON.stringify(products) }));
  expect(report).toMatchObject({ issues: [], created: products.length, failed: 0 });
});

const path = (format: string, language: string) =>
  format === 'json' ? 'product/json/CH/alpenfenster/all' : `product/${format}/CH/alpenfenster/${language}`;

describe.each(exportFormats)('Products as %s', (format) => {
  it.each(['all', 'fr'])('read back in the languages "%s" change nothing', async (language) => {
    const before = await productsOf();
    const answer = await call('GET', path(format, language));
    expect(answer.statusCode).toBe(200);
    const sent = format === 'json' ? ('json' as const) : ('xlsx' as const);
    const report = reportOf(await send({ format: sent, body: answer.rawPayload }));
    expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report).toMatchObject({
      state: importDone,
      read: products.length,
      created: 0,
      changed: 0,
      unchanged: products.length,
      failed: 0,
    });
    expect(await productsOf()).toEqual(before);
  });

  it('bring back every value once all products are gone', async () => {
    const stored = async () =>
      (await call('GET', path('json', 'all'))).json<Record<string, unknown>[]>().map(valuesOf);
    const before = await stored();
    const { rawPayload } = await call('GET', path(format, 'all'));
    await world.database.write`delete from product where orga_sid = 'alpenfenster'`;
    const report = reportOf(await send({ format: format === 'json' ? 'json' : 'xlsx', body: rawPayload }));
    expect(report).toMatchObject({ read: products.length, created: products.length, failed: 0 });
    expect(await stored()).toEqual(before);
  });
});

it.each(exportFormats.filter((format) => format !== 'json'))(
  'Products as %s are those of the filter, and of no other company',
  async (format) => {
    const chosen = await call('POST', `product/${format}/CH/filtered/alpenfenster/all`, 'supplier', {
      payload: { productSids: ['wenig'] },
    });
    const report = reportOf(await send({ body: chosen.rawPayload }));
    expect(report).toMatchObject({ read: 1, unchanged: 1 });
    const foreign = await call('GET', `product/${format}/CH/andere/all`);
    expect(foreign.body).not.toContain('Fremdes Produkt');
  },
);

/** What files bring of a product. */
function valuesOf({ sid, productInfo, categories, attributes }: Record<string, unknown>): unknown {
  return { sid, productInfo, categories, attributes };
}
