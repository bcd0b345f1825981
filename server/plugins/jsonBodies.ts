import type { FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from '../problems.ts';
import { repeatedKey } from '../repeatedKey.ts';

/** JSON bodies: what is none, names a key twice, or would change what objects are, is refused with 400. */
export function jsonBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasNeedlessType(request)) delete request.headers['content-type'];
    done();
  });
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

/** Many clients name a type where they send nothing, to a call that takes nothing. */
function hasNeedlessType({ headers, routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  const isEmpty = !headers['transfer-encoding'] && !Number(headers['content-length']);
  return isEmpty && call !== undefined && !call.body && !call.upload;
}
