import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import { userRightCalls as calls } from '../../../resources/calls/userRight.ts';
import type { Language } from '../../../resources/language/languages.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import type { Mailing } from '../../base/mail/openMailing.ts';
import { unauthorized } from '../../base/problems.ts';
import { giveRight } from '../../catalogue/rights/giveRight.ts';
import type { Self } from '../../catalogue/rights/isOwn.ts';
import { forgetInvitation, noteInvitation } from '../../catalogue/rights/mails/noteInvitation.ts';
import { rightMail } from '../../catalogue/rights/mails/rightMail.ts';
import { readPerson, searchPeople } from '../../catalogue/rights/people.ts';
import { readGivable } from '../../catalogue/rights/readGivable.ts';
import { readRightSteps } from '../../catalogue/rights/readRightSteps.ts';
import { revokeRight } from '../../catalogue/rights/revokeRight.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { versionAsked } from '../../http/versionAsked.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';

const gave = z.strictObject({ given: calls.create.answer, isNew: z.boolean() });

/**
 * The rights of users (behaviour B44, B68).
 * @param db the primary: people belong to no platform, and `rightsSeen` says whom a caller sees
 */
export function userRights(routing: Routing, db: SystemQueries, mailing: Mailing): void {
  const { write, config } = routing;

  /** Not waited for: how long it takes would tell whether there is such an account. */
  async function invite(sid: string, to: string, platform: Platform, language: Language): Promise<void> {
    if (!(await noteInvitation(db, sid, platform, language))) return;
    const mail = rightMail(config, { kind: 'invited', platform, language, to });
    mailing.send(mail, () => forgetInvitation(db, sid));
  }

  registerCall(routing, calls.search, async ({ caller, query }) => {
    const { page, size, text, right, endsWithin, orgaSid: sid, country } = query;
    const orgaCountry = sid && country && { sid, country };
    const asked = { page, size, text, right, endsWithin, ...(orgaCountry && { orgaCountry }) };
    return { ...(await searchPeople(db, rightsSeen(caller), asked)), page, size };
  });

  registerCall(routing, calls.get, async ({ caller, parameters }) =>
    readPerson(db, rightsSeen(caller), parameters.id),
  );

  registerCall(routing, calls.create, async ({ scope, caller, body, platform, request, reply }) => {
    const giver = { caller, self: selfOf(request) };
    const { orgaCountry, invite: language, ...rest } = body;
    const gift = orgaCountry ? { ...rest, orgaCountry } : rest;
    const { given, isNew } = await write.transaction((tx) =>
      writeOnce(tx, { caller, request }, gave, () =>
        giveRight(tx, scope, giver, gift, versionAsked(request)),
      ),
    );
    if (language && given.email !== null) await invite(given.id, given.email, platform, language);
    if (isNew) void reply.code(201).header('location', `/api/import/user-right/${given.id}`);
    void reply.header('etag', `"${given.version}"`);
    return given;
  });

  registerCall(routing, calls.invite, async ({ scope, caller, parameters, body, platform, reply }) => {
    const right = await write.transaction((tx) => readGivable(tx, scope, caller, parameters.id));
    if (right.email !== null) await invite(parameters.id, right.email, platform, body.language);
    return reply.code(204).send();
  });

  registerCall(routing, calls.history, async ({ caller, query }) =>
    readRightSteps(db, rightsSeen(caller), query),
  );

  registerCall(routing, calls.delete, async ({ scope, caller, parameters, query, request, reply }) => {
    const self = selfOf(request);
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, () =>
        revokeRight(tx, scope, { self }, parameters.id, versionAsked(request), query.note),
      ),
    );
    return reply.code(204).send();
  });
}

function selfOf({ caller }: FastifyRequest): Self {
  if (caller.kind === 'anonymous') throw unauthorized();
  return { sub: caller.sub, email: caller.email };
}
