import type { Call } from '../../resources/calls/call.ts';

/** What the answers of a call that goes say of that: since when (RFC 9745), and from when on it is gone (RFC 8594). */
export function deprecationHeaders({ deprecated }: Pick<Call, 'deprecated'>): Record<string, string> {
  if (!deprecated) return {};
  const { since, until } = deprecated;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    ...(until && { sunset: new Date(until).toUTCString() }),
  };
}
