import { scrollOffsetPx } from '../../resources/limits.ts';

/**
 * Coming back to a list by a link, one finds the product one left for where one left it, 200 px from the top
 * (specification section 2); going back in the history is left to the browser, which knows better.
 */
export function restoreScroll(): void {
  const entry = `left:${location.pathname}`;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const left = sessionStorage.getItem(entry);
  if (left && navigation?.type === 'navigate' && !location.hash) {
    const card = document.getElementById(left);
    if (card)
      scrollTo({ top: card.getBoundingClientRect().top + scrollY - scrollOffsetPx, behavior: 'instant' });
  }
  sessionStorage.removeItem(entry);
  document.addEventListener('click', (event) => {
    const card = (event.target as Element).closest('article[id^="product-"]');
    if (card) sessionStorage.setItem(entry, card.id);
  });
}
