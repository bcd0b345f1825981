import { productsOfTheCaller } from '../../../resources/access/productsOfTheCaller.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import { savedViewCalls as calls, type ShownView } from '../../../resources/calls/savedViews.ts';
import { savedViews as limits } from '../../../resources/limits.ts';
import type { Platform } from '../../../resources/platform/platforms.ts';
import { forbidden, notFound, unauthorized, unprocessable } from '../../base/problems.ts';
import { mayKeepFor } from '../../catalogue/savedViews/mayKeepFor.ts';
import {
  countViews,
  dropView,
  keepView,
  readSameView,
  readView,
  readViews,
  type KeptView,
} from '../../catalogue/savedViews/savedViews.ts';
import { registerCall, type Routing } from '../registerCall.ts';
import { doOnce, writeOnce } from '../writeOnce.ts';

/** Views of lists under a name (behaviour B478): whoever may keep one for somebody may change what is kept for them. */
export function savedViews(routing: Routing): void {
  const { entities, write } = routing;

  registerCall(routing, calls.list, async ({ scope, caller, platform, parameters: { list } }) => {
    requireList(list);
    const companies = productsOfTheCaller(caller, { platform });
    const views = await readViews(write, scope, list, { sub: subOf(caller), companies });
    return views.map((view) => shownTo(caller, platform, view));
  });

  registerCall(routing, calls.keep, async (called) => {
    const { scope, caller, platform, parameters, body, reply } = called;
    const { list } = parameters;
    const sub = subOf(caller);
    requireList(list);
    if (!mayKeepFor(caller, platform, body)) throw forbidden();
    const shown = await write.transaction((tx) =>
      writeOnce(tx, called, calls.keep.answer, async () => {
        const view = { ...body, list, sub };
        const same = await readSameView(tx, scope, view);
        if (same === undefined && (await countViews(tx, scope, list, sub)) >= limits.mostOfAccount)
          throw unprocessable([
            { path: 'name', code: 'too-many', values: { maximum: limits.mostOfAccount } },
          ]);
        return shownTo(caller, platform, { ...view, sid: await keepView(tx, scope, view, same) });
      }),
    );
    void reply.code(201);
    return shown;
  });

  registerCall(routing, calls.drop, async ({ scope, caller, platform, parameters, request, reply }) => {
    const { list, sid } = parameters;
    await write.transaction((tx) =>
      doOnce(tx, { caller, request }, async () => {
        const there = await readView(tx, scope, sid);
        if (there?.list !== list || !mayChange(caller, platform, there)) throw notFound();
        await dropView(tx, scope, sid);
      }),
    );
    return reply.code(204).send();
  });

  function requireList(name: string): void {
    const isThere = Object.values(entities).some(({ screens = [] }) =>
      screens.some((screen) => screen.name === name),
    );
    if (!isThere) throw notFound();
  }
}

function shownTo(caller: Caller, platform: Platform, view: KeptView): ShownView {
  const { sid, name, audience, orgaSid, query } = view;
  return { sid, name, audience, orgaSid, query, mayChange: mayChange(caller, platform, view) };
}

function mayChange(caller: Caller, platform: Platform, view: KeptView): boolean {
  return view.audience === 'self' ? view.sub === subOf(caller) : mayKeepFor(caller, platform, view);
}

function subOf(caller: Caller): string {
  if (caller.kind === 'anonymous') throw unauthorized();
  return caller.sub;
}
