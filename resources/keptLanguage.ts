import type { Consent } from './consent.ts';
import type { Language } from './languages.ts';

/** The cookie in which a chosen language is kept. */
export const languageCookie = 'language';

const keptSeconds = 365 * 24 * 60 * 60;

/**
 * A choice of language as `document.cookie` takes it; undefined where the visitor did not agree, for it is kept only
 * after consent (behaviour B18).
 */
export function keptLanguage(
  language: Language,
  { consent, isSecure }: { consent: Consent | undefined; isSecure: boolean },
): string | undefined {
  if (consent !== 'all') return undefined;
  return `${languageCookie}=${language}; path=/; max-age=${keptSeconds}; samesite=lax${isSecure ? '; secure' : ''}`;
}
