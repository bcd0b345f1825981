import { expect, it } from 'vitest';
import { recordsOf, rowsOf } from '../fixtures/readTable.ts';

it('An object of objects is a list by keys, and an object of languages says its texts in these (behaviour B619)', async () => {
  const lamp = (name: string, nom: string, watt: string) => ({
    de: { name, specs: [{ key: 'Leistung', value: watt }] },
    fr: { name: nom },
    ar: { name: 'x' },
  });
  const content = JSON.stringify({
    'lampe-1': lamp('Lampe', 'Lampe', '5 W'),
    'lampe-2': lamp('Leuchte', 'Luminaire', '7 W'),
    'lampe-3': lamp('Spot', 'Spot', '9 W'),
  });
  expect((await recordsOf(content))[1]).toEqual({
    handle: 'lampe-2',
    'name.de': 'Leuchte',
    'Leistung.de': '7 W',
    'name.fr': 'Luminaire',
  });
});

it('An object around a list is none, whatever else it says', async () => {
  const content = JSON.stringify({ meta: { a: 1 }, rows: [{ nr: 'A-1' }, { nr: 'A-2' }], source: { b: 2 } });
  expect(await recordsOf(content)).toHaveLength(2);
});

it('What has a number is a record, also where each holds a list of kinds of its price', async () => {
  const artikel = ['4711', '4712', '4713'].map((idnr) => ({
    idnr,
    vk: [{ art: 'BRUTTO' }, { art: 'WERK' }],
  }));
  expect(await recordsOf(JSON.stringify({ familien: [{ name: 'Filter', artikel }] }))).toHaveLength(3);
});

it('Variants that have numbers are records, with what the whole says (behaviour B691)', async () => {
  const lamp = {
    id: 7,
    title: 'Leuchte',
    related: [{ sku: 'X-1' }],
    variants: [
      { id: 71, sku: 'L-1', price: '9' },
      { id: 72, sku: 'L-2', price: '8' },
    ],
  };
  const own = { title: 'Spot', sku: 'S-1', parts: [{ sku: 'P-1' }, { sku: 'P-2' }] };
  const records = await recordsOf(JSON.stringify({ products: [lamp, own] }));
  expect(records.map((record) => [record.title, record['variants.sku'] ?? record.sku])).toEqual([
    ['Leuchte', 'L-1'],
    ['Leuchte', 'L-2'],
    ['Spot', 'S-1'],
  ]);
});

it('So are several variants of what has a number itself, each with what it says of its own (behaviour B691)', async () => {
  const hook = {
    codice: 'H-1',
    nome: 'Gancio',
    attributi: { materiale: 'Ferro', colore: '' },
    variants: [
      { codice: 'H-1', attributi: { colore: 'argento' } },
      { codice: 'H-1R', nome: '', attributi: { colore: 'ruggine' } },
    ],
  };
  const plain = { codice: 'B-1', nome: 'Borchia', attributi: { materiale: 'Ottone' }, variants: [] };
  const single = {
    codice: 'M-1',
    nome: 'Maniglia',
    attributi: { materiale: 'Ottone' },
    sottoprodotti: [{ codice: 'M-1/L' }],
  };
  const records = await recordsOf(JSON.stringify({ prodotti: [hook, plain, single] }));
  expect(
    records.map((record) => [
      record.codice,
      record.nome,
      record['attributi.materiale'],
      record['attributi.colore'],
      record.parent_codice,
    ]),
  ).toEqual([
    ['H-1', 'Gancio', 'Ferro', 'argento', 'H-1'],
    ['H-1R', 'Gancio', 'Ferro', 'ruggine', 'H-1'],
    ['B-1', 'Borchia', 'Ottone', undefined, undefined],
    ['M-1/L', 'Maniglia', 'Ottone', undefined, 'M-1'],
  ]);
});

it('All lists of an object of products are read, each by its name (behaviour B691)', async () => {
  const content = JSON.stringify({
    maker: 'Solar AG',
    products: { inverter: [{ nr: 'I-1' }, { nr: 'I-2' }], wallbox: [{ nr: 'W-1' }] },
    news: [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }],
  });
  expect(await recordsOf(content)).toEqual([
    { nr: 'I-1', group: 'inverter' },
    { nr: 'I-2', group: 'inverter' },
    { nr: 'W-1', group: 'wallbox' },
  ]);
});

it('Products called by keys are read wherever they stand, with the groups that they stand in (behaviour B692)', async () => {
  const door = (nr: string) => ({ nr, name: 'Türe' });
  const grouped = {
    doors: { steel: door('D-1'), oak: door('D-2'), glass: door('D-3') },
    gates: { big: door('G-1') },
    frames: { wide: door('F-1'), slim: door('F-2') },
  };
  const records = await recordsOf(JSON.stringify(grouped));
  expect(records.map(({ handle, nr, group }) => [group, handle, nr])).toEqual([
    ['doors', 'steel', 'D-1'],
    ['doors', 'oak', 'D-2'],
    ['doors', 'glass', 'D-3'],
    ['gates', 'big', 'G-1'],
    ['frames', 'wide', 'F-1'],
    ['frames', 'slim', 'F-2'],
  ]);
  expect(await recordsOf(JSON.stringify({ 'shop.ch': grouped, 'v1.2': { nr: 'x' } }))).toHaveLength(6);
  const fence = (ref: number) => ({ ref, designation: 'Panneau' });
  const heights = { '2m03': { 9005: fence(1), 6005: fence(2) }, '1m73': { 9005: fence(3), 6005: fence(4) } };
  const nested = await recordsOf(
    JSON.stringify({ Panneau: { Eco: heights, Pro: heights }, Poteau: { Eco: heights } }),
  );
  expect(nested).toHaveLength(12);
  expect(nested[2]).toMatchObject({ ref: '4', group: 'Panneau > Eco > 1m73' });
  const many = Object.fromEntries(Array.from({ length: 12_000 }, (_, n) => [`p${n}`, door(`P-${n}`)]));
  expect(await recordsOf(JSON.stringify({ version: 3, catalogue: many }))).toHaveLength(12_000);
});

it('Lists that are alike are read together, others are not (behaviour B692)', async () => {
  const parted = { doors: [{ nr: '1', name: 'a' }], windows: [{ nr: '2', name: 'b' }] };
  expect(await recordsOf(JSON.stringify(parted))).toEqual([
    { nr: '1', name: 'a', group: 'doors' },
    { nr: '2', name: 'b', group: 'windows' },
  ]);
  const shop = {
    goods: [{ id: 1, name: 'a', ean: '1', text: 't', weight: '2' }],
    categories: [
      { id: 2, name: 'b' },
      { id: 3, name: 'c' },
    ],
  };
  expect(
    await recordsOf(JSON.stringify({ ...shop, goods: [...shop.goods, ...shop.goods, ...shop.goods] })),
  ).toHaveLength(3);
});

it('Groups without a number give way to what has one within them (behaviour B692)', async () => {
  const group = (name: string, ...numbers: string[]) => ({
    name,
    entries: numbers.map((code) => ({ code })),
  });
  const records = await recordsOf(JSON.stringify([group('Türen', 'D-1', 'D-2'), group('Tore', 'G-1')]));
  expect(records).toEqual([
    { code: 'D-1', 'group.name': 'Türen' },
    { code: 'D-2', 'group.name': 'Türen' },
    { code: 'G-1', 'group.name': 'Tore' },
  ]);
});

it('Groups that lie at uneven depths are read together, each record with the names on its way (behaviour B697)', async () => {
  const fence = (ref: number) => ({ ref, designation: 'Panneau' });
  const heights = { '2m03': { 9005: fence(1), 6005: fence(2) }, '1m73': { 9005: fence(3), 6005: fence(4) } };
  const content = {
    Panneau: { Eco: heights, Pro: heights },
    Autre: { Vis: { 9005: fence(5), 6005: fence(6) }, Clips: { 9005: fence(7), 6005: fence(8) } },
    Pied: { large: { fer: { ref: 9, designation: 'Pied' }, bois: { ref: 10, designation: 'Pied' } } },
  };
  const records = await recordsOf(JSON.stringify(content));
  expect(records).toHaveLength(14);
  expect(records.map(({ group }) => group)).toContain('Autre > Clips');
  expect(records[3]).toMatchObject({ ref: '3', group: 'Panneau > Eco > 1m73' });
});

it('Lists of other things with numbers are sheets of their own, and none are where records name others (behaviour B697)', async () => {
  const door = (sku: string) => ({ sku, title: 'Türe', width: 90, height: 200, colour: 'weiss' });
  const content = JSON.stringify({
    products: [{ ...door('D-1'), related: [{ sku: 'D-2' }, { sku: 'D-3' }] }, door('D-2'), door('D-3')],
    stock: [
      { sku: 'D-1', pieces: 4 },
      { sku: 'D-2', pieces: 0 },
    ],
    featured: { sku: 'D-1' },
  });
  const rows = await rowsOf(content);
  expect(rows.map(([sheet, row]) => `${sheet} ${row}`)).toEqual([
    ...[1, 2, 3, 4].map((row) => `JSON ${row}`),
    ...[1, 2, 3].map((row) => `stock ${row}`),
  ]);
});

it('Pairs say what they say as texts or as what was chosen, and a question with its answer is none', async () => {
  const features = [
    { name: 'Material', selection: 'Aluminium', text: null },
    { name: 'Höhe (mm)', text: '125' },
    {
      name: 'Wie wird diese Leuchte montiert, und was braucht es dafür an Werkzeug und Zubehör?',
      text: 'Gar nichts',
    },
  ];
  const [record] = await recordsOf(JSON.stringify([{ nr: 'A-1', features }, { nr: 'A-2' }]));
  expect(record).toMatchObject({
    nr: 'A-1',
    Material: 'Aluminium',
    'Höhe (mm)': '125',
    'features.text': 'Gar nichts',
  });
});

it('What is described alike is read at every place, also alone and without a number (behaviour B697)', async () => {
  const part = (ref_x: string) => ({ ref_x, designation: ref_x, famille: 'F', image: 'a.png' });
  const content = JSON.stringify({
    Tuyaux: { Lisse: [part('1'), part('2')], Plat: [part('3')] },
    Brides: { SAE: [part('4'), part('5'), part('6')] },
    Raccords: { Divers: { Coudes: [part('7')] } },
  });
  expect((await recordsOf(content)).map(({ ref_x }) => ref_x)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
});

it('What groups say by objects and lists is said of their records too (behaviour B692)', async () => {
  const group = (code: string, refs: string[]) => ({
    code_gamme: code,
    marque: 'Mosavalve',
    libelle: { fr: `Robinet ${code}`, it: `Rubinetto ${code}` },
    etim: { classe: 'EC010120', version: 9 },
    medias: [{ type: 'photo', url: `${code}.jpg` }],
    references: refs.map((ref) => ({ ref, ean: '', carac: { DN: 8 } })),
  });
  const records = await recordsOf(
    JSON.stringify({ gammes: [group('A', ['A-1', 'A-2']), group('B', ['B-1'])] }),
  );
  expect(records).toHaveLength(3);
  expect(records[2]).toMatchObject({
    ref: 'B-1',
    'gammes.marque': 'Mosavalve',
    'gammes.libelle.fr': 'Robinet B',
    'gammes.etim.classe': 'EC010120',
    'gammes.medias.url': 'B.jpg',
  });
});

it('What has numbers within goods and no name is read once for each, as their variants are (behaviour B802)', async () => {
  const range = (name: string, refs: string[]) => ({
    name,
    marque: 'Mosavalve',
    image: `${name}.jpg`,
    tailles: refs.map((ref) => ({ ref, carac: { DN: 8 } })),
  });
  const content = JSON.stringify([range('Robinet A', ['A-1', 'A-2']), range('Robinet B', ['B-1', 'B-2'])]);
  expect((await recordsOf(content)).map((record) => [record.name, record['tailles.ref']])).toEqual([
    ['Robinet A', 'A-1'],
    ['Robinet A', 'A-2'],
    ['Robinet B', 'B-1'],
    ['Robinet B', 'B-2'],
  ]);
});

it('The products of a search are read, and not its filters, which are more (behaviour B798)', async () => {
  const docs = ['1', '2'].map((pid) => ({
    pid,
    title: `Schraube ${pid}`,
    price: 5,
    thumb_image: `${pid}.jpg`,
  }));
  const filters = Array.from({ length: 9 }, (_, at) => ({ id: at, cat_name: `Gruppe ${at}`, count: at }));
  const content = JSON.stringify({ facets: { category: filters }, response: { numFound: 2, docs } });
  expect((await recordsOf(content)).map(({ title }) => title)).toEqual(['Schraube 1', 'Schraube 2']);
});

it('Values for a language and a channel are those of their names (behaviour B804)', async () => {
  const product = (identifier: string, name: string) => ({
    identifier,
    values: {
      name: [
        { locale: 'en_GB', scope: null, data: name },
        { locale: 'de_DE', scope: null, data: `${name} auf Deutsch` },
      ],
      pack_qty: [{ locale: null, scope: null, data: 4 }],
    },
  });
  const [first] = await recordsOf(JSON.stringify([product('P-1', 'Lamp'), product('P-2', 'Spot')]));
  expect(first).toMatchObject({
    'values.name.en': 'Lamp',
    'values.name.de': 'Lamp auf Deutsch',
    'values.pack_qty': '4',
  });
});
