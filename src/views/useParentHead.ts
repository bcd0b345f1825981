import { useBasename, useGetOne } from 'ra-core';
import { idOf } from '../../providers/data/recordId.ts';
import { listAddress, thingAddress, type Parents } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { titleOf } from '../directory/titleOf.ts';
import { useLabels } from '../directory/useLabels.ts';
import type { Crumb } from '../layout/PageHead.tsx';

export interface ParentHead {
  title: string;
  crumbs: Crumb[];
  tabs: { open: string; entries: { value: string; label: string; to: string }[] };
}

/**
 * For a list within another thing, such as the products of a company: that thing's title, the way back, and
 * its other screens as tabs. Undefined for a list that stands by itself.
 */
export function useParentHead(resource: BackofficeResource, parents: Parents): ParentHead | undefined {
  const { directory, language } = useBackoffice();
  const labels = useLabels();
  const basename = useBasename();
  const [name] = Object.keys(parents);
  const field = name ? resource.entity.fields[name] : undefined;
  const parent = field?.kind === 'reference' ? directory.screensOf(field.to) : undefined;
  const id = idOf([parents[name ?? ''] ?? '']);
  const { data } = useGetOne(parent?.name ?? '', { id }, { enabled: Boolean(parent) });
  if (!parent || !name) return undefined;
  return {
    title: data ? titleOf(parent.entity, data, language) : (parents[name] ?? ''),
    crumbs: [{ label: labels.many(parent.entity), to: basename + listAddress(parent) }],
    tabs: tabsOf(resource.name),
  };

  function tabsOf(open: string): ParentHead['tabs'] {
    const owner = parent as BackofficeResource;
    return {
      open,
      entries: [
        { value: owner.name, label: labels.one(owner.entity), to: basename + thingAddress(owner, id) },
        ...directory.within(owner.entity).map((child) => ({
          value: child.name,
          label: labels.many(child.entity),
          to: basename + listAddress(child, parents),
        })),
      ],
    };
  }
}
