import type { FurtherScreen } from '../platform/furtherScreens.ts';
import type { Platform } from '../platform/platforms.ts';
import { canOpenFeature } from './canOpenFeature.ts';
import { isAdmin } from './holdsRight.ts';
import type { Caller } from './rule.ts';

/** May the caller open a further screen of the backoffice? */
export function canOpenFurther(
  caller: Caller,
  { features }: Pick<FurtherScreen, 'features'>,
  platform: Platform,
): boolean {
  if (features === 'admin') return isAdmin(caller);
  return features.some((feature) => canOpenFeature(caller, feature, platform));
}
