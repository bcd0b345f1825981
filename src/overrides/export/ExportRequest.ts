import type { ExportFilter, LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';
import type { ExportWish } from '../../../providers/data/exports.ts';

/** What somebody wants to download, as the screen holds it and as a profile keeps it. */
export interface ExportRequest {
  format: ExportWish['format'];
  language: LanguageOrAll;
  categories: string[];
  productLines: string[];
  text: string;
}

export const everything: ExportRequest = {
  format: 'xlsx',
  language: 'all',
  categories: [],
  productLines: [],
  text: '',
};

/** The filter of the download; what is empty narrows nothing. */
export function filterOf({ categories, productLines, text }: ExportRequest): ExportFilter {
  return {
    ...(categories.length > 0 && { categorySids: categories }),
    ...(productLines.length > 0 && { productLineSids: productLines }),
    ...(text.trim() && { text: text.trim() }),
  };
}

/** The request that a stored profile keeps. */
export function exportRequestOf({
  format,
  language,
  categories,
  productLines,
  text,
}: ReadRecord<'exportProfile'>): ExportRequest {
  return {
    format,
    language,
    categories: categories ?? [],
    productLines: productLines ?? [],
    text: text ?? '',
  };
}
