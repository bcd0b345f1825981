import { useLabels } from '../directory/useLabels.ts';
import type { Crumb } from '../layout/PageHead.tsx';
import { useParentHead } from './form/useParentHead.ts';
import type { OpenResource } from './useResource.ts';

/** The way back from a record to its list, and from there to the record within which it lives. */
export function useCrumbs({ resource, parents, list }: OpenResource): Crumb[] {
  const labels = useLabels();
  const parent = useParentHead(resource, parents);
  const back = { label: labels.many(resource.entity), to: list };
  if (!parent) return [back];
  return [...parent.crumbs, { label: parent.title ?? '…', to: parent.tabs.entries[0]?.to ?? list }, back];
}
