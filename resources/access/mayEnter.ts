import { isPrivate, type Platform } from '../platform/platforms.ts';
import { featureKeys } from '../platform/rights.ts';
import { canOpenFeature } from './canOpenFeature.ts';
import type { Caller } from './rule.ts';

/**
 * May the caller read this platform at all? A public one everybody; a private one whoever is signed in, or, where its
 * settings ask for a right, whoever has one that opens something there (behaviour B8, B130). A caller of whom nobody
 * said which platforms are open needs a right.
 */
export function mayEnter(
  caller: Caller,
  { platform, devDatabase }: { platform: Platform; devDatabase?: boolean },
): boolean {
  if (!isPrivate(platform, devDatabase)) return true;
  if (caller.kind === 'anonymous') return false;
  return (
    caller.openDatasets?.includes(platform.dataset) === true ||
    featureKeys.some((feature) => canOpenFeature(caller, feature, platform))
  );
}
