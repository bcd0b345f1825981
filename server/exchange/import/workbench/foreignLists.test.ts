import { describe, expect, it } from 'vitest';
import { companyAtWorkbench } from '../../../../tests/setup/companyAtWorkbench.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

const at = companyAtWorkbench();

const sizes = [10, 15, 20, 25, 32, 40];

async function fieldsOf(body: Buffer | string) {
  const begun = await at.desk.begin(body);
  const columns = (await at.desk.columns(begun.id)).flatMap((layout) => layout.columns);
  return {
    begun,
    fields: Object.fromEntries(
      columns.map(({ column, field, reason }) => [column, field ?? reason?.code ?? null]),
    ),
  };
}

describe('A list in the words of its program', () => {
  it('has headings of which none is understood, and they are no product (behaviour B662)', async () => {
    const { begun, fields } = await fieldsOf(
      [
        'XNB\tXTX\tUPC12\tQQA\tQQB',
        ...sizes.map((size) => `REG001${size}\tSidewall register ${size}\t\t${size}.5\t${size}`),
      ].join('\n'),
    );
    expect(begun).toMatchObject({ good: 6, faulty: 0, report: { read: 6 } });
    expect(fields).toMatchObject({ A: 'articleNumber', B: 'title.de' });
  });

  it('has codes of its groups, their names in another language, and what it says twice, and none of it is asked (behaviour B754)', async () => {
    const { begun, fields } = await fieldsOf(
      await workbookOf(
        ['Art.-Nr.', 'Bezeichnung', 'WGr', 'WGr-Bezeichnung', 'Groupe', 'Titel'],
        ...sizes.map((size) => [
          `K-${size}`,
          `Rahmen ${size}`,
          size > 20 ? '0210' : '0220',
          size > 20 ? 'Fenster' : 'Türen',
          size > 20 ? 'Fenêtres' : 'Portes',
          `Rahmen ${size}`,
        ]),
      ),
    );
    expect(fields).toMatchObject({ C: 'code-of', D: 'mainCategory', E: 'called-otherwise' });
    expect(begun).toMatchObject({ good: 6, open: { columns: 0 } });
  });

  it('leads to its groups step by step, whatever that is called (behaviour B754)', async () => {
    const { fields } = await fieldsOf(
      [
        'Art.-Nr.;Bezeichnung;Fil',
        ...sizes.map((size) => `K-${size};Rahmen ${size};Bau > ${size > 20 ? 'Fenster' : 'Türen'}`),
      ].join('\n'),
    );
    expect(fields).toMatchObject({ C: 'mainCategory' });
  });

  it('may number its groups, and that holds no row up', async () => {
    const { begun } = await fieldsOf(
      await workbookOf(
        ['Art.-Nr.', 'Bezeichnung', 'Gruppe'],
        ...sizes.map((size) => [`K-${size}`, `Rahmen ${size}`, size > 20 ? 10 : 20]),
      ),
    );
    expect(begun).toMatchObject({ good: 6, faulty: 0, withoutCategory: 6 });
  });

  it('is numbered by what each row has, and not by a number that some lack (behaviour B652)', async () => {
    const { begun, fields } = await fieldsOf(
      [
        'N° IST;Désignation;Réf. usine;Prix',
        ...sizes.map((size) => `10.120${size};Panneau ${size};${size > 20 ? `9625${size}` : ''};${size}`),
      ].join('\n'),
    );
    expect(fields).toMatchObject({ A: 'articleNumber' });
    expect(begun).toMatchObject({ good: 6, faulty: 0 });
  });

  it('breaks lines as a word processor does, and in XML has signs that XML forbids in one cell alone (behaviour B795)', async () => {
    const articles = sizes.map(
      (size) =>
        `<artikel><nummer>K-${size}</nummer><titel>Rahmen&#11;${size}${size === 10 ? '&#7;' : ''}</titel></artikel>`,
    );
    const { begun } = await fieldsOf(`<?xml version="1.0"?><liste>${articles.join('')}</liste>`);
    expect(begun).toMatchObject({ good: 5, faulty: 1 });
    await at.desk.run(begun);
    await at.desk.ended(begun.id);
    expect(await at.world.productsOf()).toContainEqual(
      expect.objectContaining({ articleNumber: 'K-15', title: { de: 'Rahmen 15' } }),
    );
  });

  it('writes days without signs, and none as it likes; digits with the mark of a text', async () => {
    const { begun, fields } = await fieldsOf(
      [
        'Art.-Nr.;Bezeichnung;EAN;Auslaufdatum',
        ...sizes.map(
          (size, at) =>
            `K-${size};Rahmen ${size};'501332200011${at === 0 ? 0 : ''};${at ? '00000000' : '20261231'}`,
        ),
      ].join('\n'),
    );
    expect(fields).toMatchObject({ D: 'endOfSale' });
    expect(begun).toMatchObject({ faulty: 5 });
    await at.desk.run(begun);
    await at.desk.ended(begun.id);
    expect(await at.world.productsOf()).toMatchObject([{ articleNumber: 'K-10', gtins: ['05013322000110'] }]);
  });
});

describe('A list that says something more than once', () => {
  const csv = (head: string, row: (size: number, at: number) => string) =>
    [head, ...[...sizes, 50, 63, 75, 90].map(row)].join('\n');

  it('is not asked about a name within the title (behaviour B790)', async () => {
    const { fields } = await fieldsOf(
      csv('Art.-Nr.;Titel;Bezeichnung', (size) => `K-${size};ACME Rahmen ${size};Rahmen ${size}`),
    );
    expect(fields).toMatchObject({ B: 'title.de', C: 'said-within' });
  });

  it('has the longer of two descriptions, and the shorter below the title (behaviour B791)', async () => {
    const { fields } = await fieldsOf(
      csv(
        'sku;name;description;description_long',
        (size) =>
          `K-${size};Frame ${size};Frame of oak, ${size} mm;This frame of oiled oak is ${size} mm deep, and closes tightly.`,
      ),
    );
    expect(fields).toMatchObject({ C: 'subTitle.en', D: 'description.en' });
  });

  it('has all pictures of a product in a cell', async () => {
    const url = (size: number, name: string) => `https://shop.example/${size}-${name}.jpg`;
    const { fields } = await fieldsOf(
      csv('Art.-Nr.;Titel;ZZ', (size) => `K-${size};Rahmen ${size};"${url(size, 'a')}; ${url(size, 'b')}"`),
    );
    expect(fields).toMatchObject({ C: 'images' });
  });

  it('has the part of a group as a level of it, even if some are all of theirs (behaviour B794)', async () => {
    const { fields } = await fieldsOf(
      csv('Réf.;Désignation;Catégorie;sous_section', (size, at) => {
        const group = at % 3 === 0 ? 'Portes' : 'Fenêtres';
        return `K-${size};Cadre ${size};${group};${at > 7 ? 'Tous' : `${group} ${at % 2 ? 'en bois' : 'en acier'}`}`;
      }),
    );
    expect(fields).toMatchObject({ C: 'mainCategory', D: 'mainCategory' });
  });

  it('has a name in short below the title (behaviour B782)', async () => {
    const { fields } = await fieldsOf(
      csv('Art.-Nr.;Name;Kurzname;Gruppe', (size) => `K-${size};Rahmen aus Eiche ${size};RE ${size};Fenster`),
    );
    expect(fields).toMatchObject({ B: 'title.de', C: 'subTitle.de' });
  });

  it('has groups with their numbers, and a factor of prices is no quantity (behaviour B792)', async () => {
    const { fields } = await fieldsOf(
      csv(
        'Cod. art.;Descrizione;Prezzo;Desc_FW;Min. mult.',
        (size, at) =>
          `K-${size};Telaio ${size};${size}.50;${at % 2 ? '08 - Finestre' : '12 - Porte'};1.${35 + at}`,
      ),
    );
    expect(fields).toMatchObject({ D: 'mainCategory' });
    expect(fields).not.toMatchObject({ E: 'orderQuantity' });
  });

  it('has kinds of things for categories, and what it is for says none of its own (behaviours B792, B793)', async () => {
    const { fields } = await fieldsOf(
      csv(
        'Cod. art.;Descrizione;Prodotto;Per serie',
        (size, at) => `K-${size};Telaio ${size};${at % 2 ? 'Finestre' : 'Porte'};Brio ${size}`,
      ),
    );
    expect(fields).toMatchObject({ C: 'mainCategory', D: null });
  });
});
