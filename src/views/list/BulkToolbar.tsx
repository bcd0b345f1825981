import DeleteIcon from '@mui/icons-material/Delete';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import { Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { BulkActionsToolbar } from 'react-admin';
import { saveExport } from '../../../providers/data/exports.ts';
import { keyOf } from '../../../providers/data/recordId.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import type { Parents } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useText } from '../../directory/useText.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useBulkEnds } from '../../bulk/useBulkEnds.ts';
import { useEverything } from '../bulk/useEverything.ts';
import { BulkDeletionDialog } from '../deletion/BulkDeletionDialog.tsx';
import { useBulk } from './useBulk.ts';
import type { BulkAccess } from './useBulkAccess.ts';
import { useForesight, type ForeseenLosses } from '../deletion/useForesight.ts';

// The inputs of all kinds come with it: a list does not wait for them.
const ChangeDialog = lazy(() =>
  import('../versions/ChangeDialog.tsx').then((m) => ({ default: m.ChangeDialog })),
);

export interface BulkToolbarProps {
  resource: BackofficeResource;
  parents: Parents;
  may: BulkAccess;
}

/** What can be done to the chosen records of a list: one leaf changed, all of them deleted, products also downloaded. */
export function BulkToolbar({ resource, parents, may }: BulkToolbarProps) {
  const { entity } = resource;
  const text = useText();
  const translate = useTranslate();
  const { platform } = useBackoffice();
  const { selectedIds = [], data = [], onUnselectItems } = useListContext();
  const number = useNumber();
  const everything = useEverything(resource, parents);
  const tell = useBulkEnds();
  const bulk = useBulk(resource);
  const { remove } = bulk;
  const foresight = useForesight(resource);
  const progress = foresight.progress ?? bulk.progress;
  const [foreseen, setForeseen] = useState<ForeseenLosses>();
  const [isChanging, setChanging] = useState(false);
  const { orgaSid } = parents;

  const save = async () => {
    const productSids = selectedIds.map((id) => keyOf(String(id)).at(-1) ?? '');
    const wish = { format: 'xlsx', language: 'all', filter: { productSids } } as const;
    await saveExport(platform.key, orgaSid ?? '', wish).catch(({ message }: Error) => notify({ message }));
  };

  const askAndRemove = async () => {
    try {
      const losses = await foresight.foresee(selectedIds);
      if (losses.effects.length > 0 || losses.staying > 0) setForeseen(losses);
      else await remove(selectedIds);
    } catch (error) {
      notify({ message: messageOf(error) });
    }
  };

  return (
    <BulkActionsToolbar
      {...(everything.isAll && {
        label: text('bulk.allChosen', { count: everything.total, n: number(everything.total) }),
      })}
      selectAllButton={
        everything.canChoose ? (
          <Button size="small" color="secondary" onClick={() => void everything.choose()}>
            {text('bulk.chooseAll', { count: everything.total, n: number(everything.total) })}
          </Button>
        ) : (
          false
        )
      }
    >
      {progress ? (
        <Typography role="status">{text('list.progress', progress)}</Typography>
      ) : (
        <>
          {entity.name === 'product' && orgaSid && !everything.filter && (
            <Button size="small" color="secondary" startIcon={<DownloadIcon />} onClick={() => void save()}>
              {translate('ra.action.export')}
            </Button>
          )}
          {may.change && (
            <Button
              size="small"
              color="secondary"
              startIcon={<ChangeIcon />}
              onClick={() => setChanging(true)}
            >
              {text('list.change')}
            </Button>
          )}
          {may.delete && !everything.filter && (
            <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => void askAndRemove()}>
              {translate('ra.action.delete')}
            </Button>
          )}
        </>
      )}
      {foreseen && (
        <BulkDeletionDialog
          foreseen={foreseen}
          onConfirm={() => {
            setForeseen(undefined);
            void remove(selectedIds);
          }}
          onClose={() => setForeseen(undefined)}
        />
      )}
      {isChanging && (
        <Suspense>
          <ChangeDialog
            entity={entity}
            parents={parents}
            rows={data.filter(({ id }) => selectedIds.includes(id))}
            count={everything.filter ? everything.total : selectedIds.length}
            chosen={
              everything.filter
                ? { filter: everything.filter }
                : { keys: selectedIds.map((id) => keyOf(String(id))) }
            }
            onClose={() => setChanging(false)}
            onDone={(change) => {
              setChanging(false);
              onUnselectItems();
              tell(change);
            }}
          />
        </Suspense>
      )}
    </BulkActionsToolbar>
  );
}
