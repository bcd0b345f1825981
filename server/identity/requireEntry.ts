import { mayEnter } from '../../resources/access/mayEnter.ts';
import type { Caller } from '../../resources/access/rule.ts';
import type { Platform } from '../../resources/platform/platforms.ts';
import { forbidden, unauthorized } from '../base/problems.ts';

/** Throws 401 to a stranger, and 403 to who is signed in, where the platform does not let them in (behaviour B130). */
export function requireEntry(caller: Caller, where: { platform: Platform; devDatabase?: boolean }): void {
  if (mayEnter(caller, where)) return;
  throw caller.kind === 'anonymous' ? unauthorized() : forbidden();
}
