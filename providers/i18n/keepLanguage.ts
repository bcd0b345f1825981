import type { Language } from '../../resources/languages.ts';

const oneYearInSeconds = 365 * 24 * 60 * 60;

/**
 * What a change of language does besides changing the address (specification section 4): it clears the
 * session storage, and stores the choice, in a cookie that the server reads, only after cookie consent.
 */
export function keepLanguage(language: Language): void {
  sessionStorage.clear();
  if (localStorage.getItem('consent') === null) return;
  document.cookie = `language=${language}; path=/; max-age=${oneYearInSeconds}; samesite=lax`;
}
