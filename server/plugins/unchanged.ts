import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Who has the version already that a read answers with is told so, with 304 and no body (RFC 9110, 13.1.2). */
export function unchanged(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isHad(request, reply)) return done(null, payload);
    void reply.code(304).removeHeader('content-encoding').removeHeader('content-length');
    // Of `HEAD` Fastify measures what would have come, and sends nothing.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

function isHad({ method, headers }: FastifyRequest, reply: FastifyReply): boolean {
  const given = headers['if-none-match'];
  const etag = reply.getHeader('etag');
  if (!given || !etag || reply.statusCode !== 200 || !['GET', 'HEAD'].includes(method)) return false;
  return given.split(',').some((each) => opaque(each) === opaque(String(etag)));
}

/** An etag without the mark of a weak one. */
function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
