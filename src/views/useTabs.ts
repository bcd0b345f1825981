import { useBasename, usePermissions } from 'ra-core';
import type { Caller } from '../../resources/access/rule.ts';
import { canAccess } from '../../providers/auth/canAccess.ts';
import { listAddress, parentsWithin, thingAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useLabels } from '../directory/useLabels.ts';

interface Tab {
  value: string;
  label: string;
  to: string;
}

/** The screens of a thing as tabs: its own form, and the lists of what lives within it that the caller may see. */
export function useTabs(): (resource: BackofficeResource, id: string) => Tab[] {
  const { directory, platform } = useBackoffice();
  const { permissions: caller } = usePermissions<Caller>();
  const labels = useLabels();
  const basename = useBasename();
  return (resource, id) => [
    { value: resource.name, label: labels.one(resource.entity), to: basename + thingAddress(resource, id) },
    ...directory.within(resource.entity).flatMap((child) => {
      const parents = parentsWithin(child, id);
      const question = { action: 'list', resource: child.name, record: parents };
      const isOpen = caller && canAccess(caller, platform, question, () => child.entity);
      const to = basename + listAddress(child, parents);
      return isOpen ? [{ value: child.name, label: labels.many(child.entity), to }] : [];
    }),
  ];
}
