import { consent } from './consent.ts';

const oneYear = 365 * 24 * 60 * 60;

/**
 * A choice of language clears the state kept for this visit, and is remembered where the visitor agreed
 * (specification section 4). The link itself leads to the same page in that language.
 */
export function rememberLanguage(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[data-language]');
    if (!link) return;
    sessionStorage.clear();
    if (consent() !== 'all') return;
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `language=${link.dataset['language']}; path=/; max-age=${oneYear}; samesite=lax${secure}`;
  });
}
