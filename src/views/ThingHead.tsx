import type { ReactNode } from 'react';
import { useLabels } from '../directory/useLabels.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { useParentHead } from './useParentHead.ts';
import type { OpenResource } from './useResource.ts';
import { useTabs } from './useTabs.ts';

interface Needs {
  open: OpenResource;
  id: string;
  /** Undefined until it is known. */
  title: string | undefined;
  children?: ReactNode;
}

/** The head of a thing: the way back to its list, and what lives within it as tabs. */
export function ThingHead({ open: { resource, parents, list }, id, title, children }: Needs) {
  const labels = useLabels();
  const tabs = useTabs();
  const parent = useParentHead(resource, parents);
  const back = { label: labels.many(resource.entity), to: list };
  const crumbs = parent
    ? [...parent.crumbs, { label: parent.title ?? '…', to: parent.tabs.entries[0]?.to ?? list }, back]
    : [back];
  return (
    <PageHead title={title} crumbs={crumbs} tabs={{ open: resource.name, entries: tabs(resource, id) }}>
      {children}
    </PageHead>
  );
}
