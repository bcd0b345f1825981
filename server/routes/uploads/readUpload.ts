import type { FastifyRequest } from 'fastify';
import { formParts } from '../../base/formParts.ts';
import { tooLarge, unprocessable, wrongType } from '../../base/problems.ts';

export interface Upload<Name extends string> {
  file: Buffer;
  /** The other parts; absent ones are undefined. */
  parts: Partial<Record<Name, string>>;
}

/**
 * The one file of a `multipart/form-data` call and its named parts. Throws 400 for a form that is none, 413 for a larger file, 415 for another
 * content type, 422 for an unknown part and for none that is a file.
 */
export async function readUpload<Name extends string>(
  request: FastifyRequest,
  names: readonly Name[],
  largestBytes: number,
): Promise<Upload<Name>> {
  if (!request.isMultipart()) throw wrongType();
  let file: Buffer | undefined;
  const parts: Partial<Record<Name, string>> = {};
  for await (const part of formParts(request, largestBytes)) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw unknownPart(part.fieldname);
      file = await part.toBuffer();
      if (part.file.truncated) throw tooLarge();
    } else {
      const name = names.find((known) => known === part.fieldname);
      if (!name) throw unknownPart(part.fieldname);
      parts[name] = String(part.value);
    }
  }
  if (!file) throw unprocessable([{ path: 'file', code: 'required' }]);
  return { file, parts };
}

function unknownPart(name: string) {
  return unprocessable([{ path: name, code: 'unknown-field', values: { field: name } }]);
}
