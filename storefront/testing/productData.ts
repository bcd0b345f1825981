import type { ProductPage } from '../../resources/calls/storefrontPages.ts';
import { inGerman, path, pictureOf, productCards } from './cards.ts';

/** A product with everything that can hang on one. */
export const productData: ProductPage = {
  orgaSid: 'muster',
  productSid: 'p0',
  orgaName: 'Muster Baustoffe AG',
  orgaLogo: pictureOf('logo0', 'logo'),
  title: inGerman('Steinwolle-Dämmplatte Typ 035'),
  subTitle: inGerman('Für hinterlüftete Fassaden, nicht brennbar'),
  description: inGerman(
    'Nicht brennbare Dämmplatte aus Steinwolle für hinterlüftete Fassaden. Die Platte ist einseitig mit schwarzem Glasvlies kaschiert, wasserabweisend und diffusionsoffen.\n\nSie wird dicht gestossen im Verband verlegt und mit Dämmstoffhaltern befestigt. Der Zuschnitt gelingt mit einem Dämmstoffmesser.',
  ),
  articleNumber: 'MB-1000.0',
  endOfSale: null,
  gtins: ['07612345000010', '07612345000027'],
  productLine: { sid: 'l1', title: 'Fassade Plus' },
  mainCategory: { sid: 'c0-0', name: 'Steinwolle' },
  ifcClasses: ['IfcCovering'],
  ebkphCodes: ['E 2.1'],
  etimClasses: ['EC002584'],
  bkpCodes: ['226.2'],
  npkCodes: [],
  pathFromRoot: path,
  pictures: ['product0', 'product1', 'product2', 'product3'].map((hash) => ({
    ...pictureOf(hash),
    alt: null,
  })),
  media: [{ ...pictureOf('media0', 'productMedia'), alt: inGerman('Eine gedämmte Fassade') }],
  attributes: [
    { sid: 'length', name: 'Länge', group: 'dimensions', value: 1200, unit: 'mm' },
    { sid: 'width', name: 'Breite', group: 'dimensions', value: 600, unit: 'mm' },
    { sid: 'thickness', name: 'Dicke', group: 'dimensions', value: 160, unit: 'mm' },
    { sid: 'lambda', name: 'Wärmeleitfähigkeit', group: 'energy', value: 0.035, unit: 'W/(m·K)' },
    { sid: 'r', name: 'Wärmedurchlasswiderstand', group: 'energy', value: 4.55, unit: 'm²·K/W' },
    { sid: 'fire', name: 'Brandverhalten', group: 'fire', value: 'A1', unit: null },
    { sid: 'recycled', name: 'Recycelbar', group: 'material', value: true, unit: null },
    { sid: 'density', name: 'Rohdichte', group: 'material', value: 1050, unit: 'kg/m³' },
    { sid: 'pack', name: 'Platten je Paket', group: 'packaging', value: 12_000, unit: null },
  ],
  documents: [
    {
      title: inGerman('Leistungserklärung Typ 035'),
      kind: 'declarationOfPerformance',
      language: 'de',
      date: '2026-02-03',
      expiry: '2031-02-02',
      file: 'f0',
      bytes: 184_320,
    },
  ],
  retailers: [
    {
      sid: 'markt',
      name: 'Baumarkt Beispiel',
      city: 'Chur',
      logo: null,
      link: 'https://markt.example/1000',
      articleNumber: '77-1000',
      price: { amount: 1240.5, currency: 'CHF' },
      stock: 'inStock',
    },
  ],
  brand: null,
  etimClass: null,
  variants: {
    key: 'kZ3v0c1mQpX8aLwT',
    name: 'Steinwolle-Dämmplatte Typ 035',
    total: 5,
    axes: [
      {
        sid: 'thickness',
        name: 'Dicke',
        unit: 'mm',
        values: [120, 160, 200].map((value, index) => ({
          value,
          productSid: `p${index === 1 ? 0 : 20 + index}`,
          isOnlyChange: index < 2,
        })),
      },
    ],
    twins: [{ productSid: 'p30', articleNumber: 'MB-1000.30' }],
  },
  successors: [],
  accessories: productCards(2),
  similar: productCards(4),
};
