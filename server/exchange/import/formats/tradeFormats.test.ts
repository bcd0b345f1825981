import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { companyOfImports } from '../../../../tests/setup/companyOfImports.ts';
import { importDone } from '../../../../tests/setup/importDone.ts';

const world = await companyOfImports();

const bmecat = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog.dtd" [
  <!ENTITY % USERDEFINES "(UDX.A?)">
  <!ELEMENT UDX.A (#PCDATA)>
]>
<BMECAT version="1.2">
  <HEADER><CATALOG><LANGUAGE>ger</LANGUAGE><CATALOG_ID>1</CATALOG_ID></CATALOG></HEADER>
  <T_NEW_CATALOG>
    <CATALOG_GROUP_SYSTEM>
      <CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Gesamt</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="node"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Türen</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE>
      <CATALOG_STRUCTURE type="leaf"><GROUP_ID>3</GROUP_ID><GROUP_NAME>Rahmen</GROUP_NAME><PARENT_ID>2</PARENT_ID></CATALOG_STRUCTURE>
    </CATALOG_GROUP_SYSTEM>
    <ARTICLE><SUPPLIER_AID>0012</SUPPLIER_AID>
      <ARTICLE_DETAILS><DESCRIPTION_SHORT>Zarge für Türen</DESCRIPTION_SHORT>
        <DESCRIPTION_LONG>Erste Zeile&lt;br/&gt;zweite</DESCRIPTION_LONG><EAN>4006381333931</EAN>
        <KEYWORD>Zarge</KEYWORD><KEYWORD>Stahl</KEYWORD></ARTICLE_DETAILS>
      <ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME>
        <REFERENCE_FEATURE_GROUP_ID>EC002698</REFERENCE_FEATURE_GROUP_ID>
        <FEATURE><FNAME>Breite</FNAME><FVALUE>87.5</FVALUE><FUNIT>CMT</FUNIT></FEATURE>
        <FEATURE><FNAME>Farbe</FNAME><FVALUE>weiß</FVALUE></FEATURE>
        <FEATURE><FNAME>Frostbeständig</FNAME><FVALUE>true</FVALUE></FEATURE></ARTICLE_FEATURES>
      <ARTICLE_ORDER_DETAILS><ORDER_UNIT>PCE</ORDER_UNIT><QUANTITY_MIN>2</QUANTITY_MIN></ARTICLE_ORDER_DETAILS>
      <ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>420.00</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS>
    </ARTICLE>
    <ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>0012</ART_ID><CATALOG_GROUP_ID>3</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP>
  </T_NEW_CATALOG>
</BMECAT>`;

const product = {
  articleNumber: '0012',
  gtins: ['04006381333931'],
  title: { de: 'Zarge für Türen' },
  description: { de: 'Erste Zeile\nzweite' },
  mainCategory: 'tuerrahmen',
  attributes: { breite: 875, farbe: 'weiss', frostfest: true },
};

describe('A catalogue of the trade', () => {
  it.each([
    ['BMEcat in Latin 1', () => Buffer.from(bmecat('ISO-8859-1'), 'latin1')],
    ['BMEcat in UTF-8, packed', () => gzipSync(bmecat('UTF-8'))],
  ])('in %s becomes products at the first try', async (_, file) => {
    const report = world.reportOf(await world.send({ body: file() }));
    expect(report.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(report).toMatchObject({ state: importDone, read: 1, created: 1, failed: 0 });
    expect(report.columns).toContainEqual(
      expect.objectContaining({ heading: 'DESCRIPTION_SHORT deu', field: 'title.de', how: 'format' }),
    );
    expect(report.issues.map(({ code }) => code)).toContain('price-column');
    expect(await world.productsOf()).toMatchObject([product]);
  });

  it('in ETIM xChange becomes products at the first try', async () => {
    const body = JSON.stringify({
      CatalogueId: '1',
      CatalogueType: 'FULL',
      CatalogueValidityStart: '2026-01-01',
      Language: ['de-CH'],
      Supplier: [
        {
          SupplierName: 'Muster',
          Product: [
            {
              ProductIdentification: {
                ManufacturerName: 'Muster',
                ManufacturerProductNumber: '0012',
                ProductGtin: ['4006381333931'],
              },
              ProductDetails: {
                ProductDescriptions: [
                  {
                    DescriptionLanguage: 'de-CH',
                    MinimalProductDescription: 'Zarge',
                    UniqueMainProductDescription: 'Zarge für Türen',
                    FullProductDescription: 'Erste Zeile\nzweite',
                  },
                ],
              },
              EtimClassification: [{ EtimReleaseVersion: '9.0', EtimClassCode: 'EC009999' }],
              OtherClassifications: [
                {
                  ClassificationName: 'Merkmale',
                  ClassificationClassCode: 'M1',
                  ClassificationFeatures: [
                    {
                      ClassificationFeatureName: 'Breite',
                      ClassificationFeatureValue1: '87.5',
                      ClassificationFeatureUnit: 'CMT',
                    },
                    { ClassificationFeatureName: 'Farbe', ClassificationFeatureValue1: 'weiß' },
                    { ClassificationFeatureName: 'Frostbeständig', ClassificationFeatureValue1: 'true' },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    await world.database.write`update category set etim_classes = '{EC009999}' where sid = 'tuerrahmen'`;
    const report = world.reportOf(await world.send({ body }));
    expect(report).toMatchObject({ state: importDone, read: 1, created: 1, failed: 0 });
    expect(await world.productsOf()).toMatchObject([product]);
  });

  it('has its headings in its first row, however little they say to whoever does not know the format', async () => {
    const detail = (name: string) => `<ARTICLE><SUPPLIER_AID>Brett ${name}</SUPPLIER_AID></ARTICLE>`;
    const body = `<BMECAT version="1.2"><HEADER/><T_UPDATE_PRICES>${detail('a')}${detail('b')}</T_UPDATE_PRICES></BMECAT>`;
    const report = world.reportOf(await world.send({ body }));
    expect(report).toMatchObject({ read: 2, columns: [{ heading: 'SUPPLIER_AID', field: 'articleNumber' }] });
  });
});
