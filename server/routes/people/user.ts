import { userCalls } from '../../../resources/calls/user.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { rememberUser } from '../../identity/rememberUser.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/**
 * What the caller may do (behaviour B47); asked after every sign-in.
 * @param db the primary: who signs in is kept before there is any scope
 */
export function user(routing: Routing, db: SystemQueries): void {
  registerCall(routing, userCalls.rights, async ({ caller, request }) => {
    if (request.caller.kind === 'user' && request.caller.via === 'bearer')
      await rememberUser(db, request.caller);
    return { rights: caller.kind === 'user' ? caller.rights.map((granted) => ({ ...granted })) : [] };
  });
}
