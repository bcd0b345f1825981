import { timeCalls } from '../../resources/calls/time.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** The time as this server knows it. */
export function time(routing: Routing): void {
  registerCall(routing, timeCalls.time, async ({ reply }) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .serializer(String)
      .send(new Date().toISOString()),
  );
}
