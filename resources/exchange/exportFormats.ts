/** In which formats products are downloaded, and how their files end. */
export const exportEndings = {
  xlsx: 'xlsx',
  csv: 'csv',
  bmecat: 'xml',
  xchange: 'json',
  json: 'json',
} as const;

export type ExportFormat = keyof typeof exportEndings;
export const exportFormats = [
  'xlsx',
  'csv',
  'bmecat',
  'xchange',
  'json',
] as const satisfies readonly ExportFormat[];
