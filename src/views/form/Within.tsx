import { useGetOne, type HttpError, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { idOf } from '../../../providers/data/recordId.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { useResource } from '../useResource.ts';

interface Needs {
  resource: BackofficeResource;
  children: ReactNode;
}

/** A screen within another record, such as the products of a company: not found where there is no such record. */
export function Within({ resource, children }: Needs) {
  const { directory } = useBackoffice();
  const { parents } = useResource(resource);
  const parent = directory.parentOf(resource);
  const { error } = useGetOne<RaRecord, HttpError>(
    parent?.name ?? '',
    { id: idOf(Object.values(parents)) },
    { enabled: Boolean(parent) },
  );
  return error?.status === 404 ? <NotFound /> : children;
}
