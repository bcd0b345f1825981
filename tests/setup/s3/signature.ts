import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** Headers that a signature has to cover; what is not covered may have been changed on the way. */
const mustBeSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** Is the request signed by these credentials (Amazon S3 API, "Signature Version 4")? The payload is checked apart. */
export function isSigned(
  request: IncomingMessage,
  { accessKeyId, secretAccessKey }: Credentials,
  region: string,
): boolean {
  const { headers, method, url = '/' } = request;
  const [, key, day, named, signed = '', signature = ''] = form.exec(headers.authorization ?? '') ?? [];
  const names = signed.split(';');
  const moment = String(headers['x-amz-date']);
  if (key !== accessKeyId || named !== region || !day || !moment.startsWith(day)) return false;
  if (!mustBeSigned.every((name) => names.includes(name))) return false;
  const [path, query = ''] = url.split('?') as [string, string?];
  const canonical = [
    method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((part) => (part.includes('=') ? part : `${part}=`))
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  return timingSafeEqual(hmac(signingKey, text), Buffer.from(signature, 'hex'));
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
