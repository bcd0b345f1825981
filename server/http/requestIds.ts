import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config/config.ts';
import { onBehalfOf, type Origin } from '../base/sight/origin.ts';
import { requestBegan } from '../base/sight/signals.ts';

const idForm = /^[\w.-]{8,64}$/;

/** The number that a proxy in front has given a request, where there is one, else ours. */
export function requestIdOf({ trustProxy }: Pick<Config, 'trustProxy'>) {
  return ({ headers }: IncomingMessage): string => {
    const given = trustProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && idForm.test(given) ? given : randomUUID();
  };
}

const origins = new WeakMap<FastifyRequest, Origin>();

/** The request as what follows from it knows it. */
export function originOf(request: FastifyRequest): Origin | undefined {
  return origins.get(request);
}

/**
 * Every answer says the number of its request, under which each of its lines in the log stands (behaviour B583); what
 * follows from it in the worker knows it too (behaviour B657).
 */
export function requestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    const { traceparent } = request.headers;
    const origin: Origin = { requestId: request.id };
    if (typeof traceparent === 'string') origin.traceParent = traceparent;
    origins.set(request, origin);
    requestBegan.tell(origin);
    onBehalfOf(origin, done);
  });
  // The body comes by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _, done) => {
    const origin = originOf(request);
    if (origin) onBehalfOf(origin, done);
    else done();
  });
}
