import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { EntityTree } from '../../../resources/entity.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Resource } from '../../directory/backofficeResources.ts';
import { storeInRecords } from './storeInRecords.ts';
import { storeKeptApart } from './storeKeptApart.ts';
import type { TreeStore } from './TreeStore.ts';

/** Where the tree of a resource is kept: as its entity declares it. */
export function useTreeStore(resource: Resource, tree: EntityTree): TreeStore {
  const { platform, directory } = useBackoffice();
  const dataProvider = useDataProvider();
  return useMemo(() => {
    const { keptBy, counts } = tree;
    if (!keptBy) return storeInRecords({ resource, tree, dataProvider });
    const { path } = directory.showing(keptBy.entity).entity;
    return storeKeptApart({ platform: platform.key, path, kept: keptBy, counts });
  }, [resource, tree, platform, directory, dataProvider]);
}
