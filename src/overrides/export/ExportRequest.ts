import type { ExportFilter, LanguageOrAll } from '../../../resources/calls/exports.ts';
import { hasColumns } from '../../../resources/fileColumns.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';
import type { ExportWish } from '../../../providers/data/exports.ts';

/** What somebody wants to download, as the screen holds it and as a profile keeps it. */
export interface ExportRequest {
  format: ExportWish['format'];
  language: LanguageOrAll;
  categories: string[];
  productLines: string[];
  text: string;
  /** Of a table, in their order; all where nobody chose. */
  columns: readonly string[] | undefined;
}

export const everything: ExportRequest = {
  format: 'xlsx',
  language: 'all',
  categories: [],
  productLines: [],
  text: '',
  columns: undefined,
};

/** The filter of the download; what is empty narrows nothing. */
export function filterOf({ categories, productLines, text }: ExportRequest): ExportFilter {
  return {
    ...(categories.length > 0 && { categorySids: categories }),
    ...(productLines.length > 0 && { productLineSids: productLines }),
    ...(text.trim() && { text: text.trim() }),
  };
}

/** Is it to be a table of chosen columns, and nobody has chosen one? */
export function isWithoutColumns({ format, columns }: ExportRequest): boolean {
  return hasColumns(format) && columns?.length === 0;
}

/** The request that a stored profile keeps. */
export function exportRequestOf({
  format,
  language,
  categories,
  productLines,
  text,
  columns,
}: ReadRecord<'exportProfile'>): ExportRequest {
  return {
    format,
    language,
    categories: categories ?? [],
    productLines: productLines ?? [],
    text: text ?? '',
    columns: columns?.length ? columns : undefined,
  };
}
