import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { languages } from '../../resources/language/languages.ts';
import { codeOfStatus, problemText } from '../base/texts/problemTexts.ts';

/** What Node refuses before there is a request: which status and code that is. Anything else cannot be parsed. */
const byCode: Record<string, [status: number, code: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, codeOfStatus(408)],
  HPE_HEADER_OVERFLOW: [431, codeOfStatus(431)],
};

/**
 * Answers what came as no request at all with a problem document, in German as no language is known yet, under a number that
 * stands in the log too (behaviour B583).
 */
export function answerClientError(
  this: Pick<FastifyInstance, 'log'>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = byCode[error.code ?? ''] ?? [400, codeOfStatus(400)];
  const [language] = languages;
  const id = randomUUID();
  this.log.info({ reqId: id, status, code: error.code }, 'answered what is no request');
  const body = JSON.stringify({
    type: `/problems/${code}`,
    ...problemText(language, status, code),
    status,
    errors: [],
  });
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/problem+json; charset=utf-8',
        `content-language: ${language}`,
        `content-length: ${Buffer.byteLength(body)}`,
        `x-request-id: ${id}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroySoon();
}
