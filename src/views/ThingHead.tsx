import { useBasename, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { listAddress } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useLabels } from '../directory/useLabels.ts';
import { PageHead } from '../layout/PageHead.tsx';
import { useParentHead } from './useParentHead.ts';
import type { OpenResource } from './useResource.ts';

interface Needs {
  open: OpenResource;
  title: string;
  record: RaRecord;
  children: ReactNode;
}

/** The head of a thing: the way back to its list, and what lives within it as tabs. */
export function ThingHead({ open: { resource, parents, list, thing }, title, record, children }: Needs) {
  const { directory } = useBackoffice();
  const labels = useLabels();
  const basename = useBasename();
  const parent = useParentHead(resource, parents);
  const back = { label: labels.many(resource.entity), to: list };
  const crumbs = parent
    ? [...parent.crumbs, { label: parent.title, to: parent.tabs.entries[0]?.to ?? list }, back]
    : [back];
  const within = directory.within(resource.entity).map((child) => ({
    value: child.name,
    label: labels.many(child.entity),
    to:
      basename +
      listAddress(child, { [parentName(child.path)]: String(record[resource.entity.key[0] ?? '']) }),
  }));
  const own = { value: resource.name, label: labels.one(resource.entity), to: thing(record) };
  return (
    <PageHead title={title} crumbs={crumbs} tabs={{ open: resource.name, entries: [own, ...within] }}>
      {children}
    </PageHead>
  );
}

function parentName(path: string): string {
  return /:(\w+)/.exec(path)?.[1] ?? '';
}
