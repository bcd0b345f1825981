import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { payloadOf } from './payload.ts';
import { isSigned, sha256, type Credentials } from './signature.ts';

export const credentials: Credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};
export const region = 'eu-central-1';

/** How the next requests are answered, one after the other: busy, or broken off in the middle of the answer. */
export type Fault = 'busy' | 'cut';

interface Stored {
  content: Buffer;
  at: Date;
}

/** Objects of a page of a list. */
const pageSize = 3;

/**
 * A strict S3 in memory on a free port: it refuses what is not signed as it must be, what does not match its
 * checksums, and what would overwrite an object. Knows only what Baustein needs, by path-style addresses.
 */
export async function fakeS3() {
  const objects = new Map<string, Stored>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const faults: Fault[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const fault = faults.shift();
    if (fault === 'busy') return refuse(response, 503, 'SlowDown');
    if (!isSigned(request, credentials, region)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const content = payloadOf(request.headers, body);
    if (!content) return refuse(response, 400, 'BadDigest');
    const url = new URL(request.url ?? '/', 'http://s3.invalid');
    const key = decodeURIComponent(url.pathname.slice(1));
    const uploadId = url.searchParams.get('uploadId');
    const isNew = request.headers['if-none-match'] === '*';
    switch (`${request.method} ${kindOf(url)}`) {
      case 'PUT object':
        if (isNew && objects.has(key)) return refuse(response, 412, 'PreconditionFailed');
        objects.set(key, { content, at: new Date() });
        return void response.setHeader('etag', etagOf(content)).end();
      case 'PUT part': {
        const parts = uploads.get(String(uploadId));
        if (!parts) return refuse(response, 404, 'NoSuchUpload');
        parts.set(Number(url.searchParams.get('partNumber')), content);
        return void response.setHeader('etag', etagOf(content)).end();
      }
      case 'POST start': {
        const id = randomUUID();
        uploads.set(id, new Map());
        return xml(
          response,
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      case 'POST part': {
        const parts = uploads.get(String(uploadId));
        const named = [...content.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, n]) =>
          Number(n),
        );
        if (!parts || named.length !== parts.size) return refuse(response, 400, 'InvalidPart');
        if (isNew && objects.has(key)) return refuse(response, 412, 'PreconditionFailed');
        const whole = named.map((number) => parts.get(number) ?? Buffer.alloc(0));
        objects.set(key, { content: Buffer.concat(whole), at: new Date() });
        uploads.delete(String(uploadId));
        return xml(
          response,
          '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
        );
      }
      case 'DELETE part':
        uploads.delete(String(uploadId));
        return void response.writeHead(204).end();
      case 'DELETE object':
        objects.delete(key);
        return void response.writeHead(204).end();
      case 'GET list':
        return list(response, key.replace(/\/$/, ''), url.searchParams);
      case 'HEAD object':
      case 'GET object': {
        const found = objects.get(key);
        if (!found) return refuse(response, 404, 'NoSuchKey');
        response.writeHead(200, { 'content-length': found.content.length, etag: etagOf(found.content) });
        if (fault !== 'cut' || request.method === 'HEAD')
          return void response.end(request.method === 'HEAD' ? undefined : found.content);
        response.write(found.content.subarray(0, found.content.length / 2), () => response.destroy());
        return;
      }
      default:
        return refuse(response, 501, 'NotImplemented');
    }
  }

  function list(response: ServerResponse, bucket: string, query: URLSearchParams): void {
    const from = Number(query.get('continuation-token') ?? 0);
    const all = [...objects].filter(([key]) => key.startsWith(`${bucket}/${query.get('prefix') ?? ''}`));
    const rows = all.slice(from, from + pageSize).map(([key, { at, content }]) => {
      const name = key.slice(bucket.length + 1);
      return `<Contents><Key>${name}</Key><LastModified>${at.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
    });
    const next =
      from + pageSize < all.length ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : '';
    const more = `<IsTruncated>${next !== ''}</IsTruncated>${next}`;
    xml(response, `<ListBucketResult>${more}${rows.join('')}</ListBucketResult>`);
  }

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    /** Uploads in parts that were neither finished nor given up. */
    uploads,
    failNext: (...next: Fault[]) => faults.push(...next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function kindOf({ pathname, searchParams }: URL): string {
  if (searchParams.has('uploads')) return 'start';
  if (searchParams.has('uploadId')) return 'part';
  return /^\/[^/]+\/?$/.test(pathname) ? 'list' : 'object';
}

function etagOf(content: Buffer): string {
  return `"${sha256(content).slice(0, 32)}"`;
}

function xml(response: ServerResponse, document: string): void {
  response.setHeader('content-type', 'application/xml').end(`<?xml version="1.0"?>${document}`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
