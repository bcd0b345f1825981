import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../resources/access/rule.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { callerOf } from './callerOf.ts';

/**
 * The caller with the rights that were read as its token was checked, for the first who asks; whoever asks again, later in the same
 * request, reads them anew.
 */
export async function callerFirst(
  db: SystemQueries,
  request: Pick<FastifyRequest, 'caller' | 'callerAhead'>,
): Promise<Caller> {
  const { callerAhead } = request;
  request.callerAhead = undefined;
  return callerAhead ?? callerOf(db, request);
}
