import { anonymous, type Caller } from '../../resources/access/rule.ts';
import type { GrantedRight } from '../../resources/grantedRight.ts';
import { authorizedRequest } from './authorizedRequest.ts';
import { onLoginChange } from './onLoginChange.ts';
import { idToken } from './session.ts';

let known: Promise<Caller> | undefined;

onLoginChange(() => {
  known = undefined;
});

/**
 * Who is signed in, with the rights that the server knows; asked for once until the login state changes.
 * Throws `Problem` (401) when the server no longer accepts the session.
 */
export function currentCaller(): Promise<Caller> {
  known ??= askForRights().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function askForRights(): Promise<Caller> {
  const token = await idToken();
  if (!token) return anonymous;
  const response = await authorizedRequest('/api/user/rights');
  const { rights } = (await response.json()) as { rights: GrantedRight[] };
  return { kind: 'user', sub: token.payload.sub ?? '', rights };
}
