import type { FastifyInstance } from 'fastify';
import { tokenFor } from './signIn.ts';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the API of a test app as somebody; without a name as nobody. `url` is the path behind `/api`. */
export function callsOf(app: FastifyInstance) {
  return async (
    who: string | undefined,
    method: Method,
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const authorization = who ? { authorization: `Bearer ${await tokenFor(app, who)}` } : {};
    return app.inject({
      method,
      url: `/api${url}`,
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
  };
}

export type Call = ReturnType<typeof callsOf>;

/** A form as `fetch` would send it: its body and content type. */
export async function formOf(
  parts: Record<string, string | { bytes: Uint8Array; name: string; type: string }>,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.set(name, part);
    else form.set(name, new File([part.bytes as BlobPart], part.name, { type: part.type }));
  }
  const request = new Request('http://x.invalid', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await request.arrayBuffer()), headers };
}
