import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { sha256 } from './signature.ts';

/** The content of a request body as stored; undefined when it is not what its headers and trailer promise. */
export function payloadOf(headers: IncomingHttpHeaders, body: Buffer): Buffer | undefined {
  const promised = headers['x-amz-content-sha256'];
  if (promised !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    if (promised !== sha256(body)) return undefined;
    return isCrc(headers['x-amz-checksum-crc32'], body) ? body : undefined;
  }
  const { content, trailer } = unchunked(body);
  const [, crc] = /^x-amz-checksum-crc32:(\S+)/m.exec(trailer) ?? [];
  const isWhole = Number(headers['x-amz-decoded-content-length']) === content.length;
  return isWhole && crc && isCrc(crc, content) ? content : undefined;
}

/** Takes the frames of `aws-chunked` off; they are no part of the content. */
function unchunked(body: Buffer): { content: Buffer; trailer: string } {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    at = end + 2;
    if (end < 0 || !(size > 0))
      return { content: Buffer.concat(parts), trailer: body.toString('latin1', at) };
    parts.push(body.subarray(at, at + size));
    at += size + 2;
  }
}

function isCrc(promised: string | string[] | undefined, content: Buffer): boolean {
  if (promised === undefined) return true;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return promised === sum.toString('base64');
}
