import { z } from 'zod';
import type { Call } from './call.ts';

/** With which statuses a call succeeds, the usual one first. */
export function statusesOf(call: Call): readonly number[] {
  const { statuses, answer, mediaType, upload, method } = call;
  if (statuses) return statuses;
  if (!answer && !mediaType) return [204];
  if (upload?.isImport) return [200, 202];
  if (method === 'DELETE' && asks(call, 'dryRun')) return [204, 200];
  return isFiltered(call) ? [200, 304] : [200];
}

/** With which it refuses, as far as that follows from what it takes; any call may fail in further ways. */
export function refusalsOf(call: Call): readonly number[] {
  const { access, parameters, query, body, upload, path } = call;
  const takesBody = body !== undefined || upload !== undefined;
  return [
    ...((parameters ?? query ?? body) ? [400] : []),
    ...(access.kind === 'open' ? [] : [401, 403]),
    ...(path.includes('{') ? [404] : []),
    ...(call.method === 'GET' ? [] : [409]),
    ...(isVersioned(call) ? [412] : []),
    ...(takesBody ? [413, 415] : []),
    ...(takesBody || isFiltered(call) || call.method === 'DELETE' ? [422] : []),
    429,
  ];
}

/** Does it take `If-Match`? */
export function isVersioned({ method, access, hasNoVersion, takesVersion }: Call): boolean {
  return (
    takesVersion ?? (['PUT', 'PATCH', 'DELETE'].includes(method) && access.kind === 'entity' && !hasNoVersion)
  );
}

/** Is it a list that comes in ranges, with `Content-Range`? */
export function isPaged(call: Call): boolean {
  return call.answer instanceof z.ZodArray && asks(call, 'range');
}

/** Is it such a list that may be filtered, sorted and asked for again, with `Link` and `ETag`? */
export function isFiltered(call: Call): boolean {
  return isPaged(call) && asks(call, 'filter');
}

function asks({ query }: Call, name: string): boolean {
  return query instanceof z.ZodObject && name in query.shape;
}
