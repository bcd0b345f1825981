import type { Platform } from '../platform/platforms.ts';
import { platformGroups } from '../platform/platformGroups.ts';
import { features, type Feature } from '../platform/rights.ts';
import { companiesWith } from './companiesWith.ts';
import type { Caller } from './rule.ts';

/** Does this platform have the feature at all, in its menu or only as a route (behaviour B10)? */
export function hasFeature(platform: Platform, feature: Feature): boolean {
  const { menu, hidden } = platformGroups[platform.group];
  return [...menu, ...hidden].some((offered) => offered === feature);
}

/** May the caller open this feature of the backoffice here (behaviour B39)? */
export function canOpenFeature(caller: Caller, feature: Feature, platform: Platform): boolean {
  return (
    hasFeature(platform, feature) &&
    companiesWith(caller, features[feature].rights, platform.country) !== 'none'
  );
}
