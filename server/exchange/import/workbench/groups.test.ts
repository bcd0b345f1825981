import { beforeAll, describe, expect, it } from 'vitest';
import type { Workbench } from '../../../../resources/calls/workbenchAnswers.ts';
import { importApp, type ImportApp } from '../../../../tests/setup/importApp.ts';
import { shownGroup } from '../../../../resources/exchange/groupOfSheet.ts';
import { workbookOf, workbookOfSheets } from '../../../../tests/setup/workbook.ts';
import { workbenchOf, type WorkbenchCalls } from '../../../../tests/setup/workbenchOf.ts';

let world: ImportApp;
let desk: WorkbenchCalls;
beforeAll(async () => {
  world = await importApp();
  desk = workbenchOf(world);
});

const head = ['Artikelnummer', 'Bezeichnung', 'Warengruppe'];
/** Products of a group that say what they are, and some that do not. */
const rows = (name: string, group: string, title: string, count = 4) =>
  Array.from({ length: count }, (_, n) => [`${name}${n}`, `${title} ${name} ${n}`, group]);

/** What becomes of a file once another one was written with all that was decided of it. */
const remembered = async (workbench: Workbench, file: Buffer) => {
  await desk.run(workbench);
  await desk.ended(workbench.id);
  return desk.begin(file);
};

const decidedAt = async ({ id }: Workbench) => {
  const answer = await world.call('GET', `workbench/CH/${id}/decisions?lang=de`);
  return answer.json().values;
};

describe('Groups of a file that are called like no category (behaviour B371, B372)', () => {
  it('are taken where words and products agree, and never again once that was taken back', async () => {
    const begun = await desk.begin(
      await workbookOf(
        head,
        ...rows('A', 'Holzfenster Serie 7', 'Holzfenster'),
        ...rows('B', 'Kram', 'Ding', 2),
      ),
    );
    expect(begun).toMatchObject({ good: 6, faulty: 0, withoutCategory: 2, open: { values: 1 } });
    expect(await decidedAt(begun)).toEqual([
      {
        field: 'mainCategory',
        value: 'Holzfenster Serie 7',
        translation: 'holzfenster',
        label: 'Holzfenster',
        reason: expect.objectContaining({
          code: 'group-both',
          message: 'Die Gruppe spricht davon («Holzfenster»), auch 4 von 4 Titeln.',
        }),
      },
    ]);
    const back = await desk.decide(begun, {
      values: [{ field: 'mainCategory', value: 'Holzfenster Serie 7', translation: null }],
    });
    expect(back).toMatchObject({ good: 6, withoutCategory: 6, open: { values: 2 } });
    const [first] = await desk.values(back.id);
    expect(first).toMatchObject({
      value: 'Holzfenster Serie 7',
      proposals: [{ translation: 'holzfenster', reason: { code: 'group-both' } }],
    });
  });

  it('are all taken as proposed, and the rest as one category, in two decisions; the next file asks nothing', async () => {
    const file = (name: string) =>
      workbookOf(
        head,
        ...rows(`${name}C`, 'Holzfenster diverse', 'Artikel'),
        ...rows(`${name}D`, 'Türen nach Mass', 'Blatt'),
        ...rows(`${name}E`, 'Kram', 'Ding'),
        ...rows(`${name}F`, 'Sonst noch was', 'Ding'),
      );
    const begun = await desk.begin(await file('1'));
    expect(begun).toMatchObject({ good: 16, withoutCategory: 16, open: { values: 4 } });
    const proposed = await desk.decide(begun, { rest: [{ field: 'mainCategory', translation: null }] });
    expect(proposed).toMatchObject({ good: 16, withoutCategory: 8, open: { values: 2 } });
    const whole = await desk.decide(proposed, { rest: [{ field: 'mainCategory', translation: 'fenster' }] });
    expect(whole).toMatchObject({ good: 16, withoutCategory: 0, open: { values: 0 } });
    await desk.run(whole);
    expect(await desk.ended(whole.id)).toMatchObject({ state: 'done', taken: 16 });
    const products = await world.productsOf();
    expect(new Set(products.map(({ mainCategory }) => mainCategory))).toEqual(
      new Set(['holzfenster', 'tueren', 'fenster']),
    );
    expect(await desk.begin(await file('2'))).toMatchObject({
      good: 16,
      withoutCategory: 0,
      open: { values: 0 },
    });
  });

  it('go below the category that somebody chooses where that is proposed, else into it', async () => {
    const begun = await desk.begin(
      await workbookOf(
        head,
        ...rows('G', 'Holzfenster sonstige', 'Artikel'),
        ...rows('H', 'Türen Sonder', 'Blatt'),
        ...rows('I', 'Bunt', 'Ding'),
      ),
    );
    const decided = await desk.decide(begun, {
      rest: [{ field: 'mainCategory', translation: 'fenster', below: true }],
      values: [{ field: 'mainCategory', value: 'Bunt', translation: 'tueren' }],
    });
    expect(decided).toMatchObject({ withoutCategory: 0, open: { values: 0 } });
    const said = (await decidedAt(decided)).map(
      ({ value, translation }: { value: string; translation: string }) => [value, translation],
    );
    expect(Object.fromEntries(said)).toEqual({
      'Holzfenster sonstige': 'holzfenster',
      'Türen Sonder': 'fenster',
      Bunt: 'tueren',
    });
  });

  it('that say nothing lose their products to what these are called, once more for the next file (behaviour B400)', async () => {
    const file = async (name: string) =>
      workbookOf(
        head,
        ...Array.from({ length: 8 }, (_, n) => [`${name}N${n}`, `Holzfenster Arve ${n}`, 'Diverses']),
        ...Array.from({ length: 3 }, (_, n) => [`${name}M${n}`, `Ding mit Holzfenster ${n}`, 'Diverses']),
      );
    const begun = await desk.begin(await file('1'));
    expect(begun).toMatchObject({ good: 11, withoutCategory: 3, open: { values: 1 } });
    expect(await decidedAt(begun)).toMatchObject([
      {
        value: 'Diverses › Holzfenster',
        translation: 'holzfenster',
        reason: { code: 'group-part', message: 'Die 8 Titel beginnen mit «Holzfenster».' },
      },
    ]);
    const whole = await desk.decide(begun, {
      values: [{ field: 'mainCategory', value: 'Diverses', translation: 'tueren' }],
    });
    expect(whole).toMatchObject({ good: 11, withoutCategory: 0 });
    const second = await remembered(whole, await file('2'));
    expect(second).toMatchObject({ good: 11, withoutCategory: 0, open: { values: 0 } });
    const back = await desk.decide(second, {
      values: [{ field: 'mainCategory', value: 'Diverses', translation: null }],
    });
    expect(back).toMatchObject({ good: 11 });
  });

  it('that are missing altogether are decided for the whole sheet, and for no other list (behaviour B401)', async () => {
    const file = (name: string, remark = 'Bemerkung') =>
      workbookOf(
        ['Artikelnummer', 'Bezeichnung', remark],
        [`${name}1`, 'Ding eins', 'kurz'],
        [`${name}2`, 'Ding zwei', 'lang'],
      );
    const begun = await desk.begin(await file('O'));
    expect(begun).toMatchObject({ good: 2, withoutCategory: 2, open: { values: 1 } });
    const [cause] = await desk.causes(begun.id);
    expect(cause).toMatchObject({ code: 'no-category', stops: 'nothing', count: 2 });
    const [open] = await desk.values(begun.id);
    const value = open?.value ?? '';
    expect(shownGroup(value, 'alles')).toBe('alles');
    const whole = await desk.decide(begun, {
      values: [{ field: 'mainCategory', value, translation: 'tueren' }],
    });
    expect(whole).toMatchObject({ good: 2, withoutCategory: 0 });
    expect(await remembered(whole, await file('Q'))).toMatchObject({
      withoutCategory: 0,
      open: { values: 0 },
    });
    const other = await desk.begin(await file('R', 'Bemerkungen intern'));
    expect(other).toMatchObject({ open: { values: 1 } });
  });

  it('of series are of what their sheet is called', async () => {
    const file = await workbookOfSheets({
      Türen: [['Artikelnummer', 'Bezeichnung', 'Preis'], ['Serie Arve'], ...rows('P', '9.90', 'Modell')],
      Preise: [['Alle Preise ohne Steuer']],
    });
    expect(await desk.begin(file)).toMatchObject({ good: 4, withoutCategory: 0 });
  });

  it('on a sheet that is called like a category are what they say themselves, if that is surer (behaviour B663)', async () => {
    const file = await workbookOfSheets({
      Türen: [
        ['Artikelnummer', 'Bezeichnung', 'Preis'],
        ['Holzfenster der Serie 8'],
        ...rows('V', '9.90', 'Holzfenster'),
        ['Serie Birke'],
        ...rows('W', '9.90', 'Modell'),
      ],
      Preise: [['Alle Preise ohne Steuer']],
    });
    const begun = await desk.begin(file);
    expect(begun).toMatchObject({ good: 8, withoutCategory: 0 });
    await desk.run(begun);
    await desk.ended(begun.id);
    const categories = Object.fromEntries(
      (await world.productsOf()).map(({ articleNumber, mainCategory }) => [articleNumber, mainCategory]),
    );
    expect(categories).toMatchObject({ V1: 'holzfenster', W1: 'tueren' });
  });

  it('are what their products are called where no column is their title, with what the row adds (behaviour B461)', async () => {
    const file = await workbookOf(
      ['Artikelnummer', 'Grösse', 'Preis'],
      ['Holzfenster Arve'],
      ['S1', 'DN 113', '9.90'],
      ['S2', 'DN 130', '9.90'],
      ['Pforte'],
      ['S3', 'DN 113', '9.90'],
    );
    const begun = await desk.begin(file);
    expect(begun).toMatchObject({ good: 3, faulty: 0 });
    await desk.run(begun);
    await desk.ended(begun.id);
    const titles = new Map(
      (await world.productsOf()).map(({ articleNumber, title }) => [articleNumber, title]),
    );
    expect([...'123'].map((n) => titles.get(`S${n}`))).toEqual([
      { de: 'Holzfenster Arve DN 113' },
      { de: 'Holzfenster Arve DN 130' },
      { de: 'Pforte DN 113' },
    ]);
  });

  it('of titles between products are judged as those of a column', async () => {
    const begun = await desk.begin(
      await workbookOf(
        ['Artikelnummer', 'Bezeichnung', 'Preis'],
        ['Holzfenster der Serie 9'],
        ...rows('K', '9.90', 'Holzfenster'),
        ['Allerlei anderes'],
        ...rows('L', '9.90', 'Ding'),
      ),
    );
    expect(begun).toMatchObject({ good: 8, withoutCategory: 4 });
    const whole = await desk.decide(begun, { rest: [{ field: 'mainCategory', translation: 'tueren' }] });
    expect(whole).toMatchObject({ good: 8, withoutCategory: 0 });
  });
});
