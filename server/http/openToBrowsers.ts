import type { FastifyReply } from 'fastify';

/** Lets scripts of any site read an answer; they cannot send along who is signed in. */
export function openToBrowsers(reply: FastifyReply): FastifyReply {
  return reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, OPTIONS',
    'access-control-allow-headers': 'accept, accept-language, if-none-match',
    'access-control-expose-headers':
      'content-range, etag, link, location, ratelimit, ratelimit-policy, retry-after, total, x-request-id',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
