import type { Parents } from '../../directory/addresses.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useMay } from '../../directory/useMay.ts';
import { leavesOf } from '../../fields/leaves/leaves.ts';
import { changeable } from '../form/changeable.ts';

export interface BulkAccess {
  change: boolean;
  delete: boolean;
}

/** What the caller may do to several records of a list at once. */
export function useBulkAccess(resource: BackofficeResource, parents: Parents): BulkAccess {
  const { entity } = resource;
  const may = useMay();
  return {
    change:
      may('edit', resource, parents) &&
      entity.calls.includes('update') &&
      changeable(leavesOf(entity, []), { entity, parents }).length > 0,
    delete: may('delete', resource, parents) && entity.calls.includes('delete'),
  };
}
