import { pixelCalls } from '../../../resources/calls/pixel.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import { isUnwilling } from '../../catalogue/visits/isUnwilling.ts';
import type { FruitlessCounter } from '../../find/fruitless/fruitlessCounter.ts';
import { visitCounter } from '../../catalogue/visits/visitCounter.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** One transparent point (GIF89a). */
const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Counts what visitors see: no cookie is read or set, and of an address a hash is kept, for the day alone.
 * @param write the primary: what is counted is written for all platforms at once
 * @param noteChoice told which product was opened from the page of a search
 */
export function pixel(routing: Routing, write: SystemPool, noteChoice: FruitlessCounter['noteChoice']): void {
  const { app } = routing;
  const counter = visitCounter(write, (error) => app.log.error({ err: error }, 'visits not written'));
  app.addHook('onClose', () => counter.stop());

  registerCall(routing, pixelCalls.pixel, async ({ platform, query, request, reply }) => {
    const { event, orga, product = '', advertisement = '', search } = query;
    const isCounted = orga !== undefined && orga !== '' && !isUnwilling(request.headers);
    if (isCounted && search && product && event === 'page')
      noteChoice(platform.dataset, search, { orgaSid: orga, productSid: product });
    if (isCounted)
      counter.count({
        dataset: platform.dataset,
        kind: event,
        orgaSid: orga,
        productSid: product,
        advertisementSid: advertisement,
        // Whoever has gone already has no address any more.
        ip: request.ip ?? '',
      });
    return reply.type('image/gif').header('cache-control', 'no-store').send(point);
  });
}
