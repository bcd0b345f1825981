import { workbookMediaType } from './workbookMediaType.ts';

interface FormatOfFile {
  /** How such files are called, without dot. */
  endings: readonly string[];
  /** As which they may be sent. */
  mediaTypes: readonly string[];
}

/**
 * All formats that an import reads; their names for people stand in the texts (`imports:formats`). What a file is shows
 * its content, never its name (behaviour B245). How each is recognised and opened stands in `tableFormats`.
 */
export const importFormats = {
  xlsx: { endings: ['xlsx', 'xlsm', 'xltx'], mediaTypes: [workbookMediaType] },
  ods: { endings: ['ods', 'ots'], mediaTypes: ['application/vnd.oasis.opendocument.spreadsheet'] },
  xls: { endings: ['xls', 'xlt'], mediaTypes: ['application/vnd.ms-excel'] },
  bmecat: { endings: ['xml'], mediaTypes: ['application/xml', 'text/xml'] },
  spreadsheetml: { endings: ['xml', 'xls'], mediaTypes: ['application/xml'] },
  xchange: { endings: ['json'], mediaTypes: ['application/json'] },
  /** In the nesting of our own calls: a list, one record, or one a line. */
  json: { endings: ['json', 'ndjson', 'jsonl'], mediaTypes: ['application/json', 'application/x-ndjson'] },
  /** Records of any other nesting. */
  jsonTable: {
    endings: ['json', 'ndjson', 'jsonl'],
    mediaTypes: ['application/json', 'application/x-ndjson'],
  },
  datanorm: { endings: ['001', '002', '003', 'wrg', 'rab', 'dat'], mediaTypes: ['application/octet-stream'] },
  tsv: { endings: ['tsv', 'tab', 'txt'], mediaTypes: ['text/tab-separated-values'] },
  csv: { endings: ['csv', 'txt'], mediaTypes: ['text/csv'] },
} as const satisfies Record<string, FormatOfFile>;

export type ImportFormat = keyof typeof importFormats;

/** In what a file of any format may come packed. */
const packings = { endings: ['zip', 'gz'], mediaTypes: ['application/zip', 'application/gzip'] } as const;

/** How files that an import reads are called, packed ones too, without dot. */
export const importEndings: readonly string[] = [
  ...new Set([...Object.values(importFormats).flatMap(({ endings }) => endings), ...packings.endings]),
];

/** As what a file of any format may be sent, as the whole body. */
export const importMediaTypes: readonly string[] = [
  ...new Set([
    'application/octet-stream',
    ...Object.values(importFormats).flatMap(({ mediaTypes }) => mediaTypes),
    ...packings.mediaTypes,
  ]),
];
