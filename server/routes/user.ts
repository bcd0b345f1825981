import { userCalls } from '../../resources/calls/user.ts';
import { registerCall, type Routing } from './registerCall.ts';

/** What the caller may do (specification section 7). */
export function user(routing: Routing): void {
  registerCall(routing, userCalls.rights, async ({ caller }) => ({
    rights: caller.kind === 'user' ? caller.rights.map((granted) => ({ ...granted })) : [],
  }));
}
