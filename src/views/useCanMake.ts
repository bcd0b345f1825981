import { useCanAccess, useListContext } from 'ra-core';
import type { OpenResource } from './useResource.ts';

/** May the caller make a record of the list that is shown, and is there one to be made? */
export function useCanMake({ resource: { entity, name, opensIn }, parents }: OpenResource): boolean {
  const { canAccess } = useCanAccess({ action: 'create', resource: name, record: parents });
  const { total = 0, filterValues } = useListContext();
  const isMade = entity.calls.includes('create') || entity.calls.includes('update');
  const isFull = Object.keys(filterValues).length === 0 && total >= mostWithin(entity, parents);
  return Boolean(canAccess) && isMade && !isFull && opensIn === undefined;
}

/** How many records there can be: as many as there are choices, where the rest of the key is a choice. */
function mostWithin(
  { key, fields }: OpenResource['resource']['entity'],
  parents: OpenResource['parents'],
): number {
  const [own, ...others] = key.filter((name) => !(name in parents));
  const field = own === undefined ? undefined : fields[own];
  return others.length === 0 && field?.kind === 'choice' ? field.choices.length : Infinity;
}
