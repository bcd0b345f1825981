import { workbookMediaType } from './workbookMediaType.ts';

interface FormatOfFile {
  /** Of which family it is, by the name that it has in every language. */
  family: string;
  /** How such files are called, without dot. */
  endings: readonly string[];
  /** As which they may be sent. */
  mediaTypes: readonly string[];
  /** Does it hold products and nothing else? */
  isOfProducts?: true;
}

/**
 * All formats that an import reads; their names for people stand in the texts (`imports:formats`). What a file is shows
 * its content, never its name (behaviour B245). How each is recognised and opened stands in `tableFormats`.
 */
export const importFormats = {
  xlsx: { family: 'Excel', endings: ['xlsx', 'xlsm', 'xltx'], mediaTypes: [workbookMediaType] },
  csv: { family: 'CSV', endings: ['csv', 'txt'], mediaTypes: ['text/csv'] },
  tsv: { family: 'CSV', endings: ['tsv', 'tab', 'txt'], mediaTypes: ['text/tab-separated-values'] },
  ods: {
    family: 'OpenDocument',
    endings: ['ods', 'ots'],
    mediaTypes: ['application/vnd.oasis.opendocument.spreadsheet'],
  },
  xls: { family: 'Excel', endings: ['xls', 'xlt'], mediaTypes: ['application/vnd.ms-excel'] },
  bmecat: {
    family: 'BMEcat',
    endings: ['xml'],
    mediaTypes: ['application/xml', 'text/xml'],
    isOfProducts: true,
  },
  /** Tables of a page, which programs of the web call `.xls`. */
  html: { family: 'HTML', endings: ['html', 'htm', 'xls'], mediaTypes: ['text/html'] },
  spreadsheetml: { family: 'Excel', endings: ['xml', 'xls'], mediaTypes: ['application/xml'] },
  /** Records of any other kind. */
  xmlTable: {
    family: 'XML',
    endings: ['xml'],
    mediaTypes: ['application/xml', 'text/xml'],
    isOfProducts: true,
  },
  xchange: {
    family: 'ETIM xChange',
    endings: ['json'],
    mediaTypes: ['application/json'],
    isOfProducts: true,
  },
  /** In the nesting of our own calls: a list, one record, or one a line. */
  json: {
    family: 'JSON',
    endings: ['json', 'ndjson', 'jsonl'],
    mediaTypes: ['application/json', 'application/x-ndjson'],
  },
  /** Records of any other nesting. */
  jsonTable: {
    family: 'JSON',
    endings: ['json', 'ndjson', 'jsonl'],
    mediaTypes: ['application/json', 'application/x-ndjson'],
  },
  datanorm: {
    family: 'DATANORM',
    endings: ['001', '002', '003', 'wrg', 'rab', 'dat'],
    mediaTypes: ['application/octet-stream'],
    isOfProducts: true,
  },
} as const satisfies Record<string, FormatOfFile>;

export type ImportFormat = keyof typeof importFormats;

/** In what a file of any format may come packed. */
const packings = { endings: ['zip', 'gz'], mediaTypes: ['application/zip', 'application/gzip'] } as const;

/** How files that an import reads are called, packed ones too, without dot. */
export const importEndings: readonly string[] = endingsOf(Object.values(importFormats));

/** What is taken where products come, or records of another kind: the families for people, and the endings. */
export function formatsTaken(ofProducts: boolean): { families: string[]; endings: string[] } {
  const taken = Object.values<FormatOfFile>(importFormats).filter(
    ({ isOfProducts }) => ofProducts || !isOfProducts,
  );
  return { families: [...new Set(taken.map(({ family }) => family))], endings: endingsOf(taken) };
}

function endingsOf(formats: readonly FormatOfFile[]): string[] {
  return [...new Set([...formats.flatMap(({ endings }) => endings), ...packings.endings])];
}

/** As what a file of any format may be sent, as the whole body. */
export const importMediaTypes: readonly string[] = [
  ...new Set([
    'application/octet-stream',
    ...Object.values(importFormats).flatMap(({ mediaTypes }) => mediaTypes),
    ...packings.mediaTypes,
  ]),
];
