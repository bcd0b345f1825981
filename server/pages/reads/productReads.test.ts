import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, type Caller } from '../../../resources/access/rule.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { platform, type DatasetKey, type PlatformKey } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import type { Visit } from '../PageReads.ts';
import { storefrontReads } from './index.ts';

let database: TaggedDatabase;

const somebody: Caller = { kind: 'user', sub: 'somebody', rights: [], openDatasets: ['ZBS'] };
const visit = (key: PlatformKey = 'CH', caller: Caller = anonymous): Visit => ({
  caller,
  platform: platform(key),
  devDatabase: false,
  db: database.read,
});
const hash = (letter: string) => letter.repeat(64);

async function read(productSid: string, of = visit(), language: Language = 'de', orgaSid = 'muster') {
  const page = await storefrontReads.product(of, language, { orgaSid, productSid }, {});
  if (page) expect(storefrontCalls.product.answer.safeParse(page).error).toBeUndefined();
  return page;
}
const sids = (cards: readonly { productSid: string }[] = []) =>
  cards.map(({ productSid }) => productSid).join(' ');

async function picture(dataset: DatasetKey, orgaSid: string, kind: string, letter: string, alt?: object) {
  const { write } = database;
  await write`
    insert into image (platform, orga_sid, kind, hash, width, height, alt)
    values (${dataset}, ${orgaSid}, ${kind}, ${hash(letter)}, 4, 2, ${alt ? write.json(alt) : null})`;
}

beforeAll(async () => {
  database = await freshDatabase();
  const { write } = database;
  const catalogue = catalogueOf(database);
  for (const sid of ['huelle', 'fenster', 'lose'])
    await catalogue.category(sid, { de: sid, fr: `${sid} fr` });
  for (const dataset of ['CH', 'DE', 'ZBS'] as const) {
    await catalogue.tree(dataset, { huelle: root, fenster: 'huelle' });
    for (const sid of ['muster', 'andere', 'handel', 'lager'])
      await catalogue.orga(dataset, sid, `${sid} ${dataset}`);
  }
  await catalogue.line('CH', 'muster', 'linie', { de: 'Linie', fr: 'Ligne' });
  await catalogue.attribute('farbe', 'choice', undefined, ['rot']);
  await catalogue.attribute('uwert', 'number', 'W/m²K');
  await catalogue.products('CH', [
    {
      sid: 'f1',
      orgaSid: 'muster',
      title: { de: 'Fenster', it: 'Finestra' },
      category: 'fenster',
      line: 'linie',
      popularity: 9,
      attributes: { farbe: 'rot', uwert: 0 },
    },
    { sid: 'f2', orgaSid: 'muster', title: 'Zweites', category: 'fenster', popularity: 5 },
    { sid: 'f3', orgaSid: 'andere', title: 'Drittes', category: 'fenster', popularity: 7 },
    {
      sid: 'lose',
      orgaSid: 'muster',
      title: 'Ohne Platz im Baum',
      category: 'lose',
      attributes: { farbe: 'verschwunden' },
    },
  ]);
  await catalogue.products('DE', [
    { sid: 'f1', orgaSid: 'muster', title: 'Deutsches', category: 'fenster' },
    { sid: 'nur-de', orgaSid: 'muster', title: 'Nur dort', category: 'fenster' },
  ]);
  await catalogue.products('ZBS', [{ sid: 'z', orgaSid: 'muster', title: 'Privat', category: 'fenster' }]);
  await picture('CH', 'muster', 'productImage', 'a', { fr: 'Une fenêtre' });
  await picture('CH', 'muster', 'productImage', 'b');
  await picture('CH', 'andere', 'productImage', 'c');
  await picture('DE', 'muster', 'productImage', 'd');
  await picture('CH', 'muster', 'logo', 'e');
  await write`
    update product set images = ${['b', 'c', 'd', 'e', 'a', 'f'].map(hash)}
    where platform = 'CH' and sid = 'f1'`;
  await write`update orga set logo = ${hash('e')} where sid = 'muster'`;
  await write`
    insert into product_relation (platform, orga_sid, product_sid, kind, related_orga_sid, related_sid, "position")
    values ('CH', 'muster', 'f1', 'accessory', 'muster', 'lose', 2),
      ('CH', 'muster', 'f1', 'accessory', 'andere', 'f3', 1),
      ('CH', 'muster', 'f1', 'accessory', 'muster', 'gone', 0),
      ('CH', 'muster', 'f1', 'similar', 'muster', 'f2', null),
      ('DE', 'muster', 'f1', 'successor', 'muster', 'nur-de', 1)`;
  await write`
    insert into file (platform, orga_sid, hash, bytes)
    values ('CH', 'muster', ${hash('1')}, 10), ('CH', 'andere', ${hash('2')}, 10)`;
  const titled = (de: string) => write.json({ de });
  await write`
    insert into document (platform, orga_sid, sid, title, kind, language, file, products, "date")
    values ('CH', 'muster', 'd1', ${titled('Blatt fr')}, 'datasheet', 'fr', ${hash('1')}, '{f1}', '2026-01-01'),
      ('CH', 'muster', 'd2', ${titled('Blatt de')}, 'datasheet', 'de', ${hash('1')}, '{f1,f2}', '2025-01-01'),
      ('CH', 'muster', 'd3', ${titled('Firma')}, 'datasheet', 'de', ${hash('1')}, '{}', null),
      ('CH', 'muster', 'd4', ${titled('Fremde Datei')}, 'datasheet', 'de', ${hash('2')}, '{f1}', null),
      ('CH', 'andere', 'd5', ${titled('Andere')}, 'datasheet', 'de', ${hash('2')}, '{f1}', null),
      ('DE', 'muster', 'd6', ${titled('Dort')}, 'datasheet', 'de', ${hash('1')}, '{f1}', null)`;
  await write`
    insert into retailer_data (platform, orga_sid, manufacturer_sid, product_sid, link, stock)
    values ('CH', 'handel', 'muster', 'f1', 'https://handel.example', 'onOrder'),
      ('CH', 'lager', 'muster', 'f1', 'https://lager.example', 'inStock'),
      ('DE', 'handel', 'muster', 'f2', 'https://de.example', 'inStock')`;
  await write`
    insert into orga_connection (platform, orga_sid, connected_sid, role)
    values ('CH', 'muster', 'handel', 'retailer'), ('CH', 'muster', 'andere', 'partner'),
      ('DE', 'muster', 'lager', 'retailer')`;
});

describe('The page of a product', () => {
  it('is none for a product that is not there, of another company, or on another platform', async () => {
    expect(await read('f9')).toBeUndefined();
    expect(await read('f1', visit(), 'de', 'andere')).toBeUndefined();
    expect(await read('nur-de')).toBeUndefined();
    expect(await read('')).toBeUndefined();
    expect((await read('nur-de', visit('DE')))?.title.text).toBe('Nur dort');
  });

  it('of a private platform is for those who are signed in', async () => {
    expect(await read('z', visit('ZBS'))).toBeUndefined();
    expect((await read('z', visit('ZBS', somebody)))?.title.text).toBe('Privat');
  });

  it('of the API variant is that of its platform', async () => {
    expect((await read('f1', visit('CH_API')))?.title.text).toBe('Fenster');
  });

  it('speaks the language of the reader, else the first that there is, and says which', async () => {
    const page = await read('f1', visit(), 'it');
    expect(page?.title).toEqual({ text: 'Finestra', languageUsed: 'it' });
    expect((await read('f1', visit(), 'fr'))?.title).toEqual({ text: 'Fenster', languageUsed: 'de' });
    const french = await read('f1', visit(), 'fr');
    expect(french?.mainCategory.name).toBe('fenster fr');
    expect(french?.productLine?.title).toBe('Ligne');
    expect(french?.description).toBeNull();
  });

  it('shows its place in the tree; none where its category hangs nowhere', async () => {
    expect((await read('f1'))?.pathFromRoot.map(({ sid }) => sid)).toEqual(['huelle', 'fenster']);
    expect((await read('lose'))?.pathFromRoot).toEqual([]);
  });

  it('shows pictures in their order: those of its company, its kind and its platform alone', async () => {
    const page = await read('f1', visit(), 'fr');
    expect(page?.pictures.map(({ hash: shown, alt }) => [shown[0], alt?.text])).toEqual([
      ['b', undefined],
      ['a', 'Une fenêtre'],
    ]);
    expect(page?.orgaLogo?.hash).toBe(hash('e'));
    expect((await read('f1', visit('DE')))?.orgaLogo).toBeNull();
  });

  it('names attribute values as their attribute does, also one that was taken from the choices, and zero', async () => {
    const values = (await read('f1'))?.attributes.map(({ sid, value, unit }) => [sid, value, unit]);
    expect(values).toEqual([
      ['farbe', 'rot', null],
      ['uwert', 0, 'W/m²K'],
    ]);
    expect((await read('lose'))?.attributes).toMatchObject([{ sid: 'farbe', value: 'verschwunden' }]);
  });

  it('shows the products that its company names in their order, then the most popular ones beside it', async () => {
    const page = await read('f1');
    expect(sids(page?.accessories)).toBe('f3 lose');
    expect(sids(page?.successors)).toBe('');
    expect(sids(page?.similar)).toBe('f2 f3');
    expect(sids((await read('f1', visit('DE')))?.successors)).toBe('nur-de');
  });

  it('shows brand, class and the successor that its company says by article number (behaviour B360)', async () => {
    const { write } = database;
    await write`
      update product set brand = 'Alpina', etim_class = 'EC002698',
        successor = (select article_number from product where platform = 'CH' and orga_sid = 'muster' and sid = 'lose')
      where platform = 'CH' and orga_sid = 'muster' and sid = 'f2'`;
    const page = await read('f2');
    expect(page).toMatchObject({ brand: 'Alpina', etimClass: 'EC002698' });
    expect(sids(page?.successors)).toBe('lose');
    await write`update product set successor = article_number where sid = 'f2'`;
    expect(sids((await read('f2'))?.successors)).toBe('');
    await write`update product set brand = null, etim_class = null, successor = null where sid = 'f2'`;
  });

  it('has the documents of its company that name it, those in the language of the reader first', async () => {
    const titles = async (language: Language) =>
      (await read('f1', visit(), language))?.documents.map(({ title }) => title.text);
    expect(await titles('de')).toEqual(['Blatt de', 'Blatt fr']);
    expect(await titles('fr')).toEqual(['Blatt fr', 'Blatt de']);
    expect((await read('f2'))?.documents).toHaveLength(1);
    expect((await read('lose'))?.documents).toEqual([]);
  });

  it('names who sells it: first on what terms, in stock before others, then who carries the company', async () => {
    const sellers = async (sid: string, of = visit()) =>
      (await read(sid, of))?.retailers.map(({ sid: seller, link }) => `${seller} ${link}`);
    expect(await sellers('f1')).toEqual(['lager https://lager.example', 'handel https://handel.example']);
    expect(await sellers('f2')).toEqual(['handel null']);
    expect(await sellers('f1', visit('DE'))).toEqual(['lager null']);
  });
});

describe('A shortlist', () => {
  const shortlist = async (names: string[], of = visit()) =>
    sids((await storefrontReads.shortlist(of, 'de', {}, { product: names }))?.products);

  it('shows what it names in that order, each once, and leaves out what is not there', async () => {
    expect(await shortlist(['andere/f3', 'muster/f1', 'andere/f3', 'muster/gone', 'unsinn'])).toBe('f3 f1');
    expect(await shortlist([])).toBe('');
    expect(await shortlist(['muster/f1', 'muster/nur-de'], visit('DE'))).toBe('f1 nur-de');
  });

  it('is compared in that order, with what each says of itself in the same order of attributes', async () => {
    const compare = async (product: string[], of = visit()) =>
      (await storefrontReads.comparison(of, 'de', {}, { product }))?.products;
    const compared = await compare(['andere/f3', 'muster/f1', 'muster/gone', 'unsinn']);
    expect(sids(compared)).toBe('f3 f1');
    const page = await read('f1');
    expect(compared?.[1]?.attributes).toEqual(page?.attributes);
    expect(compared?.[1]).toMatchObject({ title: page?.title, mainCategory: page?.mainCategory });
    expect(await compare([])).toEqual([]);
    expect(await compare(['muster/z'], visit('ZBS'))).toEqual([]);
  });

  it('of a private platform shows nothing to strangers', async () => {
    expect(await shortlist(['muster/z'], visit('ZBS'))).toBe('');
    expect(await shortlist(['muster/z'], visit('ZBS', somebody))).toBe('z');
  });
});

it('The sitemap names the stored pictures of products', async () => {
  const shown = await storefrontReads.sitemapPages(visit(), 'product-0');
  for (const page of shown ?? []) {
    const { orgaSid = '', productSid = '' } = page.parameters;
    const product = await storefrontReads.product(visit(), 'de', { orgaSid, productSid }, {});
    expect(page.pictures?.map(({ hash }) => hash).toSorted()).toEqual(
      product?.pictures.map(({ hash }) => hash).toSorted(),
    );
  }
  expect(shown?.some(({ pictures = [] }) => pictures.length > 0)).toBe(true);
});
