import type { FastifyRequest } from 'fastify';
import { malformed } from '../base/problems.ts';

/** The version of `If-Match`; undefined without one. Throws 400 for what is no version of ours. */
export function versionAsked(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = Number(/^(?:W\/)?"(\d+)"$/.exec(header)?.[1]);
  if (!Number.isSafeInteger(version)) throw malformed([{ path: 'If-Match', code: 'version-form' }]);
  return version;
}
