import { isPrivate, type Platform } from '../../resources/platform/platforms.ts';

/** Are the pages of the platform for search engines? Those of `X_API` are those of `X`, and named there. */
export function isListed(platform: Platform, devDatabase: boolean): boolean {
  return !platform.api && !isPrivate(platform, devDatabase);
}
