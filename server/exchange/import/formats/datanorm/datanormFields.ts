import type { HeadingMeaning } from '../../../../base/workbook/sheetRow.ts';

/** The headings of the table that articles become, in the words of the format, in the order of its columns. */
export const headings = [
  'Artikelnummer',
  'Kurztext',
  'Langtext',
  'Warengruppe',
  'EAN',
  'Mengeneinheit',
  'Mengeneinheit des Lieferanten',
  'Verpackungsmenge',
  'Matchcode',
  'Alternativnummer',
  'Herstellernummer',
  'Herstellertyp',
  'Hauptwarengruppe (Code)',
  'Warengruppe (Code)',
  'Rabattgruppe',
  'Preiskennzeichen',
  'Preis',
  'Nettopreis',
  'Preiseinheit',
  'Währung',
  'Staffelpreise',
  'EAN (unlesbar)',
  'Katalogseite',
  'Grafiknummer',
] as const;

/** Those that are still sent. */
export type DatanormVersion = 4 | 5;

export type Heading = (typeof headings)[number];

/** What an article says, by heading. */
export type Article = Partial<Record<Heading, string>>;

/** DATANORM is written in German. */
const language = 'de';

export const meanings: ReadonlyMap<Heading, HeadingMeaning> = new Map<Heading, HeadingMeaning>([
  ['Artikelnummer', { field: 'productInfo.articleNumber' }],
  ['Kurztext', { field: 'productInfo.title', language }],
  ['Langtext', { field: 'productInfo.description', language }],
  ['Warengruppe', { field: 'categories.mainCategory.sid' }],
  ['EAN', { field: 'productInfo.gtins' }],
  ['Mengeneinheit', { field: 'productInfo.orderUnit' }],
  ['Verpackungsmenge', { field: 'productInfo.orderQuantity' }],
  ['Matchcode', { field: 'productInfo.keywords', language }],
]);

/** Which field of a record stands under which heading, counted from the kind of record. */
export type Places = readonly (readonly [heading: Heading, field: number])[];

/** Where the fields of a record `A` stand, by version. */
export const articleFields: Readonly<
  Record<4 | 5, { text1: number; text2: number; longText: number; places: Places }>
> = {
  4: {
    text1: 4,
    text2: 5,
    longText: 12,
    places: [
      ['Preiskennzeichen', 6],
      ['Preiseinheit', 7],
      ['Mengeneinheit', 8],
      ['Preis', 9],
      ['Rabattgruppe', 10],
      ['Hauptwarengruppe (Code)', 11],
    ],
  },
  5: {
    text1: 3,
    text2: 4,
    longText: 23,
    places: [
      ['Mengeneinheit', 5],
      ['Preiskennzeichen', 6],
      ['Preiseinheit', 7],
      ['Preis', 8],
      ['Rabattgruppe', 9],
      ['Hauptwarengruppe (Code)', 10],
      ['Warengruppe (Code)', 11],
      ['Matchcode', 12],
      ['Alternativnummer', 14],
      ['Herstellernummer', 16],
      ['Herstellertyp', 17],
      ['EAN', 18],
      ['Grafiknummer', 19],
      ['Verpackungsmenge', 20],
      ['Katalogseite', 21],
    ],
  },
};

/** Of a record `B`, which in version 4 is the second half of an article. */
export const secondFields: Places = [
  ['Matchcode', 3],
  ['Alternativnummer', 4],
  ['Katalogseite', 5],
  ['EAN', 9],
  ['Grafiknummer', 10],
  ['Warengruppe (Code)', 11],
  ['Verpackungsmenge', 13],
];

/** Units as DATANORM 4 writes them in words and 5 in codes, below our code. */
const units = new Map(
  Object.entries({
    C62: ['pce', 'stk', 'stck', 'stück', 'stueck', 'st', 'c62', 'h87', 'nar', 'ea'],
    MTR: ['mtr', 'm', 'meter', 'lfm', 'lm'],
    CMT: ['cmt', 'cm'],
    MMT: ['mmt', 'mm'],
    MTK: ['mtk', 'm2', 'm²', 'qm'],
    MTQ: ['mtq', 'm3', 'm³', 'cbm'],
    KGM: ['kgm', 'kg'],
    GRM: ['grm', 'g', 'gr'],
    TNE: ['tne', 't', 'to', 'tonne'],
    LTR: ['ltr', 'l', 'liter'],
    PR: ['pr', 'npr', 'paar', 'par'],
    SET: ['set', 'satz', 'gar', 'garnitur'],
    PK: ['pk', 'pak', 'pack', 'packung', 'pkt', 'paket', 'vpe', 'npk'],
    CT: ['ct', 'kar', 'karton', 'krt'],
    RO: ['ro', 'rol', 'rolle', 'rll'],
    CA: ['ca', 'dose', 'dos', 'ds'],
    TU: ['tu', 'tube'],
    BG: ['bg', 'btl', 'beutel'],
    PF: ['pf', 'pal', 'palette'],
  }).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** Our code of a unit; undefined for one that we do not know. */
export function unitOf(text: string): string | undefined {
  return units.get(text.toLowerCase().replace(/\.$/, ''));
}
