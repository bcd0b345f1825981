import { afterEach, vi } from 'vitest';

export interface ServerCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** What was sent as JSON; undefined for a call without a body. */
  body: unknown;
  signal: AbortSignal | null;
}

export type Answering = (call: ServerCall) => Response | undefined | Promise<Response | undefined>;

/** Stands for the server behind `fetch`, and keeps the calls that reached it; what nobody answers is not found. */
export function answeringServer(...answering: readonly Answering[]): ServerCall[] {
  const calls: ServerCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://ch.localhost');
    const { method = 'GET', body, signal = null } = init;
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : body;
    const call = {
      method,
      path: pathname,
      query: searchParams,
      headers: new Headers(init.headers),
      body: sent ?? undefined,
      signal,
    };
    calls.push(call);
    for (const answer of answering) {
      const response = await answer(call);
      signal?.throwIfAborted();
      if (response) return response;
    }
    return problem(404, 'Nicht gefunden');
  });
  return calls;
}

/** What the server answers when it refuses. */
export function problem(status: number, title: string, members: object = {}): Response {
  return Response.json({ title, ...members }, { status });
}

afterEach(() => vi.unstubAllGlobals());
