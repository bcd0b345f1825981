import { keptLanguage } from '../../resources/keptLanguage.ts';
import type { Language } from '../../resources/languages.ts';
import { consent } from './consent.ts';

/**
 * A choice of language clears the state kept for this visit, and is remembered where the visitor agreed
 * (specification section 4). The link itself leads to the same page in that language.
 */
export function rememberLanguage(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-language]');
    if (!link) return;
    sessionStorage.clear();
    const language = link.dataset['language'] as Language;
    const kept = keptLanguage(language, { consent: consent(), isSecure: location.protocol === 'https:' });
    if (kept) document.cookie = kept;
  });
}
