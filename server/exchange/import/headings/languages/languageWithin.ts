import { isLanguage, type Language } from '../../../../../resources/language/languages.ts';

const within = /^(.+)\.([a-z]{2})\.([^.]+)$/;

/** `Text.it.Kurz` is what `Text.Kurz` is in that language; undefined where no language stands within a path. */
export function languageWithin(heading: string): { text: string; named: Language } | undefined {
  const [, above = '', named = '', own = ''] = within.exec(heading.trim()) ?? [];
  return isLanguage(named) ? { text: `${above}.${own}`, named } : undefined;
}
