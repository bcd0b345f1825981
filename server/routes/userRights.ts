import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { rightsSeen } from '../../resources/access/rightsSeen.ts';
import { userRightCalls as calls } from '../../resources/calls/userRight.ts';
import type { SystemQueries } from '../base/database/queries.ts';
import { unauthorized } from '../base/problems.ts';
import { giveRight } from '../catalogue/rights/giveRight.ts';
import type { Self } from '../catalogue/rights/isOwn.ts';
import { readPerson, searchPeople } from '../catalogue/rights/people.ts';
import { revokeRight } from '../catalogue/rights/revokeRight.ts';
import { registerCall, type Routing } from './registerCall.ts';
import { versionAsked } from '../http/versionAsked.ts';
import { doOnce, writeOnce } from './writeOnce.ts';

const gave = z.strictObject({ given: calls.create.answer, isNew: z.boolean() });

/**
 * The rights of users (behaviour B44, B68).
 * @param db the primary: people belong to no platform, and `rightsSeen` says whom a caller sees
 */
export function userRights(routing: Routing, db: SystemQueries): void {
  const { write } = routing;

  registerCall(routing, calls.search, async ({ caller, query }) => {
    const { page, size, text, right, orgaSid: sid, country } = query;
    const orgaCountry = sid && country && { sid, country };
    const asked = { page, size, text, right, ...(orgaCountry && { orgaCountry }) };
    return { ...(await searchPeople(db, rightsSeen(caller), asked)), page, size };
  });

  registerCall(routing, calls.get, async ({ caller, parameters }) =>
    readPerson(db, rightsSeen(caller), parameters.id),
  );

  registerCall(routing, calls.create, async ({ scope, caller, body, request, reply }) => {
    const giver = { caller, self: selfOf(request) };
    const { orgaCountry, ...rest } = body;
    const gift = orgaCountry ? { ...rest, orgaCountry } : rest;
    const { given, isNew } = await write.transaction((tx) =>
      writeOnce(tx, { caller, request }, gave, () =>
        giveRight(tx, scope, giver, gift, versionAsked(request)),
      ),
    );
    if (isNew) void reply.code(201).header('location', `/api/import/user-right/${given.id}`);
    void reply.header('etag', `"${given.version}"`);
    return given;
  });

  registerCall(routing, calls.delete, async ({ scope, caller, parameters, request, reply }) => {
    const self = selfOf(request);
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, () =>
        revokeRight(tx, scope, { self }, parameters.id, versionAsked(request)),
      ),
    );
    return reply.code(204).send();
  });
}

function selfOf({ caller }: FastifyRequest): Self {
  if (caller.kind === 'anonymous') throw unauthorized();
  return { sub: caller.sub, email: caller.email };
}
