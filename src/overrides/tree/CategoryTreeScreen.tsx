import { Loading } from 'react-admin';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { TreeEditor } from './TreeEditor.tsx';
import { useCategoryTree } from './useCategoryTree.ts';

/** The categories of the platform as a tree that can be rearranged. */
export default function CategoryTreeScreen() {
  const text = useText();
  const kept = useCategoryTree();
  const { tree, error } = kept;
  if (error) return <EmptyState isScreen title={text('tree.notRead')} advice={error.message} />;
  if (!tree) return <Loading />;
  return (
    <Screen>
      <TreeEditor tree={tree} kept={kept} />
    </Screen>
  );
}
