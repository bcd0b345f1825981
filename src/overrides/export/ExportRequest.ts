import type { ExportFilter, LanguageOrAll } from '../../../resources/calls/exports.ts';
import type { Row } from '../../../resources/shape.ts';
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
export function exportRequestOf(profile: Row): ExportRequest {
  const { format, language, categories, productLines, text } = profile as Partial<ExportRequest>;
  return {
    format: format ?? everything.format,
    language: language ?? everything.language,
    categories: categories ?? [],
    productLines: productLines ?? [],
    text: text ?? '',
  };
}
