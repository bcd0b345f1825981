import { platforms, type Platform } from '../../resources/platform/platforms.ts';
import { isListed } from './isListed.ts';

/** The other platforms whose pages search engines are told of beside those of this one (`hreflang`). */
export function alternatePlatforms(platform: Platform, devDatabase: boolean): Platform[] {
  if (!isListed(platform, devDatabase)) return [];
  return platforms.filter(
    (other) => other.group === platform.group && other.key !== platform.key && isListed(other, devDatabase),
  );
}
