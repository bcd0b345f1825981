import type { FastifyRequest } from 'fastify';
import type { Config } from '../../base/config/config.ts';
import { HttpProblem } from '../../base/problems.ts';

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Throws 403 for what the page of another site sends, as the Model Context Protocol demands of every server (behaviour B738): a name
 * that leads here is not enough, as it may have led elsewhere a moment ago. Programs name no origin.
 */
export function requireOwnOrigin({ headers: { origin } }: FastifyRequest, { publicOrigin }: Config): void {
  if (origin === undefined) return;
  const [start = '', end = ''] = publicOrigin.split('{slug}');
  const slug =
    origin.startsWith(start) && origin.endsWith(end)
      ? origin.slice(start.length, origin.length - end.length)
      : '';
  const isOwn = /^[\w-]+$/.test(slug) || loopback.includes(URL.parse(origin)?.hostname ?? '');
  if (!isOwn) throw new HttpProblem(403, 'cross-site');
}
