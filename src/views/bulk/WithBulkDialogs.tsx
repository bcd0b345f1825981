import { useListContext, type Identifier } from 'ra-core';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useBulkEnds } from '../../bulk/useBulkEnds.ts';
import { useForesight, type ForeseenLosses } from '../deletion/useForesight.ts';
import { useBulk } from '../list/useBulk.ts';
import type { OpenResource } from '../useResource.ts';
import { BulkDialogsContext, type AskedChange } from './BulkDialogsContext.ts';

// The inputs of all kinds come with it: a list does not wait for them.
const ChangeDialog = lazy(() =>
  import('../versions/ChangeDialog.tsx').then((m) => ({ default: m.ChangeDialog })),
);
const BulkDeletionDialog = lazy(() =>
  import('../deletion/BulkDeletionDialog.tsx').then((m) => ({ default: m.BulkDeletionDialog })),
);

interface Needs {
  open: OpenResource;
  children: ReactNode;
}

/**
 * Holds what was begun with chosen records of a list, with what it asks: it goes on however the list is drawn meanwhile, and
 * when none is chosen any more.
 */
export function WithBulkDialogs({ open: { resource, parents }, children }: Needs) {
  const { onUnselectItems } = useListContext();
  const tell = useBulkEnds();
  const bulk = useBulk(resource);
  const foresight = useForesight(resource);
  const [foreseen, setForeseen] = useState<ForeseenLosses & { ids: readonly Identifier[] }>();
  const [asked, setAsked] = useState<AskedChange>();

  async function askAndRemove(ids: readonly Identifier[]) {
    try {
      const losses = await foresight.foresee(ids);
      if (losses.effects.length > 0 || losses.staying > 0) setForeseen({ ...losses, ids });
      else await bulk.remove(ids);
    } catch (error) {
      notify({ message: messageOf(error) });
    }
  }

  const dialogs = {
    progress: foresight.progress ?? bulk.progress,
    change: setAsked,
    remove: (ids: readonly Identifier[]) => void askAndRemove(ids),
  };
  return (
    <BulkDialogsContext value={dialogs}>
      {children}
      {foreseen && (
        <Suspense>
          <BulkDeletionDialog
            foreseen={foreseen}
            onConfirm={() => {
              setForeseen(undefined);
              void bulk.remove(foreseen.ids);
            }}
            onClose={() => setForeseen(undefined)}
          />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <ChangeDialog
            entity={resource.entity}
            parents={parents}
            {...asked}
            onClose={() => setAsked(undefined)}
            onDone={(change) => {
              setAsked(undefined);
              onUnselectItems();
              tell(change);
            }}
          />
        </Suspense>
      )}
    </BulkDialogsContext>
  );
}
