import { useBasename } from 'ra-core';
import { features } from '../../../resources/platform/rights.ts';
import { useText } from '../../directory/useText.ts';
import type { EmptyAction } from '../../layout/EmptyState.tsx';
import { useOpenFeatures } from '../../layout/useOpenFeatures.ts';
import type { OpenResource } from '../useResource.ts';

/** Where records of a company come from that files bring, said while there are none; undefined for whoever may not import. */
export function useImportAdvice({
  resource: { entity },
  parents,
}: OpenResource): { advice: string; action: EmptyAction } | undefined {
  const text = useText();
  const basename = useBasename();
  const mayImport = useOpenFeatures().features.includes('import');
  const company = parents[entity.owner ?? ''];
  if (!entity.files?.onWorkbench || company === undefined || !mayImport) return undefined;
  return {
    advice: text('list.importAdvice'),
    action: {
      label: text('list.toImport'),
      to: `${basename}/${features.import.path}?company=${encodeURIComponent(company)}`,
    },
  };
}
