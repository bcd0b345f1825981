import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../base/problems.ts';
import { answerError } from './errors.ts';

const checkEveryMs = 15_000;
const leastBytesPerSecond = 8 * 1024;

/** A body that drips in is answered 408 and cut off, so that nobody holds an upload open for nothing. */
export function slowBodies(app: FastifyInstance, everyMs = checkEveryMs): void {
  const leastBytes = (leastBytesPerSecond * everyMs) / 1000;
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (raw.complete || !hasBody(request)) return;
    let seen = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const arrived = raw.socket.bytesRead - seen;
      seen += arrived;
      if (raw.complete || arrived >= leastBytes || isHeldBack(request)) return;
      clearInterval(timer);
      raw.socket.once('close', () => raw.destroy());
      if (reply.sent) raw.destroy();
      else answerError(new HttpProblem(408, 'timeout', { headers: { connection: 'close' } }), request, reply);
    }, everyMs);
    timer.unref();
    for (const event of ['end', 'close'] as const) raw.once(event, () => clearInterval(timer));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Is it we who do not read? */
function isHeldBack({ raw }: FastifyRequest): boolean {
  return raw.readableLength >= raw.readableHighWaterMark;
}
