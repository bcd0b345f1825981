import type { FastifyRequest } from 'fastify';
import type { Encoding } from './Encoded.ts';

/** The best encoding that a client says it takes. */
export function encodingFor(request: FastifyRequest): Encoding {
  return firstAccepted(request, ['br', 'gzip']);
}

/** The one in which a page is made the most quickly (`encodePage`). */
export function pageEncodingFor(request: FastifyRequest): Encoding {
  return firstAccepted(request, ['gzip', 'br']);
}

function firstAccepted({ headers }: FastifyRequest, wanted: readonly Encoding[]): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return wanted.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
