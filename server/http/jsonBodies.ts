import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readJson } from '../base/json/readJson.ts';

/** Bodies of JSON as `readJson` takes them. */
export function jsonBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasNeedlessType(request)) delete request.headers['content-type'];
    done();
  });
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => readJson(body),
  );
}

/** Many clients name a type where they send nothing, to a call that takes nothing. */
function hasNeedlessType({ headers, routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  const isEmpty = !headers['transfer-encoding'] && !Number(headers['content-length']);
  return isEmpty && call !== undefined && !call.body && !call.upload;
}
