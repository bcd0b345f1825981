import type { VisitKind } from '../../resources/calls/pixel.ts';
import { consent } from './consent.ts';

let count = 0;

/**
 * Asks for the tracking pixel, if the visitor agreed to it. What a path is about tells whom it counts for: the
 * company, and the product where it is one.
 */
export function track(event: VisitKind, path: string): void {
  const [, , screen, orga, product] = path.split('?', 1)[0]?.split('/').map(decodeURIComponent) ?? [];
  ask(
    event,
    screen === 'product'
      ? { orga, product, search: event === 'page' ? searchedBefore() : undefined }
      : screen === 'orga'
        ? { orga }
        : {},
  );
}

/** What was searched for on the page that led here; as much of it as is counted. */
function searchedBefore(): string | undefined {
  const [, text] = /^[^?]+\/search\?(?:.*&)?text=([^&#]+)/.exec(document.referrer) ?? [];
  const isOwn = document.referrer.startsWith(`${location.origin}/`);
  return text && isOwn ? (new URLSearchParams(`t=${text}`).get('t') ?? '').slice(0, 80) : undefined;
}

/** The same for an advertisement that was seen or chosen. */
export function trackAdvertisement(event: VisitKind, { dataset }: HTMLElement): void {
  ask(event, { orga: dataset['orga'], advertisement: dataset['advertisement'] });
}

/** Tracks this page now and each time the browser brings it back from its memory. */
export function trackPage(): void {
  track('page', location.pathname);
  addEventListener('pageshow', (event) => {
    if (event.persisted) track('page', location.pathname);
  });
}

function ask(event: VisitKind, about: Record<string, string | undefined>): void {
  if (consent() !== 'all') return;
  const visit = { event, path: location.pathname, n: `${Date.now()}-${(count += 1)}`, ...about };
  const given = Object.entries(visit).filter((entry): entry is [string, string] => Boolean(entry[1]));
  new Image(1, 1).src = `/api/pixel.gif?${new URLSearchParams(given)}`;
}
