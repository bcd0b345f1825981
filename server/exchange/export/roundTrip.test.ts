import { beforeAll, describe, expect, it } from 'vitest';
import { exportFormats } from '../../../resources/exchange/exportFormats.ts';
import { formatsOfColumns } from '../../../resources/fileColumns.ts';
import { importApp } from '../../../tests/setup/importApp.ts';
import { importDone } from '../../../tests/setup/importDone.ts';

const world = await importApp();
const { call, send, reportOf, productsOf } = world;
const inCategory = { mainCategory: { sid: 'holzfenster' } };

const hashes = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
const [front, side, room] = hashes;
const [sheet, manual] = ['d', 'e'].map((digit) => digit.repeat(64));

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
      variantGroup: 'Fenster Alt',
      images: [side, front],
      media: [front, room],
    },
    categories: inCategory,
    attributes: {
      breite: 1.234,
      gewicht: 0.000_000_12,
      farbe: 'weiss',
      frostfest: false,
      norm: 'SIA 331; '.repeat(50).trim(),
      EF000008: 1234.5,
      EF000007: 'EV000001',
      EF000136: false,
      EF000280: '10; 20.5',
    },
  },
  {
    sid: 'wenig',
    productInfo: { articleNumber: 'L'.repeat(64), title: { fr: 't'.repeat(250) } },
    categories: { mainCategory: { sid: 'tuerrahmen' } },
    attributes: {
      breite: 12_345.678,
      frostfest: true,
      norm: '001.50',
      // Of no class of its own, and too fine for ETIM or none of its values.
      EF000008: 0.123_45,
      EF000007: 'eigen',
      EF000136: true,
      EF000280: 'je nach Einbau',
    },
  },
  // What formats, spreadsheets and readers of values take for something else.
  ...[
    '=1+1',
    '+HYPERLINK("http://evil.example";"x")',
    "-2+3+cmd|' /C calc'!A0",
    '@SUM(A1:A9)',
    "'=1+1",
    "x;=cmd|' /C calc'!A0;y",
    'x, "=1+1", y',
    ']]> <!-- & &amp; &#0; <![CDATA[',
    'Fenster 👩‍👩‍👧 𝒜 \u{10FFFD}',
    '_x000D_ _x0041_',
    '\u200Bnull\u202E',
    '1E5',
    '12.03.2026',
    'TRUE',
    '</PRODUCT>"}]}',
    'https://a.example/1.jpg',
    // A dash empties in a cell.
    '-',
    "'-",
    "''-",
    '\u2013',
  ].map((text, index) => ({
    sid: `hart-${index}`,
    productInfo: {
      articleNumber: `${text.slice(0, 50)}${index}`.trim(),
      title: { de: text, it: `${text} it` },
      description: { de: `${text}\n${text}\n\n${text}` },
      keywords: { fr: text },
      brand: text,
      successor: text.slice(0, 60),
    },
    categories: inCategory,
    attributes: { norm: text, EF000280: text },
  })),
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
  await world.database.write`
    insert into attribute (sid, name, kind, unit, "group", choices) values
      ('EF000008', '{"de": "Breite nach ETIM"}', 'number', 'mm', 'dimensions', '[]'),
      ('EF000007', '{"de": "Farbe nach ETIM"}', 'choice', null, 'material',
        '[{"sid": "EV000001", "label": {"de": "weiss"}}, {"sid": "eigen", "label": {"de": "eigenes Rot"}}]'),
      ('EF000136', '{"de": "Abschliessbar"}', 'yesNo', null, 'performance', '[]'),
      ('EF000280', '{"de": "Leistung"}', 'text', 'W', 'energy', '[]')`;
  await world.database.write`update category set etim_classes = '{EC000001}' where sid = 'tuerrahmen'`;
  for (const [kind, hash] of [
    ['productImage', front],
    ['productImage', side],
    ['productMedia', room],
    // The same picture may be both.
    ['productMedia', front],
  ])
    await world.database.write`
      insert into image (platform, orga_sid, hash, kind, width, height) values ('CH', 'alpenfenster', ${hash}, ${kind}, 1, 1)`;
  for (const hash of [sheet, manual])
    await world.database
      .write`insert into file (platform, orga_sid, hash, bytes) values ('CH', 'alpenfenster', ${hash}, 9)`;
  const report = reportOf(await send({ format: 'json', body: JSON.stringify(products) }));
  expect(report).toMatchObject({ issues: [], created: products.length, failed: 0 });
  await world.database.write`
    insert into document (platform, orga_sid, sid, title, kind, language, file, products) values
      ('CH', 'alpenfenster', 'blatt', '{"de": "Datenblatt", "fr": "Fiche"}', 'dataSheet', 'de', ${sheet}, '{alles,wenig}'),
      ('CH', 'alpenfenster', 'anleitung', '{"de": "Anleitung"}', 'installation', 'fr', ${manual}, '{alles}')`;
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
    expect(await fetched()).toEqual([]);
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
    expect(await fetched()).toEqual([]);
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

describe.each(formatsOfColumns)('Products as %s in chosen columns', (format) => {
  const inColumns = (...columns: string[]) =>
    call('POST', `product/${format}/CH/filtered/alpenfenster/fr`, 'supplier', { payload: { columns } });

  it.each([
    ['sid', 'media', 'title.de', 'attributes.breite'],
    ['title.fr', 'attributes.EF000007', 'documents', 'articleNumber'],
    ['articleNumber', 'attributes.norm'],
    ['articleNumber'],
    ['sid'],
  ])('read back change nothing, of what they do not hold either: %s', async (...columns) => {
    const before = await productsOf();
    const report = reportOf(await send({ body: (await inColumns(...columns)).rawPayload }));
    expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report).toMatchObject({ read: products.length, unchanged: products.length, failed: 0 });
    expect(await productsOf()).toEqual(before);
  });

  it('have these in their order, each once, whatever language the rest would be in', async () => {
    const { columns } = (
      await call('POST', 'product/columns/CH/filtered/alpenfenster/fr?lang=en', 'supplier', {
        payload: { productSids: ['alles'], columns: ['attributes.breite', 'title.it', 'sid', 'title.it'] },
      })
    ).json<{ columns: unknown[] }>();
    expect(columns).toEqual([
      { name: 'attributes.breite', header: expect.stringMatching(/^(?:Width|Breite)/), examples: ['1.2340'] },
      { name: 'title.it', header: 'Title (IT)', examples: ["Finestra d'oggi"] },
      { name: 'sid', header: 'Identifier', examples: ['alles'] },
    ]);
    const file = await inColumns('title.it', 'sid');
    expect(file.statusCode).toBe(200);
    if (format === 'csv') expect(file.body.split(/\r?\n/u)[0]).toMatch(/^\uFEFF?Titel \(IT\),Kennung$/);
  });

  it('that no file has are refused by name', async () => {
    const answer = await inColumns('sid', 'title', 'attributes.nirgends', 'version');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: { path: string }[] }>().errors).toMatchObject([
      { path: 'columns.1', code: 'no-file-column', message: expect.stringContaining('title') },
      { path: 'columns.2', message: expect.stringContaining('attributes.nirgends') },
      { path: 'columns.3' },
    ]);
  });
});

it('Formats that say products as a whole take no columns', async () => {
  for (const format of exportFormats.filter((one) => !formatsOfColumns.some((other) => other === one))) {
    const where = format === 'json' ? 'alpenfenster/all/all' : 'alpenfenster/all';
    const payload = { columns: ['sid'] };
    const answer = await call('POST', `product/${format}/CH/filtered/${where}`, 'supplier', { payload });
    expect([format, answer.statusCode]).toEqual([format, 422]);
  }
});

/** What is to be fetched although it is here: nothing ever is. */
const fetched = () => world.database.write`select path from media_item`;

/** What files bring of a product. */
function valuesOf({ sid, productInfo, categories, attributes }: Record<string, unknown>): unknown {
  return { sid, productInfo, categories, attributes };
}
