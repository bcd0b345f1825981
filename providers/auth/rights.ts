import { anonymous, type Caller } from '../../resources/access/rule.ts';
import type { userCalls } from '../../resources/calls/user.ts';
import type { GrantedRight } from '../../resources/platform/grantedRight.ts';
import { answerOf, Problem } from '../fetch.ts';
import { authorizedRequest } from './authorizedRequest.ts';
import { onLoginChange } from './onLoginChange.ts';
import { idToken } from './session.ts';

interface KeptRights {
  sub: string;
  rights: GrantedRight[];
}

const storageKey = 'userRights';

let known: Promise<Caller> | undefined;

onLoginChange(() => {
  known = undefined;
  sessionStorage.removeItem(storageKey);
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
  const sub = token.payload.sub ?? '';
  try {
    const response = await authorizedRequest('/api/user/rights');
    const { rights } = await answerOf<typeof userCalls.rights>(response);
    sessionStorage.setItem(storageKey, JSON.stringify({ sub, rights } satisfies KeptRights));
    return { kind: 'user', sub, rights };
  } catch (error) {
    const kept = error instanceof Problem && error.status < 500 ? undefined : keptRights(sub);
    if (!kept) throw error;
    return { kind: 'user', sub, rights: kept };
  }
}

/** The rights that the server last named in this visit (behaviour B33), for when it cannot be reached. */
function keptRights(sub: string): GrantedRight[] | undefined {
  // Written above, in this very shape.
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<KeptRights>;
  return kept.sub === sub ? kept.rights : undefined;
}
