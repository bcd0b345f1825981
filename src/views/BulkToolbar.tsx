import DeleteIcon from '@mui/icons-material/Delete';
import ChangeIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/Download';
import { Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { BulkActionsToolbar, SelectAllButton } from 'react-admin';
import { lists } from '../../resources/limits.ts';
import { saveExport } from '../../providers/data/exports.ts';
import { keyOf } from '../../providers/data/recordId.ts';
import { notify } from '../../ui/notifications/notify.ts';
import type { Parents } from '../directory/addresses.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useText } from '../directory/useText.ts';
import { changeable } from './changeable.ts';
import { useBulk } from './useBulk.ts';
import type { BulkAccess } from './useBulkAccess.ts';

// The inputs of all kinds come with it: a list does not wait for them.
const ChangeDialog = lazy(() => import('./ChangeDialog.tsx').then((m) => ({ default: m.ChangeDialog })));

interface Needs {
  resource: BackofficeResource;
  parents: Parents;
  may: BulkAccess;
}

/** What can be done to the chosen records of a list: one field changed, all of them deleted, products also downloaded. */
export function BulkToolbar({ resource, parents, may }: Needs) {
  const { entity } = resource;
  const text = useText();
  const translate = useTranslate();
  const { platform } = useBackoffice();
  const { selectedIds = [] } = useListContext();
  const { change, remove, progress } = useBulk(resource);
  const [isChanging, setChanging] = useState(false);
  const fields = may.change ? changeable(entity, parents) : [];
  const { orgaSid } = parents;

  const save = async () => {
    const productSids = selectedIds.map((id) => keyOf(String(id)).at(-1) ?? '');
    const wish = { format: 'xlsx', language: 'all', filter: { productSids } } as const;
    await saveExport(platform.key, orgaSid ?? '', wish).catch(({ message }: Error) => notify({ message }));
  };

  return (
    <BulkActionsToolbar selectAllButton={<SelectAllButton limit={lists.mostRows} />}>
      {progress ? (
        <Typography role="status">{text('list.progress', progress)}</Typography>
      ) : (
        <>
          {entity.name === 'product' && orgaSid && (
            <Button size="small" color="secondary" startIcon={<DownloadIcon />} onClick={() => void save()}>
              {translate('ra.action.export')}
            </Button>
          )}
          {fields.length > 0 && (
            <Button
              size="small"
              color="secondary"
              startIcon={<ChangeIcon />}
              onClick={() => setChanging(true)}
            >
              {text('list.change')}
            </Button>
          )}
          {may.delete && (
            <Button
              size="small"
              color="error"
              startIcon={<DeleteIcon />}
              onClick={() => void remove(selectedIds)}
            >
              {translate('ra.action.delete')}
            </Button>
          )}
        </>
      )}
      {isChanging && (
        <Suspense>
          <ChangeDialog
            entity={entity}
            fields={fields}
            count={selectedIds.length}
            onClose={() => setChanging(false)}
            onChange={(field, value) => {
              setChanging(false);
              void change(selectedIds, field, value);
            }}
          />
        </Suspense>
      )}
    </BulkActionsToolbar>
  );
}
