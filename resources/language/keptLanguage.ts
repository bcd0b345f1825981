import type { Consent } from '../consent.ts';
import type { Language } from './languages.ts';

/** The cookie in which a chosen language is kept. */
export const languageCookie = 'language';

const keptSeconds = 365 * 24 * 60 * 60;

interface Circumstances {
  consent: Consent | undefined;
  isSecure: boolean;
}

/**
 * What becomes of the kept language, as `document.cookie` takes it: one that was chosen is kept where the visitor
 * agreed, and whatever was kept goes where consent was refused or withdrawn (behaviour B18). Undefined: all stays.
 */
export function keptLanguage(
  chosen: Language | undefined,
  { consent, isSecure }: Circumstances,
): string | undefined {
  const attributes = `path=/; samesite=lax${isSecure ? '; secure' : ''}`;
  if (consent === 'necessary') return `${languageCookie}=; max-age=0; ${attributes}`;
  if (consent !== 'all' || !chosen) return undefined;
  return `${languageCookie}=${chosen}; max-age=${keptSeconds}; ${attributes}`;
}
