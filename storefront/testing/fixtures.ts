import type { CategoryCard, OrgaCard, Picture, ProductCard, ShownText } from '../../resources/calls/shown.ts';
import type { Language } from '../../resources/languages.ts';
import type { PageContext, PageData } from '../../resources/page.ts';
import { platform } from '../../resources/platforms.ts';

const inGerman = (text: string): ShownText => ({ text, languageUsed: 'de' });

export function pictureOf(hash: string, kind = 'productImage'): Picture {
  return { kind, hash, width: 1600, height: 1200 };
}

const goods = [
  ['Steinwolle-Dämmplatte Typ 035', 'Für hinterlüftete Fassaden, nicht brennbar'],
  ['Dreifach-Isolierverglasung mit warmer Kante', 'Ug 0,5 W/(m²K)'],
  ['Brandschutzklappe rechteckig', 'EI 90, mit Federrücklaufantrieb'],
  ['Wandhängendes WC spülrandlos', 'Tiefspüler, 54 cm'],
  ['Holz-Metall-Fenster', 'Fichte, aussen Aluminium pulverbeschichtet'],
  ['Gipsplatte imprägniert 12,5 mm', 'Für Feuchträume'],
  ['Luft-Wasser-Wärmepumpe 9 kW', 'Aussenaufstellung, R290'],
  ['Trapezblech T35', 'Stahl verzinkt, Polyester 25 µm'],
] as const;

export function productCards(count: number): ProductCard[] {
  return Array.from({ length: count }, (_, index) => {
    const [title, subTitle] = goods[index % goods.length] as readonly [string, string];
    return {
      orgaSid: 'muster',
      productSid: `p${index}`,
      orgaName: index % 2 ? 'Muster Baustoffe AG' : 'Hänni & Söhne Gebäudetechnik',
      title: inGerman(title),
      subTitle: index % 3 === 2 ? null : inGerman(subTitle),
      articleNumber: `MB-${1000 + index * 7}.${index}`,
      picture: pictureOf(`product${index % 8}`),
    };
  });
}

const chapters = [
  [
    'Dämmung',
    'Steinwolle',
    'Glaswolle',
    'Holzfaser',
    'EPS und XPS',
    'Vakuumdämmung',
    'Schüttungen',
    'Aerogel',
  ],
  ['Fenster und Türen', 'Holz-Metall-Fenster', 'Dachfenster', 'Innentüren', 'Brandschutztüren'],
  ['Heizung, Lüftung, Klima', 'Wärmepumpen', 'Brandschutzklappen', 'Wohnungslüftung'],
  ['Sanitär', 'WC', 'Waschtische', 'Duschrinnen', 'Armaturen', 'Entwässerung', 'Vorwandsysteme'],
  ['Trockenbau', 'Gipsplatten', 'Profile', 'Akustikdecken'],
  ['Dach und Fassade', 'Trapezbleche', 'Faserzement', 'Ziegel', 'Flachdachabdichtungen'],
] as const;

export function categoryCards(): CategoryCard[] {
  return chapters.map(([name, ...children], index) => ({
    sid: `c${index}`,
    name,
    count: 1200 - index * 137,
    picture: pictureOf(`category${index}`, 'startPageImage'),
    children: children.map((child, place) => ({
      sid: `c${index}-${place}`,
      name: child,
      count: 310 - place * 41,
    })),
  }));
}

export function orgaCards(count: number): OrgaCard[] {
  const names = [
    'Muster Baustoffe AG',
    'Hänni & Söhne Gebäudetechnik',
    'Fassadenwerke Rheintal',
    'Glas Trösch Beispiel',
    'Alpina Holzbau',
    'Nordlicht Elektro GmbH',
  ];
  return Array.from({ length: count }, (_, index) => ({
    sid: `o${index}`,
    name: names[index % names.length] as string,
    city: ['Zürich', 'Chur', 'Brig', null][index % 4] ?? null,
    logo: index % 3 === 2 ? null : pictureOf(`logo${index % 4}`, 'logo'),
    count: 840 - index * 61,
  }));
}

const path = [
  { sid: 'c0', name: 'Dämmung' },
  { sid: 'c0-0', name: 'Steinwolle' },
];

const advertisement = {
  orgaSid: 'muster',
  sid: 'sommer',
  orgaName: 'Muster Baustoffe AG',
  title: inGerman('Ruhe und Wärme aus Stein'),
  text: inGerman('Dämmplatten für Fassade und Trennwand.'),
  picture: pictureOf('advertisement0', 'orgaMedia'),
  link: '/orga/muster',
};

/** Believable data for every page, as the storefront reads answer it in German. */
export const pageData: PageData = {
  start: {
    categories: categoryCards(),
    orgas: orgaCards(8),
    products: productCards(8),
    picture: pictureOf('start', 'startPageImage'),
    advertisements: [advertisement],
    articles: [{ url: 'holz', title: inGerman('Holz richtig ausschreiben') }],
    productCount: 20_480,
    orgaCount: 312,
  },
  categories: { categories: categoryCards() },
  category: {
    sid: 'c0-0',
    name: 'Steinwolle',
    description: inGerman('Nicht brennbare Dämmung aus Stein.'),
    ifcClasses: ['IfcCovering'],
    ebkphCodes: ['E 2.1', 'F 1.2'],
    pathFromRoot: [path[0] as (typeof path)[number]],
    children: [
      { sid: 'c1', name: 'Fassadendämmplatten', count: 1204 },
      { sid: 'c2', name: 'Trittschalldämmung', count: 96 },
      { sid: 'c3', name: 'Rohrschalen', count: 311 },
      { sid: 'c4', name: 'Flachdachdämmung', count: 42 },
    ],
    orgas: [
      { sid: 'muster', name: 'Muster Baustoffe AG', count: 120 },
      { sid: 'haenni', name: 'Hänni & Söhne', count: 20 },
    ],
    lines: [
      { sid: 'l1', orgaSid: 'muster', name: 'Fassade Plus', count: 20 },
      { sid: 'l2', orgaSid: 'haenni', name: 'Ruhe', count: 4 },
    ],
    facets: [
      {
        sid: 'dicke',
        name: 'Dicke',
        kind: 'number',
        unit: 'mm',
        extent: { least: 40, most: 240 },
        values: [
          { value: '40..80', name: null, count: 412, isChosen: false },
          { value: '100', name: null, count: 1020, isChosen: true },
        ],
      },
      {
        sid: 'kaschierung',
        name: 'Kaschierung',
        kind: 'choice',
        unit: null,
        extent: null,
        values: [
          { value: 'glasvlies', name: 'Glasvlies', count: 612, isChosen: false },
          { value: 'ohne', name: 'ohne', count: 408, isChosen: false },
        ],
      },
      {
        sid: 'epd',
        name: 'Umweltproduktdeklaration',
        kind: 'yesNo',
        unit: null,
        extent: null,
        values: [{ value: 'true', name: null, count: 800, isChosen: false }],
      },
    ],
    advertisements: [advertisement],
    products: { items: productCards(12), total: 1640, page: 1, size: 24 },
  },
  orgas: {
    orgas: { items: orgaCards(18), total: 64, page: 1, size: 24 },
    letters: [...'ABCDEFGHIKLMNOPRSTVWZ'],
  },
  orga: {
    sid: 'muster',
    name: 'Muster Baustoffe AG',
    kind: 'manufacturer',
    description: inGerman(
      'Seit 1924 stellt Muster in Zürich Dämmstoffe aus Stein her. Das Sortiment reicht von der Fassade über das Flachdach bis zur technischen Isolierung; alle Platten sind nicht brennbar.',
    ),
    address: {
      street: 'Lagerstrasse 12',
      zip: '8004',
      city: 'Zürich',
      country: 'Schweiz',
      phone: '+41 44 000 00 00',
      email: 'info@muster.example',
      website: 'https://www.muster.example/',
    },
    logo: pictureOf('logo0', 'logo'),
    lines: [
      { sid: 'l1', name: 'Fassade Plus', count: 210 },
      { sid: 'l2', name: 'Ruhe', count: 44 },
      { sid: 'l3', name: 'Technische Isolierung', count: 98 },
    ],
    line: null,
    categories: [
      { sid: 'c1', name: 'Fassadendämmplatten', count: 204 },
      { sid: 'c2', name: 'Trittschalldämmung', count: 96 },
    ],
    info: {
      headline: inGerman('Planung mit Muster'),
      text: inGerman('Unser technischer Dienst rechnet Details nach.'),
      pictures: [{ ...pictureOf('info0', 'orgaImage'), alt: inGerman('Das Werk in Thun') }],
      links: [{ label: 'Musterbestellung', link: 'https://www.muster.example/muster' }],
      contact: { name: 'Technischer Dienst', phone: '+41 44 000 00 01' },
    },
    documents: [],
    connected: orgaCards(2),
    advertisements: [],
    products: { items: productCards(8), total: 352, page: 1, size: 24 },
  },
  product: {
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
    gtins: ['07612345000010', '07612345000027'],
    productLine: { sid: 'l1', title: 'Fassade Plus' },
    mainCategory: { sid: 'c0-0', name: 'Steinwolle' },
    ifcClasses: ['IfcCovering'],
    ebkphCodes: ['E 2.1'],
    etimClasses: ['EC002584'],
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
    successors: [],
    accessories: productCards(2),
    similar: productCards(4),
  },
  search: {
    text: 'steinw',
    kind: 'product',
    totals: { product: 1640, category: 3, orga: 1, productLine: 0 },
    atLeast: false,
    page: 1,
    size: 24,
    products: productCards(8),
    categories: [
      {
        sid: 'c0-0',
        name: 'Steinwolle',
        count: 310,
        matchCase: 'parent',
        children: [{ sid: 'c1', name: 'Fassadendämmplatten', count: 204 }],
        pathFromRoot: [path[0] as (typeof path)[number]],
        matches: [{ field: 'name', start: 0, end: 6 }],
      },
    ],
    orgas: orgaCards(1),
    productLines: [],
    facets: {
      categories: [
        { sid: 'c1', name: 'Fassadendämmplatten', count: 1204 },
        { sid: 'c2', name: 'Trittschalldämmung', count: 436 },
      ],
      orgas: [{ sid: 'muster', name: 'Muster Baustoffe AG', count: 1640 }],
      lines: [],
      attributes: [
        {
          sid: 'brennbar',
          name: 'Brennbar',
          kind: 'yesNo',
          unit: null,
          extent: null,
          values: [
            { value: 'true', name: null, count: 4, isChosen: false },
            { value: 'false', name: null, count: 1636, isChosen: false },
          ],
        },
      ],
    },
    categoriesInstead: [],
    exact: 1640,
    didYouMean: null,
  },
  shortlist: { products: productCards(3) },
  article: {
    url: 'imprint',
    title: inGerman('Impressum'),
    sections: [
      {
        contentType: 'text',
        content: inGerman(
          'Baustein AG, Musterstrasse 1, 8000 Zürich.\n\nVertreten durch die Geschäftsleitung.',
        ),
        link: null,
        position: 'left',
        layout: 'full',
      },
    ],
  },
  newsletter: { state: null },
  notFound: { categories: categoryCards() },
};

/** The context of a page of CH in German, unless said otherwise. */
export function contextOf(given: Partial<PageContext> & { language?: Language } = {}): PageContext {
  return {
    platform: platform('CH'),
    language: 'de',
    publicOrigin: 'http://{slug}.localhost:3000',
    path: '/de',
    query: {},
    alsoOn: [],
    isSignedIn: false,
    mayEditArticles: false,
    isPrivate: false,
    script: '/assets/first.js',
    ...given,
  };
}
