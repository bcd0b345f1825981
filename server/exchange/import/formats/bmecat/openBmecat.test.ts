import { describe, expect, it } from 'vitest';
import { counted } from '../../../../../tests/setup/counted.ts';
import { readTable } from '../../../../../tests/setup/readTable.ts';
import { countBmecatProducts, openBmecat } from './openBmecat.ts';

const read = (content: Buffer | string) => readTable(openBmecat, content);

const header = (catalog = '<LANGUAGE>deu</LANGUAGE>') =>
  `<HEADER><CATALOG>${catalog}</CATALOG><SUPPLIER><SUPPLIER_NAME>Muster</SUPPLIER_NAME></SUPPLIER></HEADER>`;
const bmecat = (within: string, { head = header(), kind = 'T_NEW_CATALOG', version = '2005' } = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="${version}">${head}<${kind}>${within}</${kind}></BMECAT>`;
const product = (number: string, within = '') =>
  `<PRODUCT><SUPPLIER_PID>${number}</SUPPLIER_PID>${within}</PRODUCT>`;
const features = (within: string, system = 'ETIM-9.0', group = 'EC002698') =>
  `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>${system}</REFERENCE_FEATURE_SYSTEM_NAME>
   <REFERENCE_FEATURE_GROUP_ID>${group}</REFERENCE_FEATURE_GROUP_ID>${within}</PRODUCT_FEATURES>`;
const feature = (name: string, values: string[], unit = '') =>
  `<FEATURE><FNAME>${name}</FNAME>${values.map((value) => `<FVALUE>${value}</FVALUE>`).join('')}${unit && `<FUNIT>${unit}</FUNIT>`}</FEATURE>`;

const article = `<ARTICLE mode="new">
  <SUPPLIER_AID>00-12</SUPPLIER_AID>
  <ARTICLE_DETAILS>
    <DESCRIPTION_SHORT>Rohrschelle &amp; Zubehör</DESCRIPTION_SHORT>
    <DESCRIPTION_SHORT lang="FRE">Collier</DESCRIPTION_SHORT>
    <DESCRIPTION_LONG><![CDATA[Hält <alles>.<br/>Für<ul><li>Rohre</li><li>Kabel &amp; Co</li></ul>]]></DESCRIPTION_LONG>
    <EAN>7612345678900</EAN>
    <MANUFACTURER_AID>M1</MANUFACTURER_AID>
    <KEYWORD>Schelle</KEYWORD><KEYWORD>Halter</KEYWORD>
    <ARTICLE_STATUS type="old_article">läuft aus</ARTICLE_STATUS>
  </ARTICLE_DETAILS>
  <ARTICLE_FEATURES>
    <REFERENCE_FEATURE_SYSTEM_NAME>ETIM-7.0</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>EC000123</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FNAME>EF000008</FNAME><FVALUE>12.5</FVALUE><FUNIT>MMT</FUNIT></FEATURE>
    <FEATURE><FNAME>EF000007</FNAME><VARIANTS><VARIANT><FVALUE>EV000080</FVALUE></VARIANT>
      <VARIANT><FVALUE>EV000111</FVALUE></VARIANT></VARIANTS></FEATURE>
  </ARTICLE_FEATURES>
  <ARTICLE_ORDER_DETAILS><ORDER_UNIT>PCE</ORDER_UNIT><QUANTITY_MIN>10</QUANTITY_MIN></ARTICLE_ORDER_DETAILS>
  <ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>4.20</PRICE_AMOUNT>
    <PRICE_CURRENCY>CHF</PRICE_CURRENCY><TAX>0.081</TAX></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>
  <MIME_INFO>
    <MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>00-12.jpg</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME>
    <MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>/pdf/00-12.pdf</MIME_SOURCE><MIME_PURPOSE>data_sheet</MIME_PURPOSE></MIME>
  </MIME_INFO>
  <USER_DEFINED_EXTENSIONS><UDX.MUSTER.LAGER>ja</UDX.MUSTER.LAGER></USER_DEFINED_EXTENSIONS>
  <ARTICLE_REFERENCE type="followup"><ART_ID_TO>00-13</ART_ID_TO></ARTICLE_REFERENCE>
</ARTICLE>`;

describe('A catalogue in BMEcat', () => {
  it('of version 1.2 is a row for each article, under the names of the format', async () => {
    const root = '<LANGUAGE>ger</LANGUAGE><MIME_ROOT>https://muster.example/bilder/</MIME_ROOT>';
    const tree = `<CATALOG_GROUP_SYSTEM>
      <CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Katalog</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="node"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Rohre</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="leaf"><GROUP_ID>3</GROUP_ID><GROUP_NAME>Schellen</GROUP_NAME><PARENT_ID>2</PARENT_ID></CATALOG_STRUCTURE>
    </CATALOG_GROUP_SYSTEM>`;
    const map = `<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>00-12</ART_ID><CATALOG_GROUP_ID>3</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>
      <ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>00-12</ART_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>`;
    const [sheet] = await read(bmecat(tree + article + map, { head: header(root), version: '1.2' }));
    expect(sheet?.rows).toEqual([
      {
        SUPPLIER_AID: '00-12',
        CATALOG_GROUP: 'Rohre > Schellen',
        'CATALOG_GROUP 2': 'Rohre',
        'DESCRIPTION_SHORT deu': 'Rohrschelle & Zubehör',
        'DESCRIPTION_SHORT fra': 'Collier',
        'DESCRIPTION_LONG deu': 'Hält <alles>.\nFür\n- Rohre\n- Kabel & Co',
        EAN: '7612345678900',
        MANUFACTURER_AID: 'M1',
        'KEYWORD deu': 'Schelle, Halter',
        'ARTICLE_STATUS old_article': 'läuft aus',
        'REFERENCE_FEATURE_GROUP_ID ETIM': 'EC000123',
        'EF000008 [mm]': '12.5',
        EF000007: 'EV000080; EV000111',
        ORDER_UNIT: 'PCE',
        QUANTITY_MIN: '10',
        'PRICE_AMOUNT net_list [CHF]': '4.20',
        'PRICE net_list TAX': '0.081',
        'MIME_SOURCE image': 'https://muster.example/bilder/00-12.jpg',
        'MIME_SOURCE document': 'https://muster.example/bilder/pdf/00-12.pdf',
        'UDX.MUSTER.LAGER': 'ja',
        'ARTICLE_REFERENCE followup': '00-13',
      },
    ]);
    expect(sheet?.meanings).toMatchObject({
      SUPPLIER_AID: { field: 'productInfo.articleNumber' },
      CATALOG_GROUP: { field: 'categories.mainCategory.sid' },
      'DESCRIPTION_SHORT deu': { field: 'productInfo.title', language: 'de' },
      'DESCRIPTION_SHORT fra': { field: 'productInfo.title', language: 'fr' },
      'KEYWORD deu': { field: 'productInfo.keywords', language: 'de' },
      'REFERENCE_FEATURE_GROUP_ID ETIM': { field: 'productInfo.etimClass' },
      'ARTICLE_REFERENCE followup': { field: 'productInfo.successor' },
    });
    expect(sheet?.meanings).not.toHaveProperty('MANUFACTURER_AID');
  });

  it('of version 2005 may have any prefix and name a definition elsewhere, which nobody fetches', async () => {
    const [sheet] = await read(
      `<?xml version="1.0"?><!-- von Hand --><!DOCTYPE b:BMECAT SYSTEM "http://127.0.0.1:9/bmecat.dtd">
       <b:BMECAT xmlns:b="http://www.bmecat.org/bmecat/2005" version="2005"><b:T_NEW_CATALOG><b:PRODUCT>
       <b:SUPPLIER_PID type="supplier_specific">7</b:SUPPLIER_PID>
       <b:PRODUCT_DETAILS><b:INTERNATIONAL_PID type="gtin">4006381333931</b:INTERNATIONAL_PID></b:PRODUCT_DETAILS>
       </b:PRODUCT></b:T_NEW_CATALOG></b:BMECAT>`,
    );
    expect(sheet?.rows).toEqual([{ SUPPLIER_PID: '7', INTERNATIONAL_PID: '4006381333931' }]);
  });

  it('has the unit of a feature in its heading, or in the cells where products differ in it', async () => {
    const [sheet] = await read(
      bmecat(
        product('1', features(feature('Länge', ['2'], 'm') + feature('Tiefe', ['0.5'], 'mm'))) +
          product('2', features(feature('Länge', ['20'], 'cm') + feature('Farbe', ['rot', 'blau'], 'PCE'))),
      ),
    );
    expect(sheet?.rows).toMatchObject([
      { Länge: '2 m', 'Tiefe [mm]': '0.5' },
      { Länge: '20 cm', Farbe: 'rot; blau' },
    ]);
  });

  it('takes the groups of its one classification for categories where it has no tree of its own', async () => {
    const group = (id: string, name: string, above: string) =>
      `<CLASSIFICATION_GROUP type="leaf"><CLASSIFICATION_GROUP_ID>${id}</CLASSIFICATION_GROUP_ID>
       <CLASSIFICATION_GROUP_NAME>${name}</CLASSIFICATION_GROUP_NAME>
       <CLASSIFICATION_GROUP_PARENT_ID>${above}</CLASSIFICATION_GROUP_PARENT_ID></CLASSIFICATION_GROUP>`;
    const [sheet] = await read(
      bmecat(
        `<CLASSIFICATION_SYSTEM><CLASSIFICATION_SYSTEM_NAME>udf_Muster-1.0</CLASSIFICATION_SYSTEM_NAME>
         <CLASSIFICATION_GROUPS>${group('1', 'Fenster', '')}${group('2', 'Rahmen', '1')}</CLASSIFICATION_GROUPS>
         </CLASSIFICATION_SYSTEM>${product('1', features('', 'udf_Muster-1.0', '2'))}`,
      ),
    );
    const heading = 'REFERENCE_FEATURE_GROUP_ID udf_Muster-1.0';
    expect(sheet?.rows).toEqual([{ SUPPLIER_PID: '1', [heading]: 'Fenster > Rahmen' }]);
    expect(sheet?.meanings[heading]).toEqual({ field: 'categories.mainCategory.sid' });
  });

  it('that updates prices, or takes products out, says so: what it deletes is no product of the sheet', async () => {
    const deleted = '<PRODUCT mode="delete"><SUPPLIER_PID>9</SUPPLIER_PID></PRODUCT>';
    const sheets = await read(bmecat(product('1') + deleted, { kind: 'T_UPDATE_PRODUCTS' }));
    expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
      ['BMEcat', [{ SUPPLIER_PID: '1' }]],
      ['BMEcat delete', [{ 'mode="delete"': '9' }]],
    ]);
  });

  it.each(['ISO-8859-1', 'windows-1252', 'utf-8', 'nothing'])(
    'is read when it declares %s',
    async (encoding) => {
      const declared = encoding === 'nothing' ? '' : ` encoding="${encoding}"`;
      const text = `<?xml version="1.0"${declared}?><BMECAT>${product('1', '<PRODUCT_DETAILS><REMARKS>Größe</REMARKS></PRODUCT_DETAILS>')}</BMECAT>`;
      const rows = [{ SUPPLIER_PID: '1', REMARKS: 'Größe' }];
      expect((await read(Buffer.from(text, 'latin1')))[0]?.rows).toEqual(rows);
      if (encoding === 'utf-8' || encoding === 'nothing') expect((await read(text))[0]?.rows).toEqual(rows);
    },
  );

  it('of a program of Windows shows it as late as it likes', async () => {
    const plain = Array.from({ length: 6000 }, (_, n) => product(`P${n}`, '<REMARKS>Hoehe</REMARKS>')).join(
      '',
    );
    const text = bmecat(plain + product('last', '<REMARKS>Größe</REMARKS>'), { head: '' });
    const [sheet] = await read(Buffer.from(text, 'latin1'));
    expect(sheet?.rows).toHaveLength(6001);
    expect(sheet?.rows.at(-1)).toEqual({ SUPPLIER_PID: 'last', REMARKS: 'Größe' });
  });

  it('is read alike wherever its pieces end', async () => {
    const long = bmecat(
      Array.from({ length: 2000 }, (_, n) =>
        product(`P${n}`, features(feature('Größe', [`${n}.5`], 'MMT'))),
      ).join('\n'),
    );
    const [sheet] = await read(long);
    expect(sheet?.rows).toHaveLength(2000);
    expect(sheet?.rows[1999]).toMatchObject({ SUPPLIER_PID: 'P1999', 'Größe [mm]': '1999.5' });
  });
});

it('A catalogue of no products is a sheet of its headings', async () => {
  const [sheet] = await read(bmecat(''));
  expect(sheet).toMatchObject({ rows: [], meanings: { SUPPLIER_PID: {} } });
});

describe('A hostile catalogue', () => {
  const laughs = `<!DOCTYPE BMECAT [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>`;
  it.each([
    ['entities of its own', laughs + bmecat(product('&b;')).replace(/^<\?.*?\?>/, ''), 'doctype'],
    [
      'an entity of another file',
      `<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]><BMECAT>${product('&x;')}</BMECAT>`,
      'doctype',
    ],
    ['an entity that nobody declared', bmecat(product('&x;')), 'damaged-xml'],
    ['no end', bmecat(product('1')).slice(0, -12), 'cut-off'],
    ['tags that do not match', bmecat('<PRODUCT><A></B></PRODUCT>'), 'damaged-xml'],
    ['elements without end within each other', bmecat('<X>'.repeat(200)), 'file-too-deep'],
    ['a product without bounds', bmecat(product('1', '<X/>'.repeat(200_000))), 'element-too-large'],
    ['an encoding that nobody knows', '<?xml version="1.0" encoding="x-nope"?><BMECAT/>', 'not-utf8'],
    [
      'bytes of no text',
      Buffer.concat([Buffer.from('<?xml version="1.0"?><BMECAT>'), Buffer.alloc(9)]),
      'not-utf8',
    ],
  ])('with %s is refused', async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ name: 'WorkbookError', code });
  });

  it('with more features than a sheet has columns loses none of them', async () => {
    const many = Array.from({ length: 2500 }, (_, n) => feature(`F${n}`, [`v${n}`])).join('');
    const [sheet] = await read(bmecat(product('1', features(many))));
    const [row = {}] = sheet?.rows ?? [];
    expect(Object.keys(row)).toHaveLength(2000);
    expect(row.FEATURE).toContain('F2499: v2499');
  });

  it('with names that objects have anyway is read like any other', async () => {
    const odd = '<constructor type="toString">a</constructor><__proto__ lang="constructor">b</__proto__>';
    const [sheet] = await read(bmecat(product('1', odd + features(feature('sid', ['x'], 'constructor')))));
    expect(sheet?.rows).toMatchObject([{ 'constructor toString': 'a', 'sid [constructor]': 'x' }]);
    expect(Object.keys(sheet?.meanings ?? {})).toEqual([
      'SUPPLIER_PID',
      'REFERENCE_FEATURE_GROUP_ID ETIM',
      'CATALOG_GROUP ETIM',
    ]);
  });

  it('that says one thing ever again says so once, and no more than a cell may hold', async () => {
    const words = Array.from({ length: 60_000 }, (_, n) => `<KEYWORD>w${n % 50_000}</KEYWORD>`).join('');
    const [sheet] = await read(bmecat(product('1', `<EAN>1</EAN><EAN>1</EAN>${words}`)));
    expect(sheet?.rows[0]?.EAN).toBe('1');
    expect(sheet?.rows[0]?.['KEYWORD deu']).toMatch(/^w0, w1, /);
  });

  it('whose groups hang in a circle has paths all the same', async () => {
    const group = (id: string, above: string) =>
      `<CATALOG_STRUCTURE type="node"><GROUP_ID>${id}</GROUP_ID><GROUP_NAME>G${id}</GROUP_NAME><PARENT_ID>${above}</PARENT_ID></CATALOG_STRUCTURE>`;
    const map = `<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>1</PROD_ID><CATALOG_GROUP_ID>1</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>`;
    const [sheet] = await read(bmecat(group('1', '2') + group('2', '1') + product('1') + map));
    expect(sheet?.rows[0]?.CATALOG_GROUP).toMatch(/G2 > G1$/);
  });
});

it('Products are counted by their tags', async () => {
  const sheets = await readTable(
    async (file) => {
      expect(await counted(countBmecatProducts(file))).toBe(3);
      return openBmecat(file);
    },
    bmecat(product('1') + product('2') + article),
  );
  expect(sheets[0]?.rows).toHaveLength(3);
});
