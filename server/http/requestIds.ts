import type { FastifyInstance } from 'fastify';

/** Every answer says the number of its request, under which each of its lines in the log stands (behaviour B583). */
export function requestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}
