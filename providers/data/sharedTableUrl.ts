import type { PlatformKey } from '../../resources/platform/platforms.ts';

/** Where all records of an entity that platforms share come as a table; categories as they hang on one of them. */
export function sharedTableUrl(entity: string, format: 'xlsx' | 'csv', platform: PlatformKey): string {
  return `/api/import/${entity}/${format}/${entity === 'category' ? platform : 'all'}`;
}
