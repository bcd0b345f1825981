import type { Language } from '../../resources/languages.ts';
import type { PlatformKey } from '../../resources/platforms.ts';

/** The path of the page that shows these products to anybody; slash and comma stay readable in a query. */
export function shortlistPath(language: Language, names: readonly string[]): string {
  return `/${language}/shortlist${names.length > 0 ? `?product=${names.map(readable).join(',')}` : ''}`;
}

/** The call that answers the cards of these products. */
export function shortlistCall(platform: PlatformKey, language: Language, names: readonly string[]): string {
  return `/api/${platform}/shortlist?lang=${language}&product=${names.map(readable).join(',')}`;
}

/** The workbook of these products. */
export function shortlistXlsx(platform: PlatformKey, language: Language, names: readonly string[]): string {
  return `/api/${platform}/shortlist.xlsx?lang=${language}&product=${names.map(readable).join(',')}`;
}

function readable(name: string): string {
  return encodeURIComponent(name).replaceAll('%2F', '/');
}
