import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../../resources/access/rule.ts';
import { suggestAnswer } from '../../../resources/calls/suggestAnswer.ts';
import { product as productEntity } from '../../../resources/entities/product.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { platform } from '../../../resources/platform/platforms.ts';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { scopeOf } from '../../records/access/scope.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { categoriesWritten } from '../index/names/categoriesWritten.ts';
import { suggest } from './suggest.ts';

let database: TaggedDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('fenster-tueren', { de: 'Fenster, Türen', fr: 'Fenêtres, portes' });
  await catalogue.category('fenster', { de: 'Fenster', fr: 'Fenêtres' }, ['IfcWindow']);
  await catalogue.category('holzfenster', { de: 'Holzfenster', fr: 'Fenêtres en bois' }, ['IfcWindow']);
  await catalogue.category('waende', { de: 'Wände', fr: 'Murs' }, ['IfcWall', 'IfcWallStandardCase']);
  await catalogue.category('daemmung', { de: 'Dämmung', fr: 'Isolation' });
  const tree = {
    'fenster-tueren': root,
    fenster: 'fenster-tueren',
    holzfenster: 'fenster',
    waende: root,
    daemmung: root,
  };
  await catalogue.tree('CH', tree);
  await catalogue.tree('DE', tree);
  await catalogue.orga('CH', 'muster', 'Geberit Müller AG');
  await catalogue.orga('CH', 'eg', 'EG Holz');
  await catalogue.orga('DE', 'muster', 'Muster GmbH');
  await catalogue.line('CH', 'muster', 'nordstern', 'Nordstern Plus');
  await database.write`
    insert into attribute (sid, name, kind, "group", choices) values
      ('holzart', '{"de":"Holzart"}', 'choice', 'material', '[{"sid":"laerche","label":{"de":"Lärche","fr":"Mélèze"}}]')`;
  await catalogue.products('CH', [
    {
      sid: 'p1',
      title: { de: 'Holzfenster Nordstern', fr: 'Fenêtre en bois Nordstern' },
      subTitle: '1200×1400 mm',
      category: 'holzfenster',
      line: 'nordstern',
      articleNumber: '444.0930.0',
      gtins: ['07612345678900'],
      popularity: 50,
      attributes: { holzart: 'laerche', breite: 1200 },
    },
    { sid: 'p2', title: 'Fenstergriff Tür', category: 'fenster', articleNumber: 'FG-77', popularity: 90 },
    { sid: 'p3', title: 'Tür Eiche', subTitle: 'mit Fenster', category: 'fenster-tueren', popularity: 99 },
    { sid: 'p4', title: 'Fenster Eiche', category: 'fenster', popularity: 5 },
    { sid: 'p5', title: 'Dachbodendämmung Wandfarbe', category: 'daemmung', popularity: 1 },
    { sid: 'p6', title: { de: 'Estrich', fr: 'Chape' }, subTitle: 'DN50', category: 'waende' },
  ]);
  await catalogue.products('DE', [
    {
      sid: 'd1',
      title: 'Holzfenster Hamburg',
      category: 'holzfenster',
      articleNumber: '999.1111',
      gtins: ['04000000000006'],
    },
  ]);
  await catalogue.fold();
});

const inSwitzerland = visitorScope('CH');

async function products(text: string, language: Language = 'de', scope = inSwitzerland): Promise<string[]> {
  const answer = await suggest(database.read, scope, language, text);
  expect(suggestAnswer.safeParse(answer).error).toBeUndefined();
  return answer.productSuggestions.map(({ productSid }) => productSid);
}

describe('product suggestions', () => {
  it('begin with the fourth character', async () => {
    expect(await products('Fen')).toEqual([]);
    expect(await products('Fens')).toContain('p4');
  });

  it('find the beginning of a word, a word within a compound, and an umlaut typed in three ways', async () => {
    expect(await products('holzf')).toEqual(['p1']);
    expect(await products('dämmung')).toContain('p5');
    for (const spelling of ['Lärche', 'Laerche', 'Larche']) expect(await products(spelling)).toEqual(['p1']);
  });

  it('put whole title words first, then ends of compounds, beginnings, and the subtitle', async () => {
    expect((await products('fenster')).slice(0, 4)).toEqual(['p4', 'p1', 'p2', 'p3']);
  });

  it('find a misspelled word by one that is spelled nearly alike, with its first letter', async () => {
    expect(await products('Fesnter')).toContain('p4');
    expect(await products('Estirch')).toEqual(['p6']);
    expect(await products('Tensfer')).toEqual([]);
  });

  it('ask for every word, whatever their order, pass over words that tell nothing, and take some where nothing has all', async () => {
    expect(await products('Eiche Fenster')).toEqual(['p4', 'p3']);
    expect(await products('Fenster aus Eiche')).toEqual(['p4', 'p3']);
    expect(await products('Eiche Nordstern')).toEqual(['p3', 'p4']);
  });

  it('find a compound written in two words', async () => {
    expect(await products('Wand Farbe')).toEqual(['p5']);
  });

  it('find sizes and units however they are written', async () => {
    for (const size of ['1200x1400', '1200 × 1400 mm', '1200X14'])
      expect(await products(size)).toEqual(['p1']);
    expect(await products('DN 50')).toEqual(['p6']);
  });

  it('find by company, product line, category and attribute', async () => {
    expect(await products('Geberit Estrich')).toEqual(['p6']);
    expect(await products('nordstern')).toEqual(['p1']);
    expect(await products('wände')).toEqual(['p6']);
  });

  it('find words of another language when the wanted one has none', async () => {
    expect(await products('chape', 'fr')).toEqual(['p6']);
    expect(await products('estrich', 'fr')).toEqual(['p6']);
    expect(await products('mélèze', 'it')).toEqual(['p1']);
  });

  it('mark the words on the texts as shown', async () => {
    const answer = await suggest(database.read, inSwitzerland, 'de', 'holzfen');
    const [first] = answer.productSuggestions;
    expect(first).toMatchObject({
      orgaName: 'Geberit Müller AG',
      title: 'Holzfenster Nordstern',
      matches: [{ field: 'title', start: 0, end: 7 }],
    });
  });

  it('take whatever is typed', async () => {
    for (const text of [
      "' or 1=1 --",
      '%%%%',
      '🔥🔥🔥🔥',
      'a & b | !c:*',
      '\\\\\\\\',
      'x'.repeat(200),
      'Tu\u0308r Eiche',
    ])
      await expect(products(text)).resolves.toBeDefined();
  });
});

describe('codes', () => {
  it('find a GTIN with or without zeros, blanks and hyphens, and its beginning from six digits on', async () => {
    for (const typed of ['07612345678900', '7612345678900', '7612 3456-78900', '761234', '0761234'])
      expect(await products(typed)).toEqual(['p1']);
    expect(await products('76123')).toEqual([]);
  });

  it('find an article number in any punctuation, its beginning, and what stands behind a separator', async () => {
    for (const typed of ['444.0930.0', '4440930 0', '444-0930-0', '44409300', '4440', '0930'])
      expect(await products(typed)).toEqual(['p1']);
    expect(await products('fg77')).toEqual(['p2']);
  });

  it('with one wrong digit find the nearest, and say which one it is', async () => {
    for (const typed of ['07612345678901', '444.0930.1']) {
      const { productSuggestions } = await suggest(database.read, inSwitzerland, 'de', typed);
      expect(productSuggestions).toMatchObject([
        { productSid: 'p1', why: { kind: 'code', label: '444.0930.0' } },
      ]);
    }
  });

  it('are marked where they match', async () => {
    const matchesOf = async (text: string) =>
      (await suggest(database.read, inSwitzerland, 'de', text)).productSuggestions[0]?.matches;
    expect(await matchesOf('0930')).toContainEqual({ field: 'articleNumber', start: 4, end: 8 });
    expect(await matchesOf('761234')).toContainEqual({ field: 'gtin', start: 1, end: 7 });
  });
});

describe('suggestions of names', () => {
  it('begin with two characters for companies, four for product lines and categories', async () => {
    const two = await suggest(database.read, inSwitzerland, 'de', 'Ge');
    expect(two.orgaSuggestions).toMatchObject([
      { sid: 'muster', name: 'Geberit Müller AG', matches: [{ field: 'name', start: 0, end: 2 }] },
    ]);
    expect((await suggest(database.read, inSwitzerland, 'de', 'G')).orgaSuggestions).toEqual([]);
    const three = await suggest(database.read, inSwitzerland, 'de', 'Fen');
    expect(three.categorySuggestions).toEqual([]);
    expect((await suggest(database.read, inSwitzerland, 'de', 'Nor')).productLineSuggestions).toEqual([]);
    expect((await suggest(database.read, inSwitzerland, 'de', 'Nord')).productLineSuggestions).toMatchObject([
      {
        sid: 'nordstern',
        orgaSid: 'muster',
        title: 'Nordstern Plus',
        orgaName: 'Geberit Müller AG',
        itemCount: 1,
      },
    ]);
  });

  it('say how a category is met, with its path, its children and its products', async () => {
    const { categorySuggestions } = await suggest(database.read, inSwitzerland, 'de', 'fenster');
    expect(
      categorySuggestions.map(({ sid, matchCase, count, children, pathFromRoot }) => ({
        sid,
        matchCase,
        count,
        children: children.map((child) => `${child.sid} ${child.count}`),
        path: pathFromRoot.map((link) => link.sid),
      })),
    ).toEqual([
      {
        sid: 'fenster',
        matchCase: 'parent',
        count: 3,
        children: ['holzfenster 1'],
        path: ['fenster-tueren', 'fenster'],
      },
      {
        sid: 'fenster-tueren',
        matchCase: 'rootParent',
        count: 4,
        children: ['fenster 3'],
        path: ['fenster-tueren'],
      },
      {
        sid: 'holzfenster',
        matchCase: 'absoluteChild',
        count: 1,
        children: [],
        path: ['fenster-tueren', 'fenster', 'holzfenster'],
      },
    ]);
  });

  it('offer categories by IFC class from four characters on', async () => {
    const sids = async (text: string) =>
      (await suggest(database.read, inSwitzerland, 'de', text)).categorySuggestions.map(({ sid }) => sid);
    expect(await sids('ifc')).toEqual([]);
    expect((await sids('ifcw')).toSorted()).toEqual(['fenster', 'holzfenster', 'waende']);
    expect(await sids('Ifc Wall')).toEqual(['waende']);
    const [wall] = (await suggest(database.read, inSwitzerland, 'de', 'IfcWall')).categorySuggestions;
    expect(wall).toMatchObject({ matchCase: 'unknown', matches: [] });
  });

  it('offer categories by a code of their classification from four characters on', async () => {
    await database.write`update category set ebkph_codes = ${['E03.02']} where sid = 'fenster'`;
    await database.write.begin((tx) => categoriesWritten(tx, ['fenster']));
    const sids = async (text: string) =>
      (await suggest(database.read, inSwitzerland, 'de', text)).categorySuggestions.map(({ sid }) => sid);
    expect(await sids('E03')).toEqual([]);
    expect(await sids('E3.2')).toEqual(['fenster']);
  });

  it('speak the wanted language', async () => {
    const { categorySuggestions } = await suggest(database.read, inSwitzerland, 'fr', 'fenetre');
    expect(categorySuggestions.map(({ name }) => name)).toEqual([
      'Fenêtres',
      'Fenêtres, portes',
      'Fenêtres en bois',
    ]);
  });
});

describe('another platform', () => {
  it('finds nothing of the first, by word, code, name or count', async () => {
    const inGermany = visitorScope('DE');
    expect(await products('holzfenster', 'de', inGermany)).toEqual(['d1']);
    expect(await products('444.0930.0', 'de', inGermany)).toEqual([]);
    expect(await products('nordstern', 'de', inGermany)).toEqual([]);
    expect(await products('04000000000006')).toEqual([]);
    const answer = await suggest(database.read, inGermany, 'de', 'Geberit');
    expect(answer.orgaSuggestions).toEqual([]);
    const { categorySuggestions } = await suggest(database.read, inGermany, 'de', 'Holzfenster');
    expect(categorySuggestions.map(({ count }) => count)).toEqual([1]);
    expect(await products('holzfenster', 'de', visitorScope('AT'))).toEqual([]);
  });

  it('of machines shows the rows of the one it belongs to, a sandbox its own', async () => {
    expect(await products('holzfenster', 'de', visitorScope('CH_API'))).toContain('p1');
    expect(await products('holzfenster', 'de', visitorScope('CH_DEMO'))).toEqual([]);
  });

  it('that is private tells a stranger nothing', async () => {
    const stranger = scopeOf(anonymous, { platform: platform('CH_DEMO') }, productEntity, 'view');
    expect(await suggest(database.read, stranger, 'de', 'holzfenster')).toEqual({
      categorySuggestions: [],
      productSuggestions: [],
      orgaSuggestions: [],
      productLineSuggestions: [],
    });
  });
});
