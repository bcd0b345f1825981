import type { FastifyRequest } from 'fastify';
import { partedUploads } from '../../../resources/limits.ts';
import { isStorable } from '../../base/database/isStorable.ts';
import { malformed, unprocessable } from '../../base/problems.ts';

/** `Upload-Metadata` as HEAD answers it: what was said when the upload was begun. */
export function uploadMetadata({ orgaSid, fileName }: { orgaSid: string; fileName: string }): string {
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return `filename ${base64(fileName)},orgaSid ${base64(orgaSid)}`;
}

/** What `Upload-Metadata` (tus 1.0) says of a file: whose it is and how it is called. Throws 400 and 422. */
export function readUploadMetadata({ headers }: FastifyRequest): { orgaSid: string; fileName: string } {
  const said = new Map<string, string>();
  for (const pair of String(headers['upload-metadata'] ?? '').split(',')) {
    const [key = '', value = ''] = pair.trim().split(' ');
    said.set(key, Buffer.from(value, 'base64').toString('utf8'));
  }
  const orgaSid = said.get('orgaSid') ?? '';
  const fileName = (said.get('filename') ?? '').normalize('NFC');
  if (!isStorable({ orgaSid, fileName }))
    throw malformed([{ path: 'Upload-Metadata', code: 'control-character' }]);
  if (orgaSid === '' || orgaSid.length > 64) throw unprocessable([{ path: 'orgaSid', code: 'required' }]);
  if (fileName === '') throw unprocessable([{ path: 'filename', code: 'required' }]);
  if (fileName.length > partedUploads.longestName)
    throw unprocessable([
      { path: 'filename', code: 'too-long', values: { maximum: partedUploads.longestName } },
    ]);
  return { orgaSid, fileName };
}
