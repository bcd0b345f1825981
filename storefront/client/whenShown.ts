/**
 * Does something once the page is shown: browsers make pages ahead that perhaps nobody opens, and what such a page
 * counts or keeps for the visit would be wrong or lost.
 */
export function whenShown(start: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
