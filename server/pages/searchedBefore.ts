import type { FastifyRequest } from 'fastify';
import { resolveRoute } from '../../resources/routes.ts';
import type { Platform } from '../../resources/platforms.ts';
import { isUnwilling } from '../catalogue/visits/isUnwilling.ts';

/**
 * What was searched for on the page from which a link led here, if it was that of a search of this host; of whoever does
 * not want to be followed, nothing.
 */
export function searchedBefore({ headers, host }: FastifyRequest, platform: Platform): string | undefined {
  const { referer } = headers;
  if (!referer || !URL.canParse(referer) || isUnwilling(headers)) return undefined;
  const from = new URL(referer);
  if (from.host !== host) return undefined;
  const route = resolveRoute(from.pathname, { platform });
  const isSearch = route.kind === 'screen' && route.screen === 'search';
  return isSearch ? (from.searchParams.get('text') ?? undefined) : undefined;
}
