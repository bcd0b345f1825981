import { consentIn } from '../../resources/consent.ts';
import { keptLanguage } from '../../resources/keptLanguage.ts';
import type { Language } from '../../resources/languages.ts';

/**
 * What a change of language does besides changing the address (specification section 4): it clears the
 * session storage, and stores the choice, in a cookie that the server reads, only after cookie consent.
 */
export function keepLanguage(language: Language): void {
  sessionStorage.clear();
  const consent = consentIn(() => localStorage);
  const kept = keptLanguage(language, { consent, isSecure: location.protocol === 'https:' });
  if (kept) document.cookie = kept;
}
