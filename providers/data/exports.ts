import type { ExportFilter, LanguageOrAll } from '../../resources/calls/exports.ts';
import { exportEndings, type ExportFormat } from '../../resources/exchange/exportFormats.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';
import { download } from './download.ts';

export interface ExportWish {
  format: ExportFormat;
  language: LanguageOrAll;
  filter: ExportFilter;
}

const root = '/api/import/product';

function posted(filter: ExportFilter): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  };
}

/** How many products of a company a filter leaves. Throws `Problem`. */
export async function countExport(
  platform: PlatformKey,
  orgaSid: string,
  filter: ExportFilter,
  signal: AbortSignal,
): Promise<number> {
  const url = `${root}/count/${platform}/filtered/${encodeURIComponent(orgaSid)}`;
  const { products } = await readJson(url, { products: 0 }, { ...posted(filter), signal });
  return products;
}

/** Saves the wished products of a company as a file; tells how many bytes have come. Throws `Problem`. */
export function saveExport(
  platform: PlatformKey,
  orgaSid: string,
  { format, language, filter }: ExportWish,
  { signal, onBytes }: { signal?: AbortSignal; onBytes?: (bytes: number) => void } = {},
): Promise<void> {
  const company = encodeURIComponent(orgaSid);
  const url =
    format === 'json'
      ? `${root}/json/${platform}/filtered/${company}/all/${language}`
      : `${root}/${format}/${platform}/filtered/${company}/${language}`;
  return download(url, `${orgaSid}.${exportEndings[format]}`, {
    init: { ...posted(filter), ...(signal && { signal }) },
    ...(onBytes && { onBytes }),
  });
}
