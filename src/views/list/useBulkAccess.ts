import { useCanAccess } from 'ra-core';
import type { Parents } from '../../directory/addresses.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { leavesOf } from '../../fields/leaves/leaves.ts';
import { changeable } from '../form/changeable.ts';

export interface BulkAccess {
  change: boolean;
  delete: boolean;
}

/** What the caller may do to several records of a list at once. */
export function useBulkAccess({ name, entity }: BackofficeResource, parents: Parents): BulkAccess {
  const edit = useCanAccess({ action: 'edit', resource: name, record: parents });
  const remove = useCanAccess({ action: 'delete', resource: name, record: parents });
  return {
    change:
      Boolean(edit.canAccess) &&
      entity.calls.includes('update') &&
      changeable(leavesOf(entity, []), { entity, parents }).length > 0,
    delete: Boolean(remove.canAccess) && entity.calls.includes('delete'),
  };
}
