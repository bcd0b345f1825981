import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Draft } from '../../../resources/calls/draft.ts';
import { readDraft, type Drafted } from '../../../providers/data/drafts.ts';
import { recordAddress } from '../../directory/addresses.ts';
import { NotFound } from '../../layout/NotFound.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import type { OpenResource } from '../useResource.ts';
import { BegunDraftContext } from './BegunDraftContext.ts';
import { draftKey } from './draftKey.ts';

interface Needs {
  open: OpenResource;
  of: Drafted;
  children: (draft: Draft) => ReactNode;
}

/**
 * Goes on with the draft of a record that is not there yet (behaviour B633). Once it is there, whoever published it, its own
 * form follows; once the draft is dropped, the list.
 */
export function BegunDraft({ open, of, children }: Needs) {
  const basename = useBasename();
  const {
    data: draft,
    error,
    isFetchedAfterMount,
  } = useQuery({ queryKey: draftKey(of), queryFn: () => readDraft(of), retry: false });
  const [seen, setSeen] = useState<Draft>();
  // What was known before may be of yesterday.
  if (isFetchedAfterMount && draft && !error && !seen) setSeen(draft);
  if (error) return seen ? <Navigate to={open.list} replace /> : <NotFound />;
  if (isFetchedAfterMount && (draft === null || (draft && draft.current !== null)))
    return <Navigate to={basename + recordAddress(open.resource, of.id)} replace />;
  if (!seen)
    return (
      <Screen>
        <Waiting of="form" withHead />
      </Screen>
    );
  return <BegunDraftContext value={{ id: of.id, seen, onKept: setSeen }}>{children(seen)}</BegunDraftContext>;
}
