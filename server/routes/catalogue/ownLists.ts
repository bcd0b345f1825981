import { ownListCalls } from '../../../resources/calls/ownLists.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import { conflict, unauthorized } from '../../base/problems.ts';
import { readOwnLists, writeOwnLists } from '../../catalogue/ownLists/ownLists.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/** The lists of products that somebody keeps on the account (behaviour B454): nobody reads or writes those of others. */
export function keepOwnLists(routing: Routing): void {
  registerCall(routing, ownListCalls.read, async ({ scope, caller }) =>
    readOwnLists(routing.write, scope, subOf(caller)),
  );
  registerCall(routing, ownListCalls.write, async ({ scope, caller, body }) => {
    const version = await writeOwnLists(routing.write, scope, subOf(caller), body);
    if (version === undefined) throw conflict('lists-changed');
    return { version };
  });
}

function subOf(caller: Caller): string {
  if (caller.kind === 'anonymous') throw unauthorized();
  return caller.sub;
}
