import { consent } from './consent.ts';

type Seen = 'page' | 'suggestView' | 'suggestClick';

const pixel = new Image(1, 1);

/** Asks for the tracking pixel, if the visitor agreed to it; `things` are paths that were shown or chosen. */
export function track(event: Seen, things: readonly string[] = [location.pathname]): void {
  if (consent() !== 'all') return;
  const query = new URLSearchParams({ event, platform: document.documentElement.dataset['platform'] ?? '' });
  for (const thing of things) query.append('path', thing);
  pixel.src = `/api/pixel.gif?${query}&at=${Date.now()}`;
}

/** Tracks this page now and each time the browser brings it back from its memory. */
export function trackPage(): void {
  track('page');
  addEventListener('pageshow', (event) => {
    if (event.persisted) track('page');
  });
}
