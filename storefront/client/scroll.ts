import { scrollOffsetPx } from '../../resources/limits.ts';
import { hit } from '../../ui/hit.ts';

/**
 * Coming back to a list by a link, one finds the product one left for where one left it, 200 px from the top
 * (behaviour B32); going back in the history is left to the browser, which knows better.
 */
export function restoreScroll(): void {
  const entry = `left:${location.pathname}`;
  const [navigation] = performance.getEntriesByType('navigation');
  const left = sessionStorage.getItem(entry);
  const isLed = navigation && 'type' in navigation && navigation.type === 'navigate';
  if (left && isLed && !location.hash) {
    const card = document.getElementById(left);
    if (card)
      scrollTo({ top: card.getBoundingClientRect().top + scrollY - scrollOffsetPx, behavior: 'instant' });
  }
  sessionStorage.removeItem(entry);
  document.addEventListener('click', (event) => {
    const card = hit(event, ':is(article, tr)[id^="product-"]');
    if (card) sessionStorage.setItem(entry, card.id);
  });
}
