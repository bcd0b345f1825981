import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../resources/access/rule.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { unauthorized } from '../base/problems.ts';
import { bearerOf } from './bearerOf.ts';
import { callerOf } from './callerOf.ts';
import { findKey } from './keys/findKey.ts';

/**
 * The caller with the rights of this moment, for an answer that goes on. Throws 401 once the secret that a machine showed opens nothing any
 * more (behaviour B737).
 */
export async function callerStill(db: SystemQueries, request: FastifyRequest): Promise<Caller> {
  const { caller } = request;
  const isByKey = caller.kind === 'user' && caller.via === 'key';
  if (isByKey && !(await findKey(db, bearerOf(request) ?? ''))) throw unauthorized();
  return callerOf(db, request);
}
