import type { FastifyInstance } from 'fastify';
import { malformed } from '../problems.ts';
import { repeatedKey } from '../repeatedKey.ts';

/** JSON bodies: what is none, names a key twice, or would change what objects are, is refused with 400. */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    void parse(request, text, (error, json) => {
      if (error) return done(malformed([{ path: '', code: 'not-json' }]));
      const twice = repeatedKey(text);
      if (twice === undefined) return done(null, json);
      done(malformed([{ path: twice, code: 'named-twice', values: { sid: twice } }]));
    });
  });
}
