import type { Caller } from '../../../resources/access/rule.ts';
import { noticeCalls as calls } from '../../../resources/calls/notices.ts';
import { unauthorized } from '../../base/problems.ts';
import { claimNews } from '../../catalogue/notices/claimNews.ts';
import { keepMarks } from '../../catalogue/notices/keepMarks.ts';
import { newsOf } from '../../catalogue/notices/newsOf.ts';
import { readNotices } from '../../catalogue/notices/readNotices.ts';
import { keepWishes, readWishes } from '../../catalogue/notices/wishes.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** What concerns the caller, on all their devices, and by mail where they wish (behaviours B535, B536). */
export function notices(routing: Routing): void {
  registerCall(routing, calls.list, ({ db, caller, where, request }) =>
    readNotices({ db, caller: userOf(caller), where, language: requestLanguage(request) }),
  );

  registerCall(routing, calls.mark, async ({ db, scope, caller, body, reply }) => {
    await keepMarks(db, scope, userOf(caller).sub, body);
    return reply.code(204).send();
  });

  registerCall(routing, calls.wishes, async ({ db, scope, caller }) => ({
    kinds: await readWishes(db, scope, userOf(caller).sub),
  }));

  registerCall(routing, calls.wish, async ({ db, scope, where, caller: anybody, body, request }) => {
    const caller = userOf(anybody);
    const { sub } = caller;
    const language = requestLanguage(request);
    await keepWishes(db, scope, { sub, kinds: body.kinds, language });
    // What is there already is no news.
    await claimNews(db, scope, sub, await newsOf({ db, caller, where, language }, body.kinds));
    return { kinds: await readWishes(db, scope, sub) };
  });
}

function userOf(caller: Caller) {
  if (caller.kind === 'anonymous') throw unauthorized();
  return caller;
}
