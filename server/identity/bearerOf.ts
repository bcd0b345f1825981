import type { FastifyRequest } from 'fastify';

/** What a request shows as `Authorization: Bearer …`. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([\w.~+/=-]+)$/i.exec(headers.authorization ?? '')?.[1];
}
