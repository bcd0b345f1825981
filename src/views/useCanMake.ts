import { useListContext } from 'ra-core';
import { useMay } from '../directory/useMay.ts';
import type { OpenResource } from './useResource.ts';

/** May the caller make a record of the list that is shown, and is there one to be made? */
export function useCanMake({ resource, parents }: OpenResource): boolean {
  const { entity, opensIn } = resource;
  const may = useMay();
  const { total = 0, filterValues } = useListContext();
  const isMade = entity.calls.includes('create') || entity.calls.includes('update');
  const isFull = Object.keys(filterValues).length === 0 && total >= mostWithin(entity, parents);
  return may('create', resource, parents) && isMade && !isFull && opensIn === undefined;
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
