import { beforeAll, describe, expect, it } from 'vitest';
import { searchPage } from '../../../resources/calls/searchPage.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { catalogueOf, root, visitorScope } from '../../../tests/setup/catalogue.ts';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import type { TaggedDatabase } from '../../../tests/setup/tagged.ts';
import { writePhrases, type Phrase } from '../vocabulary/writePhrases.ts';
import { suggest } from '../suggestions/suggest.ts';
import { search } from './search.ts';

let database: TaggedDatabase;

const term = (label: string, target: string, more: Partial<Phrase> = {}): Phrase => ({
  language: 'de',
  platform: '',
  target,
  label,
  direction: 'oneWay',
  source: 'term',
  sourceSid: label,
  ...more,
});

beforeAll(async () => {
  database = await freshDatabase();
  const catalogue = catalogueOf(database);
  await catalogue.category('sanitaer', 'Sanitär und Türen');
  await catalogue.category('waschtische', { de: 'Waschtische', fr: 'Lavabos' });
  await catalogue.category('wassererwaermer', 'Wassererwärmer');
  await catalogue.category('innentueren', 'Innentüren', ['IfcDoor']);
  await catalogue.category('armaturen', 'Armaturen');
  await catalogue.tree('CH', {
    sanitaer: root,
    waschtische: 'sanitaer',
    wassererwaermer: 'sanitaer',
    armaturen: 'sanitaer',
    innentueren: root,
  });
  await catalogue.orga('CH', 'muster', 'Muster AG');
  await catalogue.orga('CH', 'nordwerk', 'Nordwerk Sanitär GmbH');
  await catalogue.line('CH', 'muster', 'plus', 'Alpina plus');
  await catalogue.attribute('inhalt', 'number', 'l');
  await catalogue.attribute('leistung', 'number', 'W');
  await catalogue.category('fenster', 'Fenster');
  await catalogue.category('parkett', 'Parkett');
  await catalogue.tree('CH', { fenster: root, parkett: root });
  await catalogue.attribute('U-Wert', 'number', 'W/(m²·K)');
  await catalogue.attribute('glaswert', 'number', 'W/(m²·K)');
  await catalogue.attribute('breite', 'number', 'mm');
  await catalogue.attribute('hoehe', 'number', 'mm');
  await catalogue.attribute('euroklasse', 'choice', undefined, ['A1', 'E']);
  await catalogue.attribute('holzart', 'choice', undefined, ['Eiche', 'Nussbaum']);
  await catalogue.products('CH', [
    {
      sid: 'w60',
      title: 'Waschtisch Pura, 600 × 480 mm',
      category: 'waschtische',
      articleNumber: '242.137.00.1',
    },
    { sid: 'w80', title: 'Waschtisch Pura, 800 × 480 mm', category: 'waschtische', orgaSid: 'nordwerk' },
    {
      sid: 'b300',
      title: 'Wassererwärmer Alpina',
      category: 'wassererwaermer',
      attributes: { inhalt: 300, leistung: 430 },
    },
    {
      sid: 'b500',
      title: 'Wassererwärmer Alpina',
      category: 'wassererwaermer',
      line: 'plus',
      attributes: { inhalt: 500 },
    },
    { sid: 'kabel', title: 'Kabel Amperia, 5 × 2,5 mm²', category: 'armaturen' },
    { sid: 'tuer', title: 'Innentür Eiche', category: 'innentueren', popularity: 5 },
    { sid: 'hahn', title: { de: 'Einhebelmischer', it: 'Rubinetto' }, category: 'armaturen', popularity: 9 },
  ]);
  await catalogue.products('CH', [
    {
      sid: 'f8',
      title: 'Fenster Alpin',
      category: 'fenster',
      attributes: { 'U-Wert': 0.8, glaswert: 0.5, breite: 900, hoehe: 1200, euroklasse: 'E' },
    },
    {
      sid: 'f12',
      title: 'Fenster Jura',
      category: 'fenster',
      attributes: { 'U-Wert': 1.2, glaswert: 0.8, breite: 1200, hoehe: 900, euroklasse: 'A1' },
    },
    { sid: 'eiche', title: 'Landhausdiele', category: 'parkett', attributes: { holzart: 'Eiche' } },
    { sid: 'nuss', title: 'Schiffsboden', category: 'parkett', attributes: { holzart: 'Nussbaum' } },
  ]);
  await catalogue.fold();
  await database.write.transaction((tx) =>
    writePhrases(tx, [
      term('Boiler', 'c:wassererwaermer', { direction: 'both' }),
      term('Schüttstein', 'c:waschtische'),
      term('Spültrog', 'c:waschtische', { platform: 'AT' }),
      term('Lavabo', 'w:waschtisch'),
      term('Wärmedurchgang', 'a:U-Wert'),
      term('Eichenparkett', 'c:parkett'),
      term('CW', 'c:armaturen'),
      term('Schiffsmast', 'c:parkett', { direction: 'nearby' }),
      term('Mischer', 'c:waschtische', { direction: 'nearby' }),
    ]),
  );
});

async function ask(text: string, language: Language = 'de') {
  const page = await search(database.read, visitorScope('CH'), language, { text, page: 1, size: 24 });
  expect(searchPage.safeParse(page).error).toBeUndefined();
  const sids = page.products.map(({ productSid }) => productSid);
  return { ...page, fitting: sids.slice(0, page.exact), coming: sids.slice(page.exact) };
}

describe('What is typed is understood', () => {
  it('by the vocabulary, where it holds', async () => {
    expect((await ask('Boiler')).fitting.toSorted()).toEqual(['b300', 'b500']);
    expect((await ask('Schüttsteine')).fitting.toSorted()).toEqual(['w60', 'w80']);
    expect((await ask('Lavabos')).fitting.toSorted()).toEqual(['w60', 'w80']);
    expect((await ask('Spültrog')).fitting).toEqual([]);
  });

  it('as a quantity in any unit, of the title and of an attribute', async () => {
    expect((await ask('Waschtisch 60 cm')).fitting).toEqual(['w60']);
    expect((await ask('Boiler 300l')).fitting).toEqual(['b300']);
    expect((await ask('Boiler unter 400 Liter')).fitting).toEqual(['b300']);
    expect((await ask('Waschtisch 48/80')).fitting).toEqual(['w80']);
  });

  it('and what it finds of a company is narrowed by product lines, as these are called', async () => {
    const request = { text: 'Boiler', page: 1, size: 24, orga: 'muster' };
    const { facets } = await search(database.read, visitorScope('CH'), 'de', request);
    expect(facets?.lines).toMatchObject([{ orgaSid: 'muster', name: 'Alpina plus', count: 1 }]);
  });

  it('and said in pieces, each of which can be taken away', async () => {
    const { understood } = await ask('Boiler 300l');
    expect(understood).toEqual([
      { kind: 'category', typed: 'Boiler', label: 'Wassererwärmer', without: '300l' },
      { kind: 'quantity', typed: '300l', label: '300 l', without: 'Boiler' },
    ]);
    expect((await ask('Nordwerk Waschtisch')).understood).toMatchObject([
      { kind: 'orga', label: 'Nordwerk Sanitär GmbH', without: 'Waschtisch' },
    ]);
  });

  it('by a company, which narrows', async () => {
    expect((await ask('Nordwerk Waschtisch')).fitting).toEqual(['w80']);
  });

  it('as a class, alone and among words', async () => {
    expect((await ask('IfcDoor')).fitting).toEqual(['tuer']);
    expect((await ask('IfcDoor Eiche')).fitting).toEqual(['tuer']);
  });

  it('in another language, which is said', async () => {
    expect(await ask('rubinetto')).toMatchObject({ fitting: ['hahn'], foundIn: 'it' });
    expect(await ask('Waschtisch')).toMatchObject({ foundIn: null });
  });
});

describe('Words count where they belong', () => {
  it('a part of a compound where one begins: a door is in Innentür, not in Armaturen', async () => {
    expect((await ask('Türe')).fitting).toEqual(['tuer']);
  });

  it("a product's own words before the names above it", async () => {
    expect((await ask('Tür')).fitting).toEqual(['tuer']);
  });
});

describe('What does not fit stands apart', () => {
  it('by the nearest quantities, the nearest first', async () => {
    const page = await ask('Boiler 320 l');
    expect(page).toMatchObject({ fitting: [], coming: ['b300', 'b500'], near: { reason: 'quantity' } });
    expect(page.totals.product).toBe(0);
    expect(page.shorter).toEqual([{ text: 'Boiler', count: 2 }]);
  });

  it('by the words that were given up', async () => {
    expect(await ask('Boiler Glitzerstaub')).toMatchObject({
      fitting: [],
      near: { reason: 'without', without: ['Glitzerstaub'] },
    });
  });

  it('where a term says that it is something else, and is no hit of the panel either (behaviour B467)', async () => {
    const page = await ask('Schiffsmast');
    expect(page).toMatchObject({ fitting: [], near: { reason: 'without', without: ['Schiffsmast'] } });
    expect([page.coming.toSorted(), page.totals]).toEqual([
      ['eiche', 'nuss'],
      { product: 0, category: 0, orga: 0, productLine: 0 },
    ]);
    const panel = await suggest(database.read, visitorScope('CH'), 'de', 'Schiffsmast');
    expect(panel.productSuggestions.map(({ productSid }) => productSid).toSorted()).toEqual([
      'eiche',
      'nuss',
    ]);
    expect([panel.productsComeNear, panel.categorySuggestions]).toEqual([true, []]);
    // A product that says it itself fits.
    expect(await ask('Mischer')).toMatchObject({ fitting: ['hahn'] });
  });

  it('and a number alone finds nothing for a text of words', async () => {
    expect(await ask('Glitzerstaub 300')).toMatchObject({ fitting: [], coming: [] });
  });

  it('an unknown compound by its head, its beginning puts in front', async () => {
    expect(await ask('Zauberwaschtisch')).toMatchObject({ fitting: [], near: { reason: 'without' } });
    expect((await ask('Zauberwaschtisch')).coming.toSorted()).toEqual(['w60', 'w80']);
  });

  it('a spelling is offered only where it is another one', async () => {
    expect((await ask('Wascthisch')).didYouMean).toBe('Waschtisch');
    for (const text of ['waschtisch', 'Wassererwarmer', 'Wassererwaermer'])
      expect((await ask(text)).didYouMean).toBeNull();
  });
});

it('Several codes are answered one by one', async () => {
  const { codes, totals } = await ask('242.137.00.1, 617.005.30.2');
  expect(totals.product).toBe(1);
  expect(codes).toMatchObject([
    { typed: '242.137.00.1', products: [{ productSid: 'w60' }], reason: null },
    { typed: '617.005.30.2', products: [] },
  ]);
});

describe('A value beside the name of an attribute is a value of that attribute (behaviour B458)', () => {
  it.each([
    ['Fenster U-Wert unter 1.0', ['f8']],
    ['Fenster U-Wert von höchstens 1,0 W/m2K', ['f8']],
    ['U=0.8', ['f8']],
    ['Fenster U < 1', ['f8']],
    ['Fenster u-wert: 1.2', ['f12']],
    ['Fenster mit 0.8 U-Wert', ['f8']],
    ['Fenster Wärmedurchgang mindestens 1', ['f12']],
    ['Fenster Breite 900', ['f8']],
    ['Fenster 120 cm breite', ['f12']],
    ['Fenster Breite 90 Höhe 120', ['f8']],
    ['Euroklasse A1 Fenster', ['f12']],
  ])('%s', async (text, fitting) => {
    expect((await ask(text)).fitting).toEqual(fitting);
  });

  it('and is said by the name of the attribute', async () => {
    expect((await ask('Fenster U-Wert unter 1.0')).understood).toContainEqual({
      kind: 'value',
      typed: 'U-Wert unter 1.0',
      label: 'U-Wert ≤ 1 W/(m²·K)',
      without: 'Fenster',
    });
  });

  it('where none has it, the nearest come near', async () => {
    expect(await ask('Fenster U-Wert 0.7')).toMatchObject({
      fitting: [],
      coming: ['f8', 'f12'],
      near: { reason: 'quantity' },
      facets: null,
    });
  });

  it('and a name without a value asks for nothing that products lack', async () => {
    expect((await ask('Fenster U-Wert')).fitting.toSorted()).toEqual(['f12', 'f8']);
  });
});

describe('Said is only what was meant (behaviour B460)', () => {
  it('a code is called so, not a size', async () => {
    expect((await ask('Innentür T30')).understood).toMatchObject([{ kind: 'designation', label: 'T30' }]);
  });

  it('a unit is written as it is on a product', async () => {
    expect((await ask('Boiler 430 w')).understood).toContainEqual(
      expect.objectContaining({ kind: 'quantity', label: '430 W' }),
    );
  });

  it('letters before a hyphen are no word of their own', async () => {
    expect((await ask('CW-Wert')).understood).toEqual([]);
  });

  it('a size that nobody has stands as typed', async () => {
    const { understood } = await ask('Innentür 80x200');
    expect(understood.flatMap(({ kind, label }) => (kind === 'quantity' ? [label] : []))).not.toContain(
      '80 mm × 200 mm',
    );
  });

  it('small numbers of a size without a unit, which may count something, stand as typed', async () => {
    const { understood, fitting } = await ask('Kabel 5x2.5');
    expect(fitting).toEqual(['kabel']);
    expect(understood.flatMap(({ kind, label }) => (kind === 'quantity' ? [label] : []))).toEqual(['5x2.5']);
  });

  it('the beginning of a compound that is a value is asked for', async () => {
    expect((await ask('Eichenparkett')).fitting).toEqual(['eiche']);
    expect((await ask('Eichenparkett')).coming).toEqual(['nuss']);
    expect((await ask('Eichenparkett')).understood).toMatchObject([{ label: 'Parkett, Eiche' }]);
  });
});
