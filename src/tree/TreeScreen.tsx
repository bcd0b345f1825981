import type { EntityTree } from '../../resources/entity.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { useTreeStore } from './store/useTreeStore.ts';
import { TreeEditor } from './TreeEditor.tsx';
import { useKeptTree } from './useKeptTree.ts';

/** Records with the tree in which they hang. */
export interface TreeResource {
  resource: BackofficeResource;
  declared: EntityTree;
}

/** The records of a resource as a tree that can be rearranged, from their declaration alone. */
export default function TreeScreen({ resource, declared }: TreeResource) {
  const text = useText();
  const kept = useKeptTree(useTreeStore(resource, declared));
  const { tree, error } = kept;
  if (error) return <EmptyState isScreen title={text('tree.notRead')} advice={error.message} />;
  return (
    <Screen>
      {tree ? <TreeEditor tree={tree} kept={kept} resource={resource} /> : <Waiting of="tree" withHead />}
    </Screen>
  );
}
