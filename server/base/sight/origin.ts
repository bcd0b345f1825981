import { AsyncLocalStorage } from 'node:async_hooks';

/** On behalf of what something is done: a request, and whatever follows from it in the worker. */
export interface Origin {
  /** The number of the request (`X-Request-Id`). */
  requestId: string;
  /** Where it stands in a trace (W3C Trace Context, `traceparent`). */
  traceParent?: string | undefined;
}

const origins = new AsyncLocalStorage<Origin>();

/** Does work on behalf of a request; what it calls can tell. */
export function onBehalfOf<T>(origin: Origin, work: () => T): T {
  return origins.run(origin, work);
}

export function currentOrigin(): Origin | undefined {
  return origins.getStore();
}
