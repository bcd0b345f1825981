import { useBasename, useGetOne } from 'ra-core';
import { idOf } from '../../../providers/data/recordId.ts';
import { listAddress, recordAddress, type Parents } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { useLabels } from '../../directory/useLabels.ts';
import type { Crumb } from '../../layout/PageHead.tsx';
import { useTabs } from './useTabs.ts';

export interface ParentHead {
  /** Undefined until it is known. */
  title: string | undefined;
  crumbs: Crumb[];
  tabs: { open: string; entries: { value: string; label: string; to: string }[] };
}

/**
 * For a list within another record, such as the products of a company: that record's title, the way back, and
 * its other screens as tabs. Undefined for a list that stands by itself.
 */
export function useParentHead(resource: BackofficeResource, parents: Parents): ParentHead | undefined {
  const { directory, language } = useBackoffice();
  const labels = useLabels();
  const basename = useBasename();
  const tabs = useTabs();
  const parent = directory.parentOf(resource);
  const grandparent = parent && directory.parentOf(parent);
  const sids = Object.values(parents);
  const id = idOf(sids);
  const { data, isPending } = useGetOne(parent?.name ?? '', { id }, { enabled: Boolean(parent) });
  const above = idOf(sids.slice(0, -1));
  const { data: owner, isPending: isOwnerPending } = useGetOne(
    grandparent?.name ?? '',
    { id: above },
    { enabled: Boolean(grandparent) },
  );
  if (!parent) return undefined;
  const list = { label: labels.many(parent.entity), to: basename + listAddress(parent, parents) };
  return {
    title: data ? titleOf(parent.entity, data, language) : isPending ? undefined : (sids.at(-1) ?? ''),
    crumbs: grandparent
      ? [
          { label: labels.many(grandparent.entity), to: basename + listAddress(grandparent) },
          {
            label: owner ? titleOf(grandparent.entity, owner, language) : isOwnerPending ? '…' : above,
            to: basename + recordAddress(grandparent, above),
          },
          list,
        ]
      : [list],
    tabs: { open: resource.name, entries: tabs(parent, id) },
  };
}
