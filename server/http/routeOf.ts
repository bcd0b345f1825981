import type { Call } from '../../resources/calls/call.ts';
import { compileForRecords } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers, for the contract. */
    call?: Call;
  }
}

/** A declared call as Fastify registers it, without its handler. */
export function routeOf(call: Call) {
  return {
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...(call.isRecord && { validatorCompiler: compileForRecords }),
    config: {
      call,
      ...(call.isOpenToCookie && { isOpenToCookie: true }),
      ...(call.isCookieBlind && { isCookieBlind: true }),
      ...(call.perMinute && { rateLimit: { max: call.perMinute, timeWindow: '1 minute' } }),
    },
    schema: {
      ...(call.parameters && { params: call.parameters }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.upload ? call.body.nullable() : call.body }),
      ...(call.answer && { response: { '2xx': call.answer } }),
    },
  };
}
