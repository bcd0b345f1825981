import type { Language } from '../../resources/language/languages.ts';
import { notedInAddress, type NotedOnList } from '../../resources/notedOnList.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';

/** The pages that show the products which their address names. */
export const listPages = { keep: 'shortlist', compare: 'comparison' } as const;

/** A list that the browser keeps. */
export type ListName = keyof typeof listPages;

/** The path of the page that shows these products, and what is noted on them, to anybody. */
export function listPath(
  list: ListName,
  language: Language,
  names: readonly string[],
  noted: NotedOnList = {},
): string {
  return `/${language}/${listPages[list]}${queryOf('?', names, noted)}`;
}

/** The workbook of these products. */
export function listXlsx(
  list: ListName,
  platform: PlatformKey,
  language: Language,
  names: readonly string[],
  noted: NotedOnList = {},
): string {
  return `/api/${platform}/${listPages[list]}.xlsx?lang=${language}${queryOf('&', names, noted)}`;
}

/** Slash, comma and bar stay readable in a query. */
function queryOf(start: '?' | '&', names: readonly string[], noted: NotedOnList): string {
  const given = { product: names.join(',') || undefined, ...notedInAddress(names, noted) };
  const parts = Object.entries(given).flatMap(([key, value]) =>
    value ? `${key}=${encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%2C', ',')}` : [],
  );
  return parts.length > 0 ? start + parts.join('&') : '';
}
