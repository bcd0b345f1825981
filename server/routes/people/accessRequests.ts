import type { FastifyRequest } from 'fastify';
import { accessRequestCalls as calls } from '../../../resources/calls/accessRequest.ts';
import { isLanguage, defaultLanguage } from '../../../resources/language/languages.ts';
import {
  isPlatformKey,
  platform as platformOf,
  type Platform,
} from '../../../resources/platform/platforms.ts';
import type { SystemPool } from '../../base/database/queries.ts';
import type { Mailing } from '../../base/mail/openMailing.ts';
import { unauthorized } from '../../base/problems.ts';
import { giveRight } from '../../catalogue/rights/giveRight.ts';
import { rightMail, type RightNews } from '../../catalogue/rights/mails/rightMail.ts';
import { answerRequest } from '../../catalogue/rights/requests/answerRequest.ts';
import { askForRight } from '../../catalogue/rights/requests/askForRight.ts';
import { giversFor } from '../../catalogue/rights/requests/giversFor.ts';
import {
  ownRequests,
  waitingRequests,
  type WaitingRow,
} from '../../catalogue/rights/requests/readRequests.ts';
import type { Self } from '../../catalogue/rights/isOwn.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { doOnce } from '../writeOnce.ts';

/**
 * Asking for a right, and answering that (behaviour B507).
 * @param db the primary: accounts belong to no platform, and `rightsSeen` says whose requests a caller answers
 */
export function accessRequests(routing: Routing, db: SystemPool, mailing: Mailing): void {
  const { write, config } = routing;
  const tell = (news: RightNews) => mailing.send(rightMail(config, news));

  registerCall(routing, calls.own, async ({ request }) => ownRequests(db, selfOf(request).sub));

  registerCall(routing, calls.ask, async ({ platform, body, request, reply }) => {
    const { sub, email } = selfOf(request);
    if (await askForRight(db, sub, platform, body)) {
      const { orgaSid = null, company = '', wish = '', language } = body;
      const who = email ?? (request.caller.kind === 'user' ? request.caller.username : '');
      const values = { who, company, wish };
      // Not waited for: how long it takes would tell whether anybody may give it.
      void giversFor(db, { sub, orgaSid, country: platform.country })
        .then((givers) => givers.forEach((to) => tell({ kind: 'asked', platform, language, to, values })))
        .catch((error: unknown) => request.log.error({ err: error }, 'nobody told of a request'));
    }
    return reply.code(204).send();
  });

  registerCall(routing, calls.waiting, async ({ caller }) => waitingRequests(db, caller));

  registerCall(routing, calls.give, async ({ scope, caller, parameters, body, request, reply }) => {
    const answered: WaitingRow[] = [];
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, async () => {
        const waiting = await answerRequest(tx, caller, parameters.id, { state: 'given' });
        const { orgaCountry, ...rest } = body;
        const gift = { ...rest, ...(orgaCountry && { orgaCountry }), sub: waiting.sub };
        await giveRight(tx, scope, { caller, self: selfOf(request) }, gift);
        answered.push(waiting);
      }),
    );
    for (const one of answered) tellAsker('granted', one);
    return reply.code(204).send();
  });

  registerCall(routing, calls.refuse, async ({ caller, parameters, body, request, reply }) => {
    const answered: WaitingRow[] = [];
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, async () => {
        answered.push(await answerRequest(tx, caller, parameters.id, { state: 'refused', ...body }));
      }),
    );
    for (const one of answered) tellAsker('refused', one, body.reason);
    return reply.code(204).send();
  });

  function tellAsker(kind: 'granted' | 'refused', asked: WaitingRow, reason = ''): void {
    const platform = platformOfRequest(asked);
    if (asked.email === null || !platform) return;
    const language = isLanguage(asked.language) ? asked.language : defaultLanguage;
    tell({ kind, platform, language, to: asked.email, values: { reason } });
  }
}

/** One that the product no longer has is told of nothing. */
function platformOfRequest({ platform }: WaitingRow): Platform | undefined {
  return isPlatformKey(platform) ? platformOf(platform) : undefined;
}

function selfOf({ caller }: FastifyRequest): Self {
  if (caller.kind === 'anonymous') throw unauthorized();
  return { sub: caller.sub, email: caller.email };
}
