import type { ReactNode } from 'react';
import { PageHead } from '../../layout/PageHead.tsx';
import { useNoteVisit } from '../../palette/useVisited.ts';
import { useCrumbs } from '../useCrumbs.ts';
import type { OpenResource } from '../useResource.ts';
import { useTabs } from './useTabs.ts';

interface Needs {
  open: OpenResource;
  id: string;
  /** Undefined until it is known. */
  title: string | undefined;
  children?: ReactNode;
}

/** The head of a record: the way back to its list, and what lives within it as tabs. */
export function RecordHead({ open, id, title, children }: Needs) {
  const tabs = useTabs();
  const crumbs = useCrumbs(open);
  useNoteVisit({ entity: open.resource.entity.name, id, title });
  return (
    <PageHead
      title={title}
      crumbs={crumbs}
      tabs={{ open: open.resource.name, entries: tabs(open.resource, id) }}
    >
      {children}
    </PageHead>
  );
}
