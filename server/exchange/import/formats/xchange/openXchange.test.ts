import { describe, expect, it } from 'vitest';
import { counted } from '../../../../../tests/setup/counted.ts';
import { readTable } from '../../../../../tests/setup/readTable.ts';
import { countXchangeProducts, isXchange, openXchange } from './openXchange.ts';
import { RecordSplitter } from './RecordSplitter.ts';

const read = (content: Buffer | string) => readTable(openXchange, content);
const around = {
  CatalogueId: 'K1',
  CatalogueType: 'FULL',
  CatalogueValidityStart: '2026-01-01',
  Language: ['de-CH'],
};
const xchange = (...products: object[]) =>
  JSON.stringify({ ...around, Supplier: [{ SupplierName: 'Muster', Product: products }] });
const product = (number: string, more: object = {}) => ({
  ProductIdentification: { ManufacturerName: 'Muster', ManufacturerProductNumber: number },
  ...more,
});

describe('A file of ETIM xChange', () => {
  it('is a row for each product, under the names of the format', async () => {
    const [sheet] = await read(
      xchange({
        ProductIdentification: {
          ManufacturerName: 'Muster',
          ManufacturerProductNumber: '00-12',
          ProductGtin: ['7612345678900', '4006381333931'],
          BrandName: 'Klemmfix',
          CustomsCommodityCode: '73261990',
          CountryOfOrigin: ['CH'],
        },
        ProductDetails: {
          CustomisableProduct: false,
          ProductDescriptions: [
            {
              DescriptionLanguage: 'de-CH',
              MinimalProductDescription: 'Rohrschelle',
              UniqueMainProductDescription: 'Rohrschelle 12 mm',
              FullProductDescription: 'Hält <b>alles</b>.<br/>Auch &lt;dies&gt;.',
              ProductKeyword: ['Schelle', 'Halter'],
            },
            { DescriptionLanguage: 'fr-CH', MinimalProductDescription: 'Collier' },
          ],
        },
        ProductRelations: [
          { RelatedManufacturerProductNumber: '00-13', RelationType: 'SUCCESSOR', RelatedProductQuantity: 1 },
        ],
        ProductAttachments: [
          {
            AttachmentType: 'ATX015',
            AttachmentDetails: [{ AttachmentUri: 'https://muster.example/1.jpg' }],
          },
          {
            AttachmentType: 'ATX018',
            AttachmentDetails: [{ AttachmentUri: 'https://muster.example/2.jpg' }],
          },
          {
            AttachmentType: 'ATX003',
            AttachmentDetails: [{ AttachmentUri: 'https://muster.example/1.pdf' }],
          },
        ],
        EtimClassification: [
          {
            EtimReleaseVersion: '9.0',
            EtimClassCode: 'EC000123',
            EtimFeatures: [
              { EtimFeatureCode: 'EF000007', EtimValueCode: 'EV000080' },
              { EtimFeatureCode: 'EF000008', EtimValueNumeric: '12.5' },
              { EtimFeatureCode: 'EF000009', EtimValueRangeLower: '1', EtimValueRangeUpper: '5' },
              { EtimFeatureCode: 'EF000010', EtimValueLogical: false },
              {
                EtimFeatureCode: 'EF000011',
                EtimValueDetails: [{ Language: 'de-CH', EtimValueDetails: 'nach Mass' }],
              },
            ],
          },
        ],
        OtherClassifications: [
          {
            ClassificationName: 'Eigene',
            ClassificationClassCode: 'S1',
            ClassificationFeatures: [
              {
                ClassificationFeatureName: 'Breite',
                ClassificationFeatureValue1: '20',
                ClassificationFeatureUnit: 'MMT',
              },
            ],
          },
        ],
        TradeItem: [
          {
            ItemIdentification: { SupplierItemNumber: 'L-12' },
            Ordering: { OrderUnit: 'C62', MinimumOrderQuantity: '10', OrderStepSize: '10' },
            Pricing: [{ PriceUnit: 'C62', PriceQuantity: '1', GrossListPrice: '4.20' }],
          },
        ],
      }),
    );
    expect(sheet?.rows).toEqual([
      {
        ManufacturerName: 'Muster',
        ManufacturerProductNumber: '00-12',
        ProductGtin: '7612345678900; 4006381333931',
        BrandName: 'Klemmfix',
        CustomsCommodityCode: '73261990',
        CountryOfOrigin: 'CH',
        CustomisableProduct: 'false',
        'UniqueMainProductDescription de-CH': 'Rohrschelle 12 mm',
        'FullProductDescription de-CH': 'Hält alles.\nAuch <dies>.',
        'ProductKeyword de-CH': 'Schelle, Halter',
        'MinimalProductDescription fr-CH': 'Collier',
        'RelatedManufacturerProductNumber SUCCESSOR': '00-13',
        'AttachmentUri image': 'https://muster.example/1.jpg; https://muster.example/2.jpg',
        'AttachmentUri document': 'https://muster.example/1.pdf',
        EtimReleaseVersion: '9.0',
        EtimClassCode: 'EC000123',
        'EtimClassCode category': 'EC000123',
        EF000007: 'EV000080',
        EF000008: '12.5',
        EF000009: '1; 5',
        EF000010: 'false',
        EF000011: 'nach Mass',
        'ClassificationClassCode Eigene': 'S1',
        'Breite [mm]': '20',
        SupplierItemNumber: 'L-12',
        OrderUnit: 'C62',
        MinimumOrderQuantity: '10',
        OrderStepSize: '10',
        GrossListPrice: '4.20',
        PriceUnit: 'C62',
        PriceQuantity: '1',
      },
    ]);
    expect(sheet?.meanings).toEqual({
      ManufacturerProductNumber: { field: 'productInfo.articleNumber' },
      ProductGtin: { field: 'productInfo.gtins' },
      BrandName: { field: 'productInfo.brand' },
      CustomsCommodityCode: { field: 'productInfo.customsTariffNumber' },
      CountryOfOrigin: { field: 'productInfo.countryOfOrigin' },
      'UniqueMainProductDescription de-CH': { field: 'productInfo.title', language: 'de' },
      'FullProductDescription de-CH': { field: 'productInfo.description', language: 'de' },
      'MinimalProductDescription fr-CH': { field: 'productInfo.title', language: 'fr' },
      'ProductKeyword de-CH': { field: 'productInfo.keywords', language: 'de' },
      'RelatedManufacturerProductNumber SUCCESSOR': { field: 'productInfo.successor' },
      'AttachmentUri image': { field: 'productInfo.images' },
      'AttachmentUri document': { field: 'productInfo.media' },
      EtimClassCode: { field: 'productInfo.etimClass' },
      'EtimClassCode category': { field: 'categories.mainCategory.sid' },
      OrderUnit: { field: 'productInfo.orderUnit' },
      MinimumOrderQuantity: { field: 'productInfo.orderQuantity' },
    });
  });

  it('has the products of all its suppliers, whatever stands around and between them', async () => {
    const text = `\uFEFF{ "Supplier" : [ {"Product":[${JSON.stringify(product('1'))},\n${JSON.stringify(product('2'))}]},
      {"SupplierName":"Product\\":[{", "Product" : [ ${JSON.stringify(product('3', { Note: '}]"\\' }))} ] } ],
      "CountrySpecificExtensions": [{"Product": [{"ProductIdentification": {}}]}] }`;
    const [sheet] = await read(text);
    expect(sheet?.rows.map(({ ManufacturerProductNumber }) => ManufacturerProductNumber)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });

  it('with names that objects have anyway is read like any other', async () => {
    const text = xchange(product('1', { constructor: ['a', 'b'] })).replace(
      '"constructor"',
      '"__proto__": {"sid": "c"}, "constructor"',
    );
    const [sheet] = await read(text);
    expect(sheet?.rows).toMatchObject([{ sid: 'c', constructor: 'a; b' }]);
    expect(Object.keys(sheet?.meanings ?? {})).toEqual(['ManufacturerProductNumber']);
  });

  it('of no products is a sheet of its headings', async () => {
    const [sheet] = await read(xchange());
    expect(sheet).toMatchObject({ rows: [], meanings: { ManufacturerProductNumber: {} } });
  });

  it('is known by its members and counted by its products', async () => {
    const text = xchange(product('1'), product('2', { X: { RelatedManufacturerProductNumber: '1' } }));
    expect(isXchange(text)).toBe(true);
    expect(isXchange('[{"CatalogueId": 1, "Supplier": 2}]')).toBe(false);
    expect(isXchange('{"sid": "a", "title": "Supplier"}')).toBe(false);
    await readTable(async (file) => {
      expect(await counted(countXchangeProducts(file))).toBe(2);
      return openXchange(file);
    }, text);
  });
});

it('Records are found wherever the pieces of a file end', () => {
  const file = Buffer.from(xchange(product('ü🧱"', { a: '}]{[' }), product('2')));
  for (let size = 1; size < 60; size += 1) {
    const splitter = new RecordSplitter(['Supplier', 'Product']);
    const found: string[] = [];
    for (let at = 0; at < file.length; at += size) found.push(...splitter.feed(file.subarray(at, at + size)));
    expect(found.map((text): unknown => JSON.parse(text))).toEqual([
      product('ü🧱"', { a: '}]{[' }),
      product('2'),
    ]);
    expect(JSON.parse(splitter.around())).toEqual({
      ...around,
      Supplier: [{ SupplierName: 'Muster', Product: [0, 0] }],
    });
  }
});

describe('A hostile file of ETIM xChange', () => {
  const start = '{"CatalogueId":"1","Supplier":[{"Product":[';
  it.each([
    ['no end', xchange(product('1')).slice(0, -1), 'damaged-record'],
    ['an end within a product', xchange(product('1')).slice(0, -12), 'cut-off'],
    ['a broken product', `${start}{"a":}]}]}`, 'damaged-record'],
    ['too many brackets', `${xchange(product('1'))}]`, 'damaged-record'],
    ['objects without end within each other', `${start}${'{"a":'.repeat(100)}`, 'file-too-deep'],
    ['lists without end around the products', `{"Supplier":${'['.repeat(100)}`, 'file-too-deep'],
    ['a product without bounds', `${start}{"a":"${'x'.repeat(9_000_000)}"}]}]}`, 'element-too-large'],
    [
      'bytes of no text',
      Buffer.concat([Buffer.from(`${start}{"a":"`), Buffer.from([0xff]), Buffer.from('"}]}]}')]),
      'not-utf8',
    ],
  ])('with %s is refused', async (_, content, code) => {
    await expect(read(content)).rejects.toMatchObject({ name: 'WorkbookError', code });
  });
});
