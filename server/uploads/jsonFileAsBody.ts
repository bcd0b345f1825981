import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { malformed, unprocessable } from '../problems.ts';
import { repeatedKey } from '../repeatedKey.ts';
import { readUpload } from './readUpload.ts';

/**
 * A call that takes JSON takes it as the part `file` of a form too (api: Import). Throws 400 for a file that is
 * no JSON or names a key twice, 413 for one larger than a body may be.
 */
export async function jsonFileAsBody(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const { file } = await readUpload(request, [], request.server.initialConfig.bodyLimit ?? 0);
  const text = file.toString('utf8');
  try {
    request.body = JSON.parse(text, refusePrototype);
  } catch {
    throw malformed([{ path: 'file', code: 'not-json' }]);
  }
  const twice = repeatedKey(text);
  if (twice !== undefined) throw malformed([{ path: twice, code: 'named-twice', values: { sid: twice } }]);
}

/** Where a form may come in the place of a body, only a form has none. Throws 422. */
export async function requireBodyOrForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart() && (request.body ?? null) === null)
    throw unprocessable([{ path: '', code: 'required' }]);
}

/** As the parser of bodies does. */
function refusePrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('A key that changes what objects are.');
  return value;
}
