import type { FastifyInstance } from 'fastify';
import { splitAddress } from '../../resources/address/splitAddress.ts';

/**
 * Returns what tells the methods of an API address that has routes, for the 405 answer; undefined for an
 * address without any. Sees the routes that are added after the call.
 */
export function allowedMethods(app: FastifyInstance): (url: string) => string[] | undefined {
  const methods = new Map<string, Set<string>>();
  const patterns = new Map<string, URLPattern>();
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
    patterns.set(url, new URLPattern({ pathname: url }));
  });
  return (url) => {
    const [pathname] = splitAddress(url);
    const matching = [...patterns].filter(([, pattern]) => pattern.test({ pathname }));
    const allowed = new Set(matching.flatMap(([pattern]) => [...(methods.get(pattern) ?? [])]));
    return allowed.size > 0 ? [...allowed].sort() : undefined;
  };
}
