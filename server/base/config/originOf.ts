import type { Platform } from '../../../resources/platform/platforms.ts';
import type { Config } from './config.ts';

/** The public origin of a platform, such as `http://ch.localhost:3000`. */
export function originOf(
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
  { slug }: Pick<Platform, 'slug'>,
): string {
  return publicOrigin.replace('{slug}', slug);
}
