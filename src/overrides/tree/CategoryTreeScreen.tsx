import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { TreeEditor } from './TreeEditor.tsx';
import { useCategoryTree } from './useCategoryTree.ts';

/** The categories of the platform as a tree that can be rearranged. */
export default function CategoryTreeScreen() {
  const text = useText();
  const kept = useCategoryTree();
  const { tree, error } = kept;
  if (error) return <EmptyState isScreen title={text('tree.notRead')} advice={error.message} />;
  return <Screen>{tree ? <TreeEditor tree={tree} kept={kept} /> : <Waiting of="tree" withHead />}</Screen>;
}
