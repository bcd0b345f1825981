import type { Parents } from './addresses.ts';
import type { BackofficeResource } from './backofficeResources.ts';

/** Where the records of a resource are put in order, as the router has it; undefined where they have none. */
export function orderPath({ path, entity, opensIn }: BackofficeResource): string | undefined {
  if (!entity.order || opensIn !== undefined) return undefined;
  return [...path.split('/').slice(0, -1), `${entity.name}-order`].join('/');
}

/** The same within those records. */
export function orderAddress(resource: BackofficeResource, parents: Parents): string | undefined {
  return orderPath(resource)?.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(parents[name] ?? ''),
  );
}
