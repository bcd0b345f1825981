import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../resources/access/rule.ts';
import { orgaInfo } from '../../../resources/entities/orgaInfo.ts';
import { product } from '../../../resources/entities/product.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { scopeOf } from '../../records/access/scope.ts';
import { exportColumns } from './exportColumns.ts';
import { HeadingNames } from './HeadingNames.ts';
import { exportedAttributes, type ExportedAttribute } from './exportedAttributes.ts';
import { countExported, exportedProducts, usedAttributes, type ExportChoice } from './exportedProducts.ts';
import { exportedRecords } from './exportedRecords.ts';
import { jsonOfRecords } from './jsonOfRecords.ts';
import { workbookOfProducts } from './workbookOfProducts.ts';
import { workbookOfComparison } from './workbookOfComparison.ts';
import { workbookOfShortlist } from './workbookOfShortlist.ts';

let database: TaggedDatabase;

const holder = (sid: string): Caller => ({
  kind: 'user',
  sub: 'supplier',
  rights: [{ right: 'COMPANY', orgaCountry: { sid, country: 'CH' } }],
});
const scope = (key: PlatformKey = 'CH', caller = holder('muster')) =>
  scopeOf(caller, { platform: platform(key) }, product, 'read');
const own = { orgaSid: 'muster' };
const many = { orgaSid: 'viele' };
const manyRows = 10_000;
const origin = 'https://ch.example';

async function sidsOf(choice: ExportChoice, of = scope()): Promise<string> {
  const sids: string[] = [];
  for await (const batch of exportedProducts(database.read, of, choice))
    sids.push(...batch.map(({ sid }) => sid));
  expect(await countExported(database.read, of, choice)).toBe(sids.length);
  return sids.join(' ');
}

async function sheetOf(stream: Readable) {
  const { sheets } = await readXlsx(await buffer(stream), { readStyles: true });
  // What drop-downs offer stands in a sheet of its own.
  const shown = sheets.filter(({ name }) => name !== '_choices');
  expect(shown).toHaveLength(1);
  return shown[0];
}

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  for (const sid of ['huelle', 'fenster', 'dach'])
    await catalogue.category(sid, { de: sid, fr: `${sid} fr` });
  await catalogue.tree('CH', { huelle: root, fenster: 'huelle', dach: root });
  await catalogue.attribute('uwert', 'number', 'W/m²K');
  await catalogue.attribute('farbe', 'choice', undefined, ['rot', 'blau']);
  await catalogue.attribute('ungenutzt', 'text');
  for (const [dataset, sid] of [
    ['CH', 'muster'],
    ['CH', 'fremde'],
    ['CH', 'viele'],
    ['CH', 'leer'],
    ['DE', 'muster'],
  ] as const)
    await catalogue.orga(dataset, sid, `${sid} AG`);
  await catalogue.line('CH', 'muster', 'linie', 'Linie');
  await catalogue.products('CH', [
    {
      sid: 'a',
      ...own,
      articleNumber: '0012',
      title: { de: 'Fenster "Alt"', fr: 'Fenêtre' },
      category: 'fenster',
      line: 'linie',
      gtins: ['07612345678900', '07612345678917'],
      attributes: { uwert: 0.9, farbe: 'rot' },
    },
    {
      sid: 'b',
      ...own,
      articleNumber: '=1+1',
      title: '=HYPERLINK("http://evil.example")',
      category: 'fenster',
    },
    { sid: 'c', ...own, articleNumber: '-2', title: { de: '@SUM(A1)', it: 'Finestra' }, category: 'dach' },
    { sid: 'z', orgaSid: 'fremde', title: 'Fremd', category: 'dach', attributes: { ungenutzt: 'x' } },
  ]);
  await catalogue.products('DE', [{ sid: 'd', ...own, title: 'Deutsch', category: 'dach' }]);
  await database.write`
    insert into product (platform, orga_sid, sid, article_number, title, main_category)
    select 'CH', 'viele', 'v' || n, 'V' || n, jsonb_build_object('de', 'Produkt ' || n), 'dach'
    from generate_series(1, ${manyRows}::int) n`;
});

describe('The products of a file', () => {
  it('are those of the company, all or one, oldest first, of the platform of the scope', async () => {
    expect(await sidsOf(own)).toBe('a b c');
    expect(await sidsOf({ ...own, productSid: 'b' })).toBe('b');
    expect(await sidsOf({ ...own, productSid: 'z' })).toBe('');
    expect(await sidsOf(own, scope('CH_API'))).toBe('a b c');
  });

  it('are none of another company or platform, whatever is asked for', async () => {
    expect(await sidsOf({ orgaSid: 'fremde' })).toBe('');
    expect(await sidsOf(own, scope('DE'))).toBe('');
    expect(await sidsOf({ orgaSid: 'fremde', filter: { productSids: ['z'] } })).toBe('');
    expect(await usedAttributes(database.read, scope(), { orgaSid: 'fremde' })).toEqual([]);
    const admin: Caller = { kind: 'user', sub: 'admin', rights: [{ right: 'ADMIN' }] };
    expect(await sidsOf(own, scope('DE', admin))).toBe('d');
  });

  it('are narrowed by each part of a filter, and by all of them together', async () => {
    const filtered = (filter: ExportChoice['filter']) => sidsOf({ ...own, filter });
    expect(await filtered({})).toBe('a b c');
    expect(await filtered({ productSids: ['c', 'a', 'nirgends'] })).toBe('a c');
    expect(await filtered({ productSids: [] })).toBe('');
    expect(await filtered({ categorySids: ['huelle'] })).toBe('a b');
    expect(await filtered({ categorySids: ['nirgends'] })).toBe('');
    expect(await filtered({ productLineSids: ['linie'] })).toBe('a');
    expect(await filtered({ text: 'FINESTRA' })).toBe('c');
    expect(await filtered({ text: '0012' })).toBe('a');
    expect(await filtered({ text: '%' })).toBe('');
    expect(await filtered({ categorySids: ['huelle'], text: '1' })).toBe('a b');
    expect(await filtered({ categorySids: ['dach'], productLineSids: ['linie'] })).toBe('');
  });

  it('bring the attributes of which any has a value, in the order of the pages', async () => {
    expect(await usedAttributes(database.read, scope(), own)).toEqual(['uwert', 'farbe']);
    expect(await usedAttributes(database.read, scope(), { ...own, productSid: 'b' })).toEqual([]);
    expect((await exportedAttributes(database.read, ['farbe', 'uwert'])).map(({ sid }) => sid)).toEqual([
      'uwert',
      'farbe',
    ]);
  });
});

describe('A file of ten thousand products', () => {
  const all = () => exportedProducts(database.read, scope('CH', holder('viele')), many);

  it('is read in batches, each product once', async () => {
    const sizes: number[] = [];
    const sids = new Set<string>();
    for await (const batch of all()) {
      sizes.push(batch.length);
      for (const { sid } of batch) sids.add(sid);
    }
    expect(sids.size).toBe(manyRows);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(250);
  });

  it('is JSON that is written as it is read: what is not yet asked for is not yet read', async () => {
    const written = jsonOfRecords(product, all(), 'all');
    const { value: first = '' } = await written.next();
    expect(JSON.parse(`${first}]`)).toHaveLength(250);
    await database.write`update product set article_number = 'SPÄTER' where orga_sid = 'viele' and sid = 'v9999'`;
    const rest = await text(Readable.from(written));
    const whole: { sid: string; productInfo: { articleNumber: string } }[] = JSON.parse(first + rest);
    expect(whole).toHaveLength(manyRows);
    expect(whole.find(({ sid }) => sid === 'v9999')?.productInfo.articleNumber).toBe('SPÄTER');
  });

  it('is a workbook with a row for each', async () => {
    const languages = { language: 'de', reader: 'de', origin } as const;
    const stream = await workbookOfProducts(database.read, scope('CH', holder('viele')), many, languages);
    expect((await sheetOf(stream))?.rows).toHaveLength(manyRows + 1);
  });
});

describe('A workbook', () => {
  const workbook = async (language: 'de' | 'fr' | 'all', choice: ExportChoice = own) =>
    sheetOf(await workbookOfProducts(database.read, scope(), choice, { language, reader: 'de', origin }));

  it('has a column for each field that files bring, each language asked for and each attribute used', async () => {
    const sheet = await workbook('all');
    const [headings = [], first = []] = sheet?.rows ?? [];
    const row = Object.fromEntries(headings.map((heading, index) => [String(heading), first[index]]));
    expect(headings.filter((heading) => String(heading).startsWith('Titel'))).toEqual([
      'Titel (DE)',
      'Titel (EN)',
      'Titel (FR)',
      'Titel (IT)',
    ]);
    expect(row).toMatchObject({
      'Titel (DE)': 'Fenster "Alt"',
      'Titel (FR)': 'Fenêtre',
      'uwert (W/m²K)': 0.9,
      farbe: 'rot',
    });
    expect(first).toContain('0012');
    expect(first).toContain('07612345678900; 07612345678917');
    expect(headings).not.toContain('ungenutzt');
    expect((await workbook('fr'))?.rows[0]?.filter((heading) => String(heading).startsWith('Titel'))).toEqual(
      ['Titel (FR)'],
    );
  });

  it('holds what looks like a formula as text: nothing in it is ever worked out', async () => {
    const sheet = await workbook('all');
    const cells = sheet?.rows.flat() ?? [];
    for (const typed of ['=1+1', '=HYPERLINK("http://evil.example")', '-2', '@SUM(A1)'])
      expect(cells).toContain(typed);
    const formulas = [...(sheet?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined);
    expect(formulas).toEqual([]);
  });

  it('of no product is its headings alone', async () => {
    const sheet = await workbook('de', { ...own, productSid: 'nirgends' });
    expect(sheet?.rows).toHaveLength(1);
    expect(sheet?.rows[0]).toContain('Titel (DE)');
  });

  it('heads attributes of one name by their sids, so that none is taken for the other', () => {
    const named = (sid: string): ExportedAttribute => ({
      sid,
      name: { de: 'Breite' },
      kind: 'number',
      unit: 'mm',
      choices: [],
    });
    const wish = { language: 'de', reader: 'de', origin } as const;
    const both = [named('breite-a'), named('breite-b')];
    const columns = exportColumns(both, wish, new HeadingNames(both));
    expect(columns.slice(-2).map(({ header }) => header)).toEqual(['breite-a', 'breite-b']);
    const [alone] = exportColumns(both.slice(0, 1), wish, new HeadingNames(both.slice(0, 1))).slice(-1);
    expect(alone?.header).toBe('Breite (mm)');
    for (const mapped of ['breite', 'BREITE (mm)']) {
      const [elsewhere] = exportColumns(
        both.slice(0, 1),
        wish,
        new HeadingNames(both.slice(0, 1), [mapped]),
      ).slice(-1);
      expect(elsewhere?.header).toBe('breite-a');
    }
    const [asField] = exportColumns(
      [{ ...named('bilder-a'), name: { de: 'Bilder' } }],
      wish,
      new HeadingNames([]),
    ).slice(-1);
    expect(asField?.header).toBe('bilder-a');
  });
});

describe('A JSON file', () => {
  const json = async (choice: ExportChoice, language: 'fr' | 'all') =>
    text(Readable.from(jsonOfRecords(product, exportedProducts(database.read, scope(), choice), language)));

  it('of nothing is an empty list', async () => {
    expect(JSON.parse(await json({ ...own, productSid: 'nirgends' }, 'all'))).toEqual([]);
  });

  it('has the records in the nesting of the API, in all languages or in one', async () => {
    const [all] = JSON.parse(await json({ ...own, productSid: 'a' }, 'all'));
    expect(all).toMatchObject({ sid: 'a', productInfo: { title: { de: 'Fenster "Alt"', fr: 'Fenêtre' } } });
    const [french] = JSON.parse(await json({ ...own, productSid: 'a' }, 'fr'));
    expect(french).toMatchObject({ sid: 'a', productInfo: { title: 'Fenêtre' } });
  });

  it('of other records holds those of the values asked for, within the scope', async () => {
    await database.write`
      insert into orga_info (platform, orga_sid, language, headline)
      values ('CH', 'muster', 'de', 'Hier'), ('CH', 'muster', 'fr', 'Ici'), ('CH', 'fremde', 'de', 'Dort'),
        ('DE', 'muster', 'de', 'Drüben')`;
    const of = scopeOf(holder('muster'), { platform: platform('CH') }, orgaInfo, 'read');
    const headlines = async (choice: Record<string, string | undefined>) => {
      const found: unknown[] = [];
      for await (const batch of exportedRecords(database.read, of, orgaInfo, choice))
        found.push(...batch.map(({ headline }) => headline));
      return found;
    };
    expect(await headlines({})).toEqual(['Hier', 'Ici']);
    expect(await headlines({ orgaSid: undefined, language: 'fr' })).toEqual(['Ici']);
    expect(await headlines({ orgaSid: 'fremde' })).toEqual([]);
  });
});

describe('The workbook of a shortlist', () => {
  const shortlist = async (names: string[], of = visitorScope('CH')) => {
    const asked = { language: 'fr', origin: 'https://ch.example' } as const;
    return (
      (await sheetOf(await workbookOfShortlist(database.read, of, { product: names }, asked)))?.rows ?? []
    );
  };

  it('has the products in the order in which they are named, each once, with the address of their page', async () => {
    const [headings = [], ...rows] = await shortlist(['fremde/z', 'muster/a', 'fremde/z']);
    expect(rows.map((row) => row[headings.indexOf('URL')])).toEqual([
      'https://ch.example/fr/product/fremde/z',
      'https://ch.example/fr/product/muster/a',
    ]);
    expect(rows[1]).toContain('Fenêtre');
    expect(rows[1]).toContain('fenster fr');
    expect(headings).toEqual(expect.arrayContaining(['uwert (W/m²K)', 'ungenutzt']));
  });

  it('has the classes of the category, in all systems, and of ETIM the one of the product before those', async () => {
    await database.write`
      update category set ifc_classes = '{IfcWindow}', ebkph_codes = '{E03.01}', bkp_codes = '{221.2,221.3}',
        npk_codes = '{371}', etim_classes = '{EC000001}' where sid = 'fenster'`;
    await database.write`update product set etim_class = 'EC000002' where sid = 'b'`;
    const [headings = [], first = [], second = []] = await shortlist(['muster/a', 'muster/b']);
    const cells = (row: unknown[]) =>
      Object.fromEntries(headings.map((heading, at) => [String(heading), row[at]]));
    const classes = {
      'Classes IFC': 'IfcWindow',
      'Codes eCCC-Bât': 'E03.01',
      'Groupes ETIM': 'EC000001',
      'Codes CFC': '221.2; 221.3',
      'Positions CAN': '371',
    };
    expect(cells(first)).toMatchObject(classes);
    expect(cells(second)).toMatchObject({ ...classes, 'Groupes ETIM': 'EC000002' });
  });

  it('leaves out what is not there or on another platform; of nothing it is its headings', async () => {
    expect(await shortlist(['muster/nirgends', 'muster/d', 'unsinn', ''])).toHaveLength(1);
    expect(await shortlist([])).toHaveLength(1);
    expect(await shortlist(['muster/d'], visitorScope('DE'))).toHaveLength(2);
  });
});

describe('The workbook of a comparison', () => {
  it('has a column for each product and a row for each property with its unit, what differs first, numbers as numbers', async () => {
    const compared = (productSid: string, breite: number) => ({
      ...emptyCompared,
      productSid,
      articleNumber: productSid,
      title: { text: productSid, languageUsed: 'fr' as const },
      attributes: [
        { sid: 'frist', name: 'Délai', group: 'packaging', value: 5, unit: 'd' },
        { sid: 'breite', name: 'Largeur', group: 'dimensions', value: breite, unit: 'mm' },
      ],
    });
    const workbook = workbookOfComparison(
      [compared('un', 900), compared('deux', 1000)],
      'fr',
      platform('CH'),
    );
    const sheet = await sheetOf(workbook);
    expect(sheet?.name).toBe('Comparaison');
    const rows = sheet?.rows ?? [];
    expect(rows[0]).toEqual(['Caractéristique', 'un', 'deux']);
    const places = ['Largeur (mm)', 'Délai (jours)'].map((name) =>
      rows.findIndex(([first]) => first === name),
    );
    expect(rows[places[0] ?? -1]?.slice(1)).toEqual([900, 1000]);
    expect(rows[places[1] ?? -1]?.slice(1)).toEqual([5, 5]);
    // Properties before what products are called by (behaviour B719).
    expect(places[0]).toBeLessThan(rows.findLastIndex(([, first]) => first === 'un'));
    expect(places[0]).toBeLessThan(rows.findIndex(([first]) => first === 'Identique pour tous'));
    expect(places[1]).toBeGreaterThan(rows.findIndex(([first]) => first === 'Identique pour tous'));
  });
});

const emptyCompared = {
  orgaSid: 'muster',
  orgaName: 'Muster',
  articleNumber: 'M-1',
  brand: null,
  gtins: [],
  productLine: null,
  mainCategory: { sid: 'fenster', name: 'Fenêtres' },
  pathFromRoot: [],
  ifcClasses: [],
  ebkphCodes: [],
  etimClasses: [],
  picture: null,
};
