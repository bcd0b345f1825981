import type { ExportFilter, LanguageOrAll, OfferedColumn, TableWish } from '../../resources/calls/exports.ts';
import { exportEndings, type ExportFormat } from '../../resources/exchange/exportFormats.ts';
import { hasColumns } from '../../resources/fileColumns.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { readJson } from '../auth/protectedRead.ts';
import { download } from './download.ts';

export interface ExportWish {
  format: ExportFormat;
  language: LanguageOrAll;
  filter: ExportFilter;
  /** Of formats that have columns; all without them. */
  columns?: readonly string[] | undefined;
}

const root = '/api/import/product';

function posted(wish: TableWish): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
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

/** The columns that a table of these products can have, or of these, with the first values of each. Throws `Problem`. */
export async function readFileColumns(
  platform: PlatformKey,
  orgaSid: string,
  { language, filter, columns }: Omit<ExportWish, 'format'>,
  signal: AbortSignal,
): Promise<OfferedColumn[]> {
  const url = `${root}/columns/${platform}/filtered/${encodeURIComponent(orgaSid)}/${language}`;
  const answer = await readJson<{ columns: OfferedColumn[] }>(
    url,
    { columns: [] },
    { ...posted({ ...filter, ...(columns && { columns: [...columns] }) }), signal },
  );
  return answer.columns;
}

/** Saves the wished products of a company as a file; tells how many bytes have come. Throws `Problem`. */
export function saveExport(
  platform: PlatformKey,
  orgaSid: string,
  { format, language, filter, columns }: ExportWish,
  { signal, onBytes }: { signal?: AbortSignal; onBytes?: (bytes: number) => void } = {},
): Promise<void> {
  const company = encodeURIComponent(orgaSid);
  const url =
    format === 'json'
      ? `${root}/json/${platform}/filtered/${company}/all/${language}`
      : `${root}/${format}/${platform}/filtered/${company}/${language}`;
  return download(url, `${orgaSid}.${exportEndings[format]}`, {
    init: {
      ...posted({ ...filter, ...(columns && hasColumns(format) && { columns: [...columns] }) }),
      ...(signal && { signal }),
    },
    ...(onBytes && { onBytes }),
  });
}
