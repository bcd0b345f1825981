import type { FastifyRequest } from 'fastify';
import { anonymous, type Caller } from '../../resources/access/rule.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { openDatasets } from './openDatasets.ts';
import { rightsOfUser } from './rightsOfUser.ts';

/** The caller with the rights of this moment. A reader by cookie has its identity but calls nothing that writes. */
export async function callerOf(db: SystemQueries, request: FastifyRequest): Promise<Caller> {
  const { caller } = request;
  if (caller.kind === 'anonymous') return anonymous;
  return {
    kind: 'user',
    sub: caller.sub,
    rights: await rightsOfUser(db, caller.sub, caller.email),
    openDatasets: await openDatasets(db),
  };
}
