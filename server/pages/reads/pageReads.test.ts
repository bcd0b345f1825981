import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, type Caller } from '../../../resources/access/rule.ts';
import { storefrontCalls } from '../../../resources/calls/storefront.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { platform, type PlatformKey } from '../../../resources/platform/platforms.ts';
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
const category = async (categorySid: string, of = visit(), language: Language = 'de') =>
  storefrontReads.category(of, language, { categorySid }, storefrontCalls.category.query.parse({}));
const orga = async (orgaSid: string, of = visit(), query = {}, language: Language = 'de') =>
  storefrontReads.orga(of, language, { orgaSid }, storefrontCalls.orga.query.parse(query));
const orgas = async (query = {}, of = visit()) => {
  const page = await storefrontReads.orgas(of, 'de', {}, storefrontCalls.orgas.query.parse(query));
  const names = page?.orgas.items.map(({ name }) => name).join(', ');
  return { names, total: page?.orgas.total, letters: page?.letters.join('') };
};

beforeAll(async () => {
  database = await freshDatabase();
  const { write } = database;
  const catalogue = catalogueOf(database);
  for (const sid of ['huelle', 'fenster', 'keller', 'lose'])
    await catalogue.category(sid, { de: sid, fr: `${sid} fr` });
  await catalogue.tree('CH', { huelle: root, fenster: 'huelle', keller: root });
  await catalogue.tree('DE', { fenster: root });
  await catalogue.tree('ZBS', { huelle: root });
  for (const [sid, name] of [
    ['muster', 'Muster AG'],
    ['aal', 'aal 100%'],
    ['oeko', 'Öko AG'],
  ] as const)
    await catalogue.orga('CH', sid, name);
  await catalogue.orga('DE', 'muster', 'Muster GmbH');
  await catalogue.orga('ZBS', 'privat', 'Privat AG');
  await catalogue.line('CH', 'muster', 'linie', { de: 'Linie' });
  await catalogue.products('CH', [
    {
      sid: 'a',
      orgaSid: 'muster',
      title: 'A',
      category: 'fenster',
      line: 'linie',
      gtins: ['07612345678900'],
    },
    { sid: 'b', orgaSid: 'muster', title: 'B', category: 'huelle', popularity: 3, gtins: ['07612345678900'] },
    { sid: 'c', orgaSid: 'oeko', title: 'C', category: 'lose' },
  ]);
  await catalogue.products('DE', [{ sid: 'a', orgaSid: 'muster', title: 'A', category: 'fenster' }]);
  await catalogue.products('ZBS', [{ sid: 'z', orgaSid: 'privat', title: 'Z', category: 'huelle' }]);
  await catalogue.fold();
  await write`
    insert into orga_info (platform, orga_sid, language, headline)
    values ('CH', 'muster', 'de', 'Hier'), ('CH', 'muster', 'it', 'Qui'), ('DE', 'muster', 'fr', 'Là')`;
  await write`
    insert into orga_connection (platform, orga_sid, connected_sid, role)
    values ('CH', 'muster', 'oeko', 'partner'), ('CH', 'muster', 'privat', 'partner'),
      ('DE', 'muster', 'aal', 'partner')`;
  await write`
    insert into advertisement (platform, orga_sid, sid, title, link, "from", "to", weight)
    values ('CH', 'muster', 'heute', '{"de": "Heute"}', '/de', '2020-01-01', null, 1),
      ('CH', 'muster', 'vorbei', '{"de": "Vorbei"}', '/de', '2020-01-01', '2020-01-02', 9),
      ('DE', 'muster', 'dort', '{"de": "Dort"}', '/de', '2020-01-01', null, 9)`;
  await write`
    insert into article (url, title, state)
    values ('neu', '{"de": "Neu"}', 'published'), ('entwurf', '{"de": "Entwurf"}', 'draft'),
      ('agb', '{"de": "AGB"}', 'published'), ('agb-rhb', '{"de": "AGB RhB"}', 'published')`;
});

describe('The page of a category', () => {
  it('is of those that hang in the tree of the platform, and of no other', async () => {
    expect((await category('fenster'))?.pathFromRoot.map(({ sid }) => sid)).toEqual(['huelle', 'fenster']);
    expect((await category('fenster', visit('DE')))?.pathFromRoot.map(({ sid }) => sid)).toEqual(['fenster']);
    expect(await category('huelle', visit('DE'))).toBeUndefined();
    expect(await category('lose')).toBeUndefined();
    expect(await category('nirgends')).toBeUndefined();
    expect(await category(root)).toBeUndefined();
  });

  it('lists what is in it and below it, with what each of its children has', async () => {
    const page = await category('huelle', visit(), 'fr');
    expect(page?.products.items.map(({ productSid }) => productSid)).toEqual(['b', 'a']);
    expect(page?.children).toMatchObject([{ sid: 'fenster', name: 'fenster fr', count: 1 }]);
    expect(page?.orgas).toMatchObject([{ sid: 'muster', count: 2 }]);
    expect((await category('keller'))?.products).toMatchObject({ items: [], total: 0 });
  });

  it('of a private platform is for those who are signed in', async () => {
    expect(await category('huelle', visit('ZBS'))).toBeUndefined();
    expect((await category('huelle', visit('ZBS', somebody)))?.products.total).toBe(1);
    expect((await storefrontReads.categories(visit('ZBS'), 'de', {}, {}))?.categories).toEqual([]);
  });
});

describe('The page of a company', () => {
  it('is of those on the platform: one that is hidden on another has no page there', async () => {
    expect((await orga('oeko'))?.name).toBe('Öko AG');
    expect(await orga('oeko', visit('DE'))).toBeUndefined();
    expect(await orga('nirgends')).toBeUndefined();
    expect((await orga('muster', visit('DE')))?.name).toBe('Muster GmbH');
    expect(await orga('privat', visit('ZBS'))).toBeUndefined();
    expect((await orga('privat', visit('ZBS', somebody)))?.name).toBe('Privat AG');
  });

  it('lists its own products, those of one line if asked for; an unknown line has none', async () => {
    expect((await orga('muster'))?.products.total).toBe(2);
    expect(await orga('muster', visit(), { line: 'linie' })).toMatchObject({
      line: { sid: 'linie', title: 'Linie' },
      products: { total: 1 },
    });
    expect(await orga('muster', visit(), { line: 'keine' })).toMatchObject({
      line: null,
      products: { total: 0 },
    });
    expect((await orga('oeko'))?.products.total).toBe(1);
  });

  it('says what it says of itself in the language of the reader, else in the first in which it does', async () => {
    const headline = async (language: Language, key: PlatformKey = 'CH') =>
      (await orga('muster', visit(key), {}, language))?.info?.headline;
    expect(await headline('it')).toEqual({ text: 'Qui', languageUsed: 'it' });
    expect(await headline('fr')).toEqual({ text: 'Hier', languageUsed: 'de' });
    expect(await headline('de', 'DE')).toEqual({ text: 'Là', languageUsed: 'fr' });
    expect((await orga('oeko'))?.info).toBeNull();
  });

  it('names the companies that it works with, if they are on the platform', async () => {
    expect((await orga('muster'))?.connected.map(({ sid }) => sid)).toEqual(['oeko']);
    expect((await orga('muster', visit('DE')))?.connected).toEqual([]);
  });
});

describe('The list of companies', () => {
  it('is from A to Z with the letters of all, narrowed by a part of the name that is taken literally', async () => {
    expect(await orgas()).toEqual({ names: 'aal 100%, Muster AG, Öko AG', total: 3, letters: 'AMÖ' });
    expect(await orgas({ text: 'MUSTER' })).toEqual({ names: 'Muster AG', total: 1, letters: 'AMÖ' });
    expect((await orgas({ text: '0%' })).names).toBe('aal 100%');
    expect((await orgas({ text: '_' })).total).toBe(0);
    expect((await orgas({ text: 'ö' })).names).toBe('Öko AG');
  });

  it('is of the platform, and of a private one for those who are signed in', async () => {
    expect(await orgas({}, visit('DE'))).toEqual({ names: 'Muster GmbH', total: 1, letters: 'M' });
    expect(await orgas({}, visit('ZBS'))).toEqual({ names: '', total: 0, letters: '' });
    expect((await orgas({}, visit('ZBS', somebody))).names).toBe('Privat AG');
  });

  it('comes page by page, and behind its end is empty', async () => {
    expect(await orgas({ page: '2', size: '2' })).toMatchObject({ names: 'Öko AG', total: 3 });
    expect(await orgas({ page: '9', size: '2' })).toMatchObject({ names: '', total: 3 });
  });
});

describe('What is advertised beside a category', () => {
  it('aims at it, or at one above it and is of a company that has products there', async () => {
    const { write } = database;
    await write`
      insert into advertisement (platform, orga_sid, sid, title, link, "from", "to", weight, categories)
      values ('CH', 'muster', 'passt', '{"de": "Passt"}', '/de', '2020-01-01', null, 1, '{huelle}'),
        ('CH', 'oeko', 'oben', '{"de": "Oben"}', '/de', '2020-01-01', null, 2, '{huelle}')`;
    const shown = async (sid: string) => (await category(sid))?.advertisements.map((one) => one.sid);
    expect(await shown('huelle')).toEqual(['oben', 'passt']);
    expect(await shown('fenster')).toEqual(['passt']);
    await write`delete from advertisement where sid in ('passt', 'oben')`;
  });
});

describe('The start page', () => {
  it('counts what is on the platform and shows what is advertised there today', async () => {
    const start = await storefrontReads.start(visit(), 'de', {}, {});
    expect(start).toMatchObject({ productCount: 3, picture: null });
    expect(start?.categories.map(({ sid, count }) => `${sid} ${count}`)).toEqual(['huelle 2', 'keller 0']);
    expect(start?.advertisements.map(({ sid }) => sid)).toEqual(['heute']);
    expect(start?.articles.map(({ url }) => url)).toEqual(['neu']);
  });

  it('shows nothing of a private platform to strangers', async () => {
    expect(await storefrontReads.start(visit('ZBS'), 'de', {}, {})).toMatchObject({
      categories: [],
      orgas: [],
      products: [],
      productCount: 0,
      orgaCount: 0,
      advertisements: [],
    });
  });
});

describe('An article', () => {
  const title = async (url: string, key: PlatformKey = 'CH') =>
    (await storefrontReads.article(visit(key), 'de', { url }, {}))?.title.text;

  it('is read once it is published; a legal one is that of the platform group where it has its own', async () => {
    expect([await title('neu'), await title('entwurf'), await title('nirgends')]).toEqual([
      'Neu',
      undefined,
      undefined,
    ]);
    expect([await title('agb'), await title('agb', 'RHB')]).toEqual(['AGB', 'AGB RhB']);
  });
});

describe('A GTIN', () => {
  it('leads to the most popular product with it on the platform, or nowhere', async () => {
    const found = (gtin: string, of = visit()) => storefrontReads.productOfGtin(of, gtin);
    expect(await found('07612345678900')).toEqual({ orgaSid: 'muster', productSid: 'b' });
    expect(await found('07612345678900', visit('DE'))).toBeUndefined();
    expect(await found('07612345678917')).toBeUndefined();
  });
});

describe('Other platforms', () => {
  const also = async (...[screen, parameters]: [Parameters<typeof storefrontReads.alsoOn>[1], object]) =>
    (await storefrontReads.alsoOn(visit(), screen, { ...parameters })).map(({ key }) => key).toSorted();

  it('show a record where they keep it, and what every platform has everywhere', async () => {
    expect(await also('product', { orgaSid: 'muster', productSid: 'a' })).toEqual(['DE']);
    expect(await also('product', { orgaSid: 'muster', productSid: 'b' })).toEqual([]);
    expect(await also('category', { categorySid: 'fenster' })).toEqual(['DE']);
    expect(await also('orga', { orgaSid: 'oeko' })).toEqual([]);
    expect(await also('start', {})).toEqual(['AT', 'DE']);
  });
});

describe('The sitemap', () => {
  const parts = async (of = visit()) => (await storefrontReads.sitemapParts(of)).map(({ part }) => part);
  const pages = async (part: string, of = visit()) =>
    (await storefrontReads.sitemapPages(of, part))?.map(({ screen, parameters }) =>
      [screen, ...Object.values(parameters)].join(' '),
    );

  it('has a part for the pages of the platform and one for each block of records', async () => {
    expect(await parts()).toEqual(['pages', 'category-0', 'orga-0', 'product-0']);
    expect(await parts(visit('AT'))).toEqual(['pages']);
    expect(await pages('category-0')).toEqual(['category huelle', 'category fenster', 'category keller']);
    expect(await pages('product-0', visit('DE'))).toEqual(['product muster a']);
    expect(await pages('orga-0', visit('DE'))).toEqual(['orga muster']);
  });

  it('names the published articles, of terms the general ones', async () => {
    const own = await pages('pages');
    expect(own?.filter((line) => line.startsWith('article'))).toEqual(['article neu', 'article agb']);
    expect(own?.slice(0, 3)).toEqual(['start', 'categories', 'orgas']);
  });

  it('has no other part: of nothing, of another table, or far behind the last', async () => {
    for (const part of [
      '',
      'product',
      'product-1',
      'product-999999999',
      'image-0',
      'user_right-0',
      'product--1',
    ])
      expect(await pages(part), part).toBeUndefined();
  });
});

describe('A list in rows', () => {
  it('has what its products say of the attributes that decide', async () => {
    const { write } = database;
    const listed = catalogueOf(database);
    await listed.attribute('dicke', 'number', 'mm');
    await listed.attribute('farbe', 'choice', undefined, ['rot', 'blau']);
    await listed.products('CH', [
      {
        sid: 'a',
        orgaSid: 'muster',
        title: 'A',
        category: 'fenster',
        attributes: { dicke: 4, farbe: 'rot' },
      },
      { sid: 'd', orgaSid: 'muster', title: 'D', category: 'fenster', attributes: { dicke: 6 } },
    ]);
    await listed.fold();
    await write`
      update category set shown_attributes = '[{"attribute": "farbe", "isColumn": true}, {"attribute": "dicke", "isColumn": true}]'
      where sid = 'fenster'`;
    const page = await storefrontReads.category(
      visit(),
      'de',
      { categorySid: 'fenster' },
      storefrontCalls.category.query.parse({ view: 'table', sort: 'dicke*down' }),
    );
    expect(page?.products.items.map(({ productSid }) => productSid)).toEqual(['d', 'a']);
    expect(page?.table?.columns.map(({ sid, unit }) => [sid, unit])).toEqual([
      ['farbe', null],
      ['dicke', 'mm'],
    ]);
    expect(page?.table?.rows).toEqual([
      [null, 6],
      ['rot', 4],
    ]);
  });
});
