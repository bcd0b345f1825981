import type { Language } from '../../resources/languages.ts';
import type { PlatformKey } from '../../resources/platforms.ts';

/** The pages that show the products which their address names. */
export const listPages = { keep: 'shortlist', compare: 'comparison' } as const;

/** A list that the browser keeps. */
export type ListName = keyof typeof listPages;

/** The path of the page that shows these products to anybody; slash and comma stay readable in a query. */
export function listPath(list: ListName, language: Language, names: readonly string[]): string {
  return `/${language}/${listPages[list]}${names.length > 0 ? `?product=${names.map(readable).join(',')}` : ''}`;
}

/** The workbook of these products. */
export function shortlistXlsx(platform: PlatformKey, language: Language, names: readonly string[]): string {
  return `/api/${platform}/shortlist.xlsx?lang=${language}&product=${names.map(readable).join(',')}`;
}

function readable(name: string): string {
  return encodeURIComponent(name).replaceAll('%2F', '/');
}
