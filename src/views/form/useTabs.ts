import { useBasename } from 'ra-core';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { keyOf } from '../../../providers/data/recordId.ts';
import { listAddress, parentsWithin, recordAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useMay } from '../../directory/useMay.ts';

interface Tab {
  value: string;
  label: string;
  to: string;
}

/** The screens of a record as tabs, those that the caller may open: its own form, and the lists of what lives within it. */
export function useTabs(): (resource: BackofficeResource, id: string) => Tab[] {
  const { directory } = useBackoffice();
  const labels = useLabels();
  const basename = useBasename();
  const may = useMay();
  return (resource, id) => [
    ...(may('edit', resource, rowOf(resource.entity, id))
      ? [
          {
            value: resource.name,
            label: labels.one(resource.entity),
            to: basename + recordAddress(resource, id),
          },
        ]
      : []),
    ...directory.within(resource.entity).flatMap((child) => {
      const parents = parentsWithin(child, id);
      const to = basename + listAddress(child, parents);
      return may('list', child, parents) ? [{ value: child.name, label: labels.many(child.entity), to }] : [];
    }),
  ];
}

/** The key of the record of an id, by the names of its fields. */
function rowOf({ key }: Pick<Entity, 'key'>, id: string): Row {
  const values = keyOf(id);
  return Object.fromEntries(key.map((name, index) => [name, values[index]]));
}
