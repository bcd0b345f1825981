import type { BackofficeResource } from './backofficeResources.ts';

/** The key fields that the path of a resource already names. */
export function parentFields({ path }: Pick<BackofficeResource, 'path'>): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}
