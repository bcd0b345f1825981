import type { Call } from '../../../resources/calls/call.ts';
import { scopeOfCall } from '../../../resources/calls/scopeOfCall.ts';

type Security = Record<string, string[]>[];

/** Who may make a call, in the words of OpenAPI: an empty one lets everybody in. */
export function securityOf(call: Call): Security {
  const { access } = call;
  if (access.kind === 'open') return [];
  const scope = scopeOfCall(call);
  const byKey: Security = scope ? [{ key: [] }, { clientCredentials: scope === 'any' ? [] : [scope] }] : [];
  const signedIn = [{ idToken: [] }, ...byKey];
  return access.kind === 'visitors' && !access.isSignedIn ? [{}, ...signedIn] : signedIn;
}
