import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { unprocessable } from '../../base/problems.ts';
import { readJson } from '../../base/json/readJson.ts';
import { readUpload } from './readUpload.ts';

/**
 * A call that takes JSON takes it as the part `file` of a form too (behaviour B58). Throws 400 for a file that is
 * no JSON or names a key twice, 413 for one larger than a body may be.
 */
export async function jsonFileAsBody(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) return;
  const { file } = await readUpload(request, [], request.server.initialConfig.bodyLimit ?? 0);
  request.body = readJson(file, 'file');
}

/** Where a form may come in the place of a body, only a form has none. Throws 422. */
export async function requireBodyOrForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart() && (request.body ?? null) === null)
    throw unprocessable([{ path: '', code: 'required' }]);
}
