import type { FastifyRequest } from 'fastify';

/** Does the caller name HTML before JSON, as browsers do? */
export function wantsPage({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): boolean {
  const html = accept.indexOf('text/html');
  const json = accept.indexOf('application/json');
  return html >= 0 && (json < 0 || html < json);
}
