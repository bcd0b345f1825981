import type { BackofficeResource } from './backofficeResources.ts';

/** Where the records of a resource stand as a tree; undefined where they hang in none. */
export function treePath({ path, entity: { name, tree }, opensIn }: BackofficeResource): string | undefined {
  if (!tree || opensIn !== undefined) return undefined;
  return tree.keptBy
    ? `${path}/${tree.keptBy.root}`
    : [...path.split('/').slice(0, -1), `${name}-tree`].join('/');
}
