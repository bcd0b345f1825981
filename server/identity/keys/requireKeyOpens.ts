import type { Caller } from '../../../resources/access/rule.ts';
import { scopeOfCall } from '../../../resources/calls/scopeOfCall.ts';
import type { Call } from '../../../resources/calls/call.ts';
import { platformByHost, type Platform } from '../../../resources/platform/platforms.ts';
import { HttpProblem } from '../../base/problems.ts';

/**
 * Throws 403 where a key does not open a call (behaviour B545): elsewhere than on its platform, beyond its scopes, or as
 * its maker has lost what it was lent. Whoever is no key passes.
 */
export function requireKeyOpens(
  caller: Caller,
  call: Pick<Call, 'access' | 'keyScope'>,
  { platform, hostname }: { platform: Platform; hostname: string },
): void {
  if (caller.kind === 'anonymous' || !caller.key) return;
  const { dataset, scopes } = caller.key;
  const scope = scopeOfCall(call);
  if (!scope) throw new HttpProblem(403, 'key-call');
  if (platform.dataset !== dataset || platformByHost(hostname).dataset !== dataset)
    throw new HttpProblem(403, 'key-platform', { values: { platform: dataset } });
  if (scope !== 'any' && !scopes.includes(scope))
    throw new HttpProblem(403, 'key-scope', {
      values: { scope },
      headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
    });
  if (caller.rights.length === 0) throw new HttpProblem(403, 'key-powerless');
}
