import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anonymous, type Caller } from '../../resources/access/rule.ts';
import type { DatasetKey } from '../../resources/platform/platforms.ts';
import { json, texts } from '../base/database/column.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { sql } from '../base/database/sql.ts';
import { callerOfKey, keyOfSub } from './keys/callerOfKey.ts';
import { closedDatasets, openDatasets } from './openDatasets.ts';
import { grantedRights, rightsQuery, storedRight } from './rightsOfUser.ts';
import type { Identity } from './verify.ts';

const known = { rights: json(z.array(storedRight)), closed: texts<DatasetKey>() };

/** The caller with the rights of this moment. A reader by cookie has its identity but calls nothing that writes. */
export async function callerOf(db: SystemQueries, request: Pick<FastifyRequest, 'caller'>): Promise<Caller> {
  const { caller } = request;
  if (caller.kind === 'anonymous') return anonymous;
  const key = keyOfSub(caller.sub);
  if (key !== undefined) return callerOfKey(db, key, caller.scopes);
  return callerOfUser(db, caller);
}

/** Somebody who has an account, with the rights of this moment. */
export async function callerOfUser(
  db: SystemQueries,
  { sub, email }: Pick<Identity, 'sub' | 'email'>,
): Promise<Caller> {
  const { rights, closed } = await db.one(
    known,
    sql`
      select (select coalesce(json_agg(granted), '[]') from (${rightsQuery(sub, email)}) granted) as rights,
        array(${closedDatasets()}) as closed`,
  );
  return { kind: 'user', sub, rights: grantedRights(rights), openDatasets: openDatasets(closed) };
}
