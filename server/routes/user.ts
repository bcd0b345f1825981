import { userCalls } from '../../resources/calls/user.ts';
import { rememberUser } from '../identity/rememberUser.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** What the caller may do (specification section 7); asked after every sign-in. */
export function user(routing: Routing): void {
  registerCall(routing, userCalls.rights, async ({ caller, request }) => {
    if (request.caller.kind === 'user' && request.caller.via === 'bearer')
      await rememberUser(routing.database.write, request.caller);
    return { rights: caller.kind === 'user' ? caller.rights.map((granted) => ({ ...granted })) : [] };
  });
}
