import { scrollOffsetPx } from '../../resources/limits.ts';
import { hit } from '../../ui/hit.ts';

/** A product in a list, whichever way the list is shown. */
const listed = ':is(article, tr)';

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
    const card = document.querySelector(`${listed}[data-product="${CSS.escape(left)}"]`);
    if (card)
      scrollTo({ top: card.getBoundingClientRect().top + scrollY - scrollOffsetPx, behavior: 'instant' });
  }
  sessionStorage.removeItem(entry);
  document.addEventListener('click', (event) => {
    const product = hit(event, `${listed}[data-product]`)?.getAttribute('data-product');
    if (product) sessionStorage.setItem(entry, product);
  });
}
