import { describe, expect, it } from 'vitest';
import type { UnderstoodColumn } from '../../../resources/calls/understoodColumn.ts';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';

const world = await companyOfImports();

/** What a dry run says of the columns of a list, by their headings. */
async function columnsOf(lines: readonly (readonly (string | number)[])[]) {
  const body = lines.map((line) => line.join(';')).join('\n');
  const report = world.reportOf(
    await world.send({ body, headers: { 'content-type': 'text/csv' }, query: { dryRun: 'true' } }),
  );
  return new Map<string, Pick<UnderstoodColumn, 'field' | 'reason'>>(
    report.columns.map((column) => [column.heading, { field: column.field, reason: column.reason }]),
  );
}

/** A list of twelve articles with what else is said of each. */
function listWith(headings: readonly string[], say: (at: number) => readonly (string | number)[]) {
  const articles = Array.from({ length: 12 }, (_, at) => [
    `PX-${at + 10}`,
    `Winkelverbinder ${at + 10}`,
    (7.35 * 1.4 ** at).toFixed(2),
    ...say(at),
  ]);
  return [['Artikelnummer', 'Bezeichnung', 'Preis', ...headings], ...articles];
}

describe('a list tells of its columns', () => {
  it('what belongs to offers: what moves with the prices, currencies, the discount between two prices (behaviour B776)', async () => {
    const columns = await columnsOf(
      listWith(['RBX', 'XNT', 'DEV', 'KXY'], (at) => {
        const price = 7.35 * 1.4 ** at;
        const discount = 20 + (at % 3) * 5;
        return [discount, (price * (1 - discount / 100)).toFixed(2), 'EUR', (at % 4) * 7.5 + 3];
      }),
    );
    expect(columns.get('XNT')?.reason?.code).toBe('with-prices');
    expect(columns.get('DEV')?.reason?.code).toBe('offers');
    expect(columns.get('RBX')?.reason?.code).toBe('offers');
    expect(columns.get('KXY')?.reason?.code).not.toBe('with-prices');
  });

  it('nothing of offers where a measure is as large as its price is high, if its heading has a unit', async () => {
    const columns = await columnsOf(listWith(['Nx (mm)'], (at) => [(73.5 * 1.4 ** at).toFixed(0)]));
    expect(columns.get('Nx (mm)')?.reason?.code).not.toBe('with-prices');
  });

  it('what a heading may mean where nothing else is it, and only if the values are such (behaviour B775)', async () => {
    const series = await columnsOf(listWith(['XX_SERIE'], (at) => [at < 6 ? 'Luma' : 'Argilla']));
    expect(series.get('XX_SERIE')).toMatchObject({ field: 'productLine', reason: { code: 'only-one' } });
    const numbers = await columnsOf(listWith(['YX_SERIE'], (at) => [at < 6 ? '12' : '14']));
    expect(numbers.get('YX_SERIE')?.field).not.toBe('productLine');
    const two = await columnsOf(
      listWith(['XX_SERIE', 'XY_SERIE'], (at) => [at < 6 ? 'Luma' : 'Argilla', at < 4 ? 'Nova' : 'Terra']),
    );
    expect([two.get('XX_SERIE')?.field, two.get('XY_SERIE')?.field]).not.toContain('productLine');
  });

  it('a text in another language that is called like one in the first (behaviour B797)', async () => {
    const texts = (at: number) => [
      `Motore ${at}`,
      `Motor ${at}`,
      `Motoriduttore per stufe a pellet, albero cavo senza spina, pacco magnetico da 32 mm, senso orario, ${at} giri al minuto`,
      `Albero cavo senza spina ${at}`,
      `Gear motor for pellet stoves, hollow shaft without spindle, magnetic pack of 32 mm, clockwise rotation, ${at} turns a minute`,
      `Hollow shaft without spindle ${at}`,
    ];
    const kinds = ['name', 'description', 'description_short'].flatMap((kind) => [
      `${kind}_it`,
      `${kind}_en`,
    ]);
    const columns = await columnsOf([
      ['sku', ...kinds],
      ...Array.from({ length: 12 }, (_, at) => {
        const [name, other, long, short, longer, shorter] = texts(at);
        return [`HT-${at}`, name, other, long, longer, short, shorter].map(String);
      }),
    ]);
    expect(columns.get('description_short_it')?.field).toBe('subTitle.it');
    expect(columns.get('description_short_en')).toMatchObject({
      field: 'subTitle.en',
      reason: { code: 'likewise' },
    });
  });

  it('its title in words where models have designations (behaviour B801)', async () => {
    const columns = await columnsOf([
      ['Cod. articolo', 'Modello', 'Descrizione', 'Prezzo'],
      ...Array.from({ length: 12 }, (_, at) => [
        `CEN${at}M`,
        `CVX M 0,${at}`,
        `Elettropompa centrifuga 0,${at} kW`,
        `${at + 3},50`,
      ]),
    ]);
    expect(columns.get('Descrizione')?.field).toBe('title.it');
    expect(columns.get('Modello')?.field).toBeNull();
  });

  it('no way to a category in what is laid out as a page, and nothing that is ordered in what flows (behaviours B799, B800)', async () => {
    const columns = await columnsOf(
      listWith(['Beschreibung', 'Info', 'Q l/min'], (at) => [
        `Verbindet Pfosten und Riegel aus Holz im Innern und im Freien ${at}`,
        `<p><strong>Winkel ${at % 3}</strong><br>Aus Stahl</p>`,
        (at % 4) * 20 + 20,
      ]),
    );
    expect(columns.get('Info')?.field).not.toBe('mainCategory');
    expect(columns.get('Q l/min')?.field).not.toBe('orderQuantity');
  });

  it('its number in codes of which some come twice, and nothing short in texts that are too long for it (behaviour B803)', async () => {
    const columns = await columnsOf([
      ['Codice', 'Nome', 'Descrizione', 'Descrizione lunga'],
      ...Array.from({ length: 20 }, (_, at) => [
        `${at < 2 ? 900 : 900 + at}/L`,
        `Pistola per aria ${at}`,
        at === 7 ? 'Ottone '.repeat(50) : `Pistola con canna lunga ${at}`,
        `Pistola per aria compressa con canna lunga e ugello di ottone, fino a dieci bar, per officine e cantieri, con gancio e raccordo rapido, ${at}`,
      ]),
    ]);
    expect(columns.get('Codice')?.field).toBe('articleNumber');
    expect(columns.get('Descrizione lunga')?.field).toBe('description.it');
    expect(columns.get('Descrizione')?.field).toBeNull();
  });

  it('its names in the language of its headings, where these are of several', async () => {
    const columns = await columnsOf([
      ['SKU', 'Name', 'Category', 'Width (mm)', 'Price'],
      ['A-1', 'Altair Fan', 'Fans', 300, '9.50'],
      ['A-2', 'Hayley Sconce', 'Lighting', 320, '12.50'],
      ['A-3', 'Crawford Lamp', 'Lighting', 200, '15.50'],
    ]);
    expect(columns.get('Name')?.field).toBe('title.en');
  });

  it('codes of groups beside groups by their names, which nobody is asked about (behaviour B777)', async () => {
    const columns = await columnsOf(
      listWith(['Warengruppe', 'Produkthierarchie'], (at) => [
        at < 6 ? 'Verbinder für Holz' : 'Anker für Beton',
        `000${at % 5}R0${at % 4}`,
      ]),
    );
    expect(columns.get('Warengruppe')?.field).toBe('mainCategory');
    expect(columns.get('Produkthierarchie')).toMatchObject({
      field: null,
      reason: { code: 'codes-of-groups' },
    });
  });

  it('models that articles share: variants where they are codes, a product line where they are names (behaviour B778)', async () => {
    const codes = await columnsOf(listWith(['Mod.'], (at) => [1010 + Math.floor(at / 3) * 2]));
    expect(codes.get('Mod.')).toMatchObject({ field: 'variantGroup', reason: { code: 'shared-model' } });
    const names = await columnsOf(
      listWith(['Modell'], (at) => [['Fjord', 'Classic', 'Robusta'][at % 3] ?? '']),
    );
    expect(names.get('Modell')).toMatchObject({ field: 'productLine', reason: { code: 'shared-model' } });
    const own = await columnsOf(listWith(['Modell'], (at) => [`AL ${at + 40}`]));
    expect(own.get('Modell')?.reason?.code).not.toBe('shared-model');
  });

  it('in what things are sold, before in what they are counted', async () => {
    const columns = await columnsOf(
      listWith(['Mengeneinheit', 'VK-Einheit'], (at) => ['Stk', at < 6 ? 'Karton' : 'Stk']),
    );
    expect(columns.get('VK-Einheit')?.field).toBe('orderUnit');
    expect(columns.get('Mengeneinheit')?.field).toBe(null);
  });

  it('units that are said in two languages', async () => {
    const columns = await columnsOf(listWith(['U. / Einh.'], (at) => [at < 6 ? 'pz / Stk' : 'm']));
    expect(columns.get('U. / Einh.')?.field).toBe('orderUnit');
  });

  it('the new number of few articles as that of their successor, and no last day of a campaign', async () => {
    const columns = await columnsOf(
      listWith(['Nouv. réf.', 'letzt. VK-Tag', 'Aktion bis'], (at) => [
        at < 3 ? `QX-${at + 400}` : '',
        at < 3 ? '31.12.2027' : '',
        at > 9 ? '30.06.2027' : '',
      ]),
    );
    expect(columns.get('Nouv. réf.')).toMatchObject({ field: 'successor', reason: { code: 'new-numbers' } });
    expect(columns.get('letzt. VK-Tag')?.field).toBe('endOfSale');
    expect(columns.get('Aktion bis')?.field).toBe(null);
  });

  it('levels that are only counted, and a code beside its text that is no measure', async () => {
    const columns = await columnsOf(
      listWith(['Livello 1', 'Livello 2', 'UG', 'UG-Text'], (at) => [
        'Riscaldamento',
        at < 6 ? 'Tubazioni' : 'Collettori',
        at < 6 ? 1110 : 1120,
        at < 6 ? 'Drahtelektroden' : 'Stabelektroden',
      ]),
    );
    expect(columns.get('Livello 1')?.field).toBe('mainCategory');
    expect(columns.get('Livello 2')?.field).toBe('mainCategory');
    expect(columns.get('UG')?.field ?? '').not.toMatch(/^attributes/);
  });

  it('numbers of papers as a property that we have not', async () => {
    const columns = await columnsOf(listWith(['DoP'], (at) => [`GDN-DP25-20${at + 10}`]));
    expect(columns.get('DoP')).toMatchObject({ field: null, reason: { code: 'new-attribute' } });
  });

  it('names of fields in small letters, as those of a table in capitals (behaviour B780)', async () => {
    const columns = await columnsOf([
      ['arcodart', 'ardesart', 'ardtobso', 'arartsos', 'arqtamin', 'arcodmar', 'arunmis1', 'arpesnet'],
      ...Array.from({ length: 12 }, (_, at) => [
        `PX-${at + 10}`,
        `Elettropompa sommersa ${at + 10}`,
        at < 3 ? '2027-09-30' : '-  -',
        at < 3 ? `PX-${at + 15}` : '',
        at % 2 ? 5 : 10,
        'Brambati',
        'NR',
        7.25 + at,
      ]),
    ]);
    const fieldOf = (heading: string) => columns.get(heading)?.field;
    expect(fieldOf('arqtamin')).toBe('orderQuantity');
    expect(fieldOf('arartsos')).toBe('successor');
    expect(fieldOf('ardtobso')).toBe('endOfSale');
  });

  it('the name in full as the title, wherever the short one stands (behaviour B782)', async () => {
    const lines = listWith(['Langtext'], (at) => [
      `Aus verzinktem Blech, mit ${at + 4} Löchern, für Balken und Pfosten.`,
    ]);
    const columns = await columnsOf(
      lines.map(([number = '', ...rest]) => [
        number === 'Artikelnummer' ? 'Kurzbez' : `WV ${number}`,
        number,
        ...rest,
      ]),
    );
    expect(columns.get('Bezeichnung')).toMatchObject({ field: 'title.de', reason: { code: 'full-name' } });
    expect(columns.get('Kurzbez')?.field).toBe('subTitle.de');
  });

  it('names and numbers of each article beside those that several share (behaviour B787)', async () => {
    const kinds = ['Winkelverbinder Holz', 'Balkenschuh Stahl'];
    const columns = await columnsOf([
      ['artnr1', 'abez1', 'ArtNr', 'ArtBez', 'Preis'],
      ...Array.from({ length: 12 }, (_, at) => {
        const kind = kinds[Math.floor(at / 6)] ?? '';
        return [
          `WX${at + 10}-${at}`,
          `${kind.split(' ')[0]} ${at + 3} mm`,
          `WX${Math.floor(at / 6)}`,
          kind,
          `${at + 3}.50`,
        ];
      }),
    ]);
    expect(columns.get('artnr1')?.field).toBe('articleNumber');
    expect(columns.get('abez1')).toMatchObject({ field: 'title.de', reason: { code: 'names' } });
    expect(columns.get('ArtBez')?.field).toBe(null);
  });

  it('a name that is cut off at a length as less than the one in full (behaviour B785)', async () => {
    const inFull = (at: number) => `Hublot LED Orbita ${at + 250}, 9 W, 3000 K, IP65, blanc, détection`;
    const columns = await columnsOf([
      ['REFCIALE', 'LIBELLE40', 'LIBELLE80', 'TARIF'],
      ...Array.from({ length: 12 }, (_, at) => [
        `HBL${at + 250}`,
        inFull(at).slice(0, 40),
        inFull(at),
        `${at + 9}.90`,
      ]),
    ]);
    expect(columns.get('LIBELLE80')).toMatchObject({ field: 'title.fr', reason: { code: 'full-name' } });
    expect(columns.get('LIBELLE40')).toMatchObject({ field: null, reason: { code: 'cut-off' } });
  });

  it('the state of a record as no property, and groups by letters as none (fields that only sound so)', async () => {
    const columns = await columnsOf(
      listWith(['Stato', 'wg', 'Artikelnummer (Lieferant)'], (at) => [
        at % 3 ? 'attivo' : 'ad esaurimento',
        'ABC'[at % 3] ?? '',
        `L${at * 7 + 100}`,
      ]),
    );
    expect(columns.get('Stato')?.field).toBe(null);
    expect(columns.get('wg')?.field).toBe(null);
    expect(columns.get('Artikelnummer (Lieferant)')?.field).toBe(null);
    expect(columns.get('Artikelnummer')?.field).toBe('articleNumber');
  });

  it('codes of models as variants whatever they look like, if the heading says codes; price groups as prices', async () => {
    const columns = await columnsOf(
      listWith(['code_modele', 'PG1', 'ProducerName', 'SupplierName'], (at) => [
        ['OPAMA', 'OPAVE', 'OPASA', 'OPABA'][Math.floor(at / 3)] ?? '',
        34 + at,
        at < 6 ? 'Fiorditerra' : 'Kollmax',
        'Gresmonti Srl',
      ]),
    );
    expect(columns.get('code_modele')).toMatchObject({
      field: 'variantGroup',
      reason: { code: 'shared-model' },
    });
    expect(columns.get('PG1')?.reason?.code).toBe('offers');
    expect(columns.get('ProducerName')?.field).toBe('brand');
    expect(columns.get('SupplierName')?.field).not.toBe('brand');
  });
});
